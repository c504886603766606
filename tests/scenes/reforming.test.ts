import fc from 'fast-check'
import { createElement } from 'react'
import { Vector2 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  advanceTransitions,
  finishedTransition,
  isDrawn,
  TRANSITION_TIME,
  withoutGone,
  withScene,
  type SceneTransition,
} from '../../src/stage/transitions.ts'
import { POSE_STRIDE } from '../../src/engine/poseFields.ts'
import { CAMERA, halfHeightAt } from '../../src/motion/composition.ts'
import type { SceneId } from '../../src/scenes/registry.ts'
import { createReforming } from '../../src/engine/reform/reforming.ts'
import { MAX_STEP } from '../../src/motion/sceneClock.ts'
import { createSnapshot } from '../../src/engine/StageContext.ts'
import { mix } from '../../src/shared/math.ts'
import { positionIn, poseValue } from '../helpers/glass.ts'
import { allScenes, renderScene } from '../helpers/renderScene.tsx'

const ids = allScenes.map(({ id }) => id)

type Staged = SceneTransition<SceneId>
/** The poses that are drawn of each scene. */
type Pictures = ReadonlyMap<Staged, Float32Array>

const WIDE = 1.6
const TALL = 0.46
/** Recorded poses in a second, of the first `SECONDS`. Between them poses are mixed. */
const RATE = 4
const SECONDS = 14
const recordings = new Map<string, { frames: Float32Array[]; shiftX: number; shiftY: number }>()

/** Records the poses of each scene in both windows, once. */
async function recordAll() {
  for (const aspect of recordings.size > 0 ? [] : [WIDE, TALL])
    for (const { id, component, startTime } of allScenes) {
      const snapshot = createSnapshot()
      const size = { width: 900 * aspect, height: 900, contours: false }
      const scene = await renderScene(createElement(component), { ...size, stage: { snapshot } })
      const frames = Array.from({ length: SECONDS * RATE }, (_, frame) => {
        scene.seek(startTime + frame / RATE)
        return snapshot.poses.slice()
      })
      recordings.set(`${id} ${aspect}`, { ...snapshot, frames })
    }
}

/** Puts a recorded scene on the stage, with its own time. Returns a function that draws a frame. */
function createActor({ id, snapshot, progress }: Staged, aspect: number) {
  const { frames, shiftX, shiftY } = recordings.get(`${id} ${aspect}`)!
  const reforming = createReforming()
  let time = 0
  Object.assign(snapshot, { poses: frames[0]!.slice(), shiftX, shiftY })
  return {
    pose(seconds: number) {
      time += Math.min(seconds, MAX_STEP)
      const frame = Math.min(Math.floor(time * RATE), frames.length - 2)
      const after = frames[frame + 1]!
      for (const [at, value] of frames[frame]!.entries())
        snapshot.poses[at] = mix(value, after[at]!, time * RATE - frame)
    },
    draw: (seconds: number) => reforming.apply(snapshot, progress, seconds, aspect).slice(),
  }
}

/** A stage of all scenes without React and renderer. */
function createTestStage(first: SceneId, aspect: number) {
  let transitions = [finishedTransition<SceneId>(first)]
  const actors = new Map<Staged, ReturnType<typeof createActor>>()
  return {
    change(id: SceneId) {
      transitions = withScene(transitions, id)
      for (const transition of transitions) transition.prepared = true
    },
    /** Runs one frame. Returns what is drawn of each scene. */
    frame(seconds: number): Pictures {
      const left = advanceTransitions(transitions, seconds)
      for (const transition of transitions) {
        if (!actors.has(transition)) actors.set(transition, createActor(transition, aspect))
        actors.get(transition)?.pose(seconds)
      }
      const all = transitions.map((each) => [each, actors.get(each)!.draw(seconds)] as const)
      if (left) transitions = withoutGone(transitions)
      return new Map(all.filter(([each]) => isDrawn(each)))
    },
    onStage: () => transitions.map(({ id }) => id),
  }
}

const presenceOf = (poses: Float32Array, index: number) => poseValue(poses, index, 'progress')[0] ?? 0
const sizeOf = (poses: Float32Array, index: number) => poseValue(poses, index, 'scale')[0] ?? 0
const indicesOf = (poses: Float32Array) => [...Array(poses.length / POSE_STRIDE).keys()]

/** Where a body stands in the window, and its radius, in half window heights. */
function seenAt(
  poses: Float32Array,
  { snapshot: { shiftX, shiftY } }: Staged,
  index: number,
  aspect: number,
) {
  const { x, y, z } = positionIn(poses, index)
  const half = halfHeightAt(CAMERA.z - z)
  return {
    at: new Vector2(x / half + shiftX * aspect, y / half + shiftY),
    radius: sizeOf(poses, index) / half,
  }
}

/** Share below which nobody sees a body. */
const UNSEEN = 0.01
/**
 * Most by which a body changes in a second, in a change that is cut short: scene units, and the share that is
 * seen.
 */
const FASTEST = { position: 900, seen: 60 } as const

/** Says what jumps between two frames, or comes too near. An empty list if nothing does. */
function jumpsBetween(before: Pictures, now: Pictures, seconds: number): string[] {
  const step = Math.min(seconds, 0.1)
  const jumps: string[] = []
  for (const scene of new Set([...before.keys(), ...now.keys()])) {
    const own = scene.snapshot.poses
    const [from, to] = [before.get(scene), now.get(scene)]
    for (const index of indicesOf(own)) {
      // Its presence times the share of its own size.
      const seenIn = (poses: Float32Array | undefined) =>
        poses ? (presenceOf(poses, index) * sizeOf(poses, index)) / sizeOf(own, index) : 0
      const [was, is] = [seenIn(from), seenIn(to)]
      if (Math.abs(is - was) > FASTEST.seen * step + UNSEEN)
        jumps.push(`body ${index} of scene ${scene.id} is seen by ${was}, then by ${is} in ${seconds} s`)
      if (to && CAMERA.z - positionIn(to, index).z < 5.99)
        jumps.push(`body ${index} of scene ${scene.id} comes close to the camera`)
      if (!from || !to || was < UNSEEN || is < UNSEEN) continue
      const moved = positionIn(from, index).distanceTo(positionIn(to, index))
      if (moved > FASTEST.position * step + 1e-3)
        jumps.push(`body ${index} of scene ${scene.id} moves by ${moved} in ${seconds} s`)
    }
  }
  return jumps
}

describe('scenes that re-form', () => {
  it('never make a visible body jump or come close, and end in the last scene, whatever the changes and the frames', async () => {
    await recordAll()
    const frameTime = fc.constantFrom(0, 0.001, 1 / 120, 1 / 60, 1 / 60, 0.05, 0.3)
    const change = fc.tuple(fc.constantFrom(...ids), fc.array(frameTime, { maxLength: 25 }))
    const changes = fc.array(change, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom(WIDE, TALL), changes, (first, aspect, all) => {
        const stage = createTestStage(first, aspect)
        let before = stage.frame(0)
        const step = (seconds: number) => {
          const now = stage.frame(seconds)
          expect(now.size).toBeLessThanOrEqual(2)
          expect(jumpsBetween(before, now, seconds)).toEqual([])
          before = now
        }
        for (const [id, frames] of all) {
          stage.change(id)
          for (const seconds of frames) step(seconds)
        }
        for (let frame = 0; frame < 60; frame += 1) step(0.05)
        expect(stage.onStage()).toEqual([all.at(-1)?.[0]])
        for (const [{ id, snapshot }, poses] of before)
          expect([id, poses]).toEqual([all.at(-1)?.[0], snapshot.poses])
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it.each([
    ['default', 'portfolio', WIDE],
    ['default', 'testimonials', WIDE],
    ['portfolio', 'about', WIDE],
    ['services', 'contact', TALL],
    ['testimonials', 'default', TALL],
  ] as const)('grow out of the nearest bodies, from %s to %s at aspect %d', async (old, next, aspect) => {
    await recordAll()
    const stage = createTestStage(old, aspect)
    const [[oldScene, before]] = stage.frame(0) as unknown as [[Staged, Float32Array]]
    stage.change(next)
    const matched = [...stage.frame(0).keys()][1]!.snapshot.poses.slice()
    const firstSeen = new Set<number>()
    let [bodies, stillSeen] = [0, 1]
    for (let seconds = 0; seconds < TRANSITION_TIME; seconds += 1 / 60) {
      const [leaving, entering] = stage.frame(1 / 60)
      if (!leaving || !entering) continue
      const [scene, poses] = entering
      const own = scene.snapshot.poses
      bodies = indicesOf(own).length
      stillSeen = Math.max(...indicesOf(leaving[1]).map((index) => presenceOf(leaving[1], index)))
      for (const index of indicesOf(poses)) {
        if (firstSeen.has(index) || presenceOf(poses, index) < 0.05) continue
        firstSeen.add(index)
        expect(sizeOf(poses, index) / sizeOf(own, index)).toBeLessThan(0.2)
        const start = seenAt(poses, scene, index, aspect).at
        const end = seenAt(own, scene, index, aspect).at
        const others = indicesOf(before).map((other) => seenAt(before, oldScene, other, aspect))
        const { at: place } = seenAt(matched, scene, index, aspect)
        const least = Math.min(...others.map(({ at }) => at.distanceTo(place)))
        // Two can be as near as each other.
        const [nearest] = others
          .filter(({ at }) => at.distanceTo(place) < least + 0.01)
          .toSorted((one, two) => one.at.distanceTo(start) - two.at.distanceTo(start))
        // It starts within the old body, or comes from its direction if that is far away.
        const near = Math.max(nearest!.radius, nearest!.at.distanceTo(end) - 0.7) + 0.15
        expect(nearest!.at.distanceTo(start), `body ${index}`).toBeLessThan(near)
      }
    }
    expect([firstSeen.size, bodies > 0]).toEqual([bodies, true])
    expect(stillSeen).toBeLessThan(0.1)
  })
})
