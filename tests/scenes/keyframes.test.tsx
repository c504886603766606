import fc from 'fast-check'
import { Quaternion } from 'three'
import { expect, it } from 'vitest'
import { lastKeyframeOf } from '../../src/scenes/facts.ts'
import { itemAt } from '../../src/shared/lists.ts'
import { NO_INPUTS } from '../../src/store/site.ts'
import { drawnLook, drawnPoses, poseValue, positionIn } from '../helpers/glass.ts'
import { evenly, time } from '../helpers/motions.ts'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'
import { allScenes, describeIn, renderScene, windows } from '../helpers/renderScene.tsx'

/**
 * A step between keyframes, and scene units that a body may move for it. The fastest moves 0.09, in the
 * default scene on a wide screen.
 */
const STEP = 0.0001
const MAX_MOVE = 0.2

const turnIn = (all: Float32Array, at: number) => new Quaternion().fromArray(poseValue(all, at, 'rotation'))

const rows = allScenes.flatMap((scene) =>
  windows.map((size) => ({
    ...scene,
    ...size,
    window: `${size.window}, the ${scene.id} scene`,
    tags: size.window === 'tablet' ? ['deep'] : size.tags,
  })),
)

describeIn(rows, 'on a', ({ id, component: Component, route, width, height }) => {
  const last = lastKeyframeOf(id)
  const keyframes = Array.from({ length: last + 1 }, (_, keyframe) => keyframe)

  async function render() {
    const scene = await renderScene(<Component />, { width, height, site: { route }, contours: false })
    const bodies = scene.bodies()
    const radii = bodies.map(({ scale }) => scale.x)
    /** The poses that the glass draws, at `t` seconds and keyframe `s`. */
    const at = (t: number, s: number) => {
      scene.seek(t, s)
      return drawnPoses(scene.bodies())
    }
    return { scene, bodies, radii, at }
  }

  it.runIf(last > 0)(
    'highlights one body, at its own keyframe only, and takes a keyframe out of range as the nearest one',
    async () => {
      const { at, bodies } = await render()
      const [first, end] = [at(2, 0), at(2, last)]
      expect(end).not.toEqual(first)
      for (const s of [-1, Number.NaN, -Infinity]) expect(at(2, s)).toEqual(first)
      for (const s of [last + 0.5, 99, Infinity]) expect(at(2, s)).toEqual(end)
      const highlightedAt = (s: number) => {
        at(3, s)
        const highlighted = bodies.filter((body) => drawnLook(body).highlight > 0)
        return highlighted.map(({ name }) => `${name} at keyframe ${s}`)
      }
      expect(keyframes.flatMap(highlightedAt), 'One body of a scene has `highlightAt`').toHaveLength(1)
      expect([0, ...keyframes.slice(1).map((keyframe) => keyframe - 0.5)].flatMap(highlightedAt)).toEqual([])
    },
  )

  it('begins where the motions have its bodies, and draws them there', async () => {
    const { bodies, at } = await render()
    for (const t of [0, 3, 77]) {
      const poses = at(t, 0)
      for (const [index, body] of bodies.entries()) {
        const { name, position, quaternion, rotation, scale } = body
        const { motion, basePosition, baseBrightness, motionOffsetY, elevation, brightness } = body
        expect(poseValue(poses, index, 'position')).toEqual(position.toArray().map(Math.fround))
        expect(poseValue(poses, index, 'rotation')).toEqual(quaternion.toArray().map(Math.fround))
        for (const [value, expected] of Object.entries({ scale: scale.x, elevation, brightness }))
          expect(poseValue(poses, index, value as 'scale')).toEqual([Math.fround(expected)])
        const { x, y, z } = basePosition
        // Others may go anywhere: an orbit has its own test.
        if (motion === 'floating' || motion === 'wave')
          expect(position.toArray(), name).toEqual([x, y + motionOffsetY, z])
        const { highlight, shown } = body
        expect(drawnLook(body)).toEqual({ brightness, elevation, highlight, shown })
        expect(quaternion.angleTo(new Quaternion().setFromEuler(rotation)), name).toBeLessThan(1e-6)
        // The sea is dimmer beside the text of the first screen.
        if (motion === 'wave') expect(brightness, name).toBeLessThanOrEqual(0)
        else expect(brightness, name).toBe(baseBrightness)
      }
    }
  })

  it('turns no body with a jerk, wherever the page stands', async () => {
    const { scene } = await render()
    for (const keyframe of [0, 0.3, 0.5, 0.75, 1.5]) {
      let before: Quaternion[] = []
      for (let t = 0; t < 24; t += 0.25) {
        scene.seek(t, keyframe)
        const now = scene.bodies().map(({ quaternion }) => quaternion.clone())
        for (const [index, was] of before.entries())
          expect(was.angleTo(itemAt(now, index)), `${index} at ${t} s`).toBeLessThan(0.5)
        before = now
      }
    }
  })

  it('shows one picture for a time and a keyframe, leaps nowhere, and stays within bounds', async () => {
    const { scene, radii, at } = await render()
    const passing = fc.constantFrom(...keyframes.map((keyframe) => Math.max(0, keyframe - STEP / 2)))
    const anywhere = fc.oneof(evenly(0, last), passing)
    // What the visitor does has no effect yet, half of it, and all of it.
    for (const seconds of sceneNumbers[id].reacts ? [0, 0.7, 2] : [0]) {
      const inputs = {
        ...NO_INPUTS,
        openIcon: 'phone' as const,
        openIconAt: 0.65 * height,
        chosenProjects: [0, 2],
      }
      scene.tell({ delivery: seconds < 1 ? 'sending' : 'sent', inputs })
      scene.advance(seconds, 10)
      fc.assert(
        fc.property(time, anywhere, evenly(0, last), (t, s, other) => {
          const here = at(t, s)
          const next = at(t, s + STEP)
          at(t + 1, other)
          expect(at(t, s)).toEqual(here)
          const strays = radii.flatMap((radius, index) => {
            const [place, turn] = [positionIn(here, index), turnIn(here, index)]
            const seen = {
              moved: positionIn(next, index).distanceTo(place),
              turned: turnIn(next, index).angleTo(turn),
              place,
              grown: itemAt(poseValue(here, index, 'scale'), 0) - radius,
              stretched: turn.length() - 1,
            }
            const isRight =
              seen.moved < MAX_MOVE &&
              seen.turned < 0.02 &&
              place.length() < 160 &&
              place.z < 30 &&
              Math.max(Math.abs(seen.grown), Math.abs(seen.stretched)) < 5e-5
            return isRight ? [] : [{ index, ...seen }]
          })
          expect(strays).toEqual([])
        }),
        { numRuns: 25 },
      )
    }
  })
})
