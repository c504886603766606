import fc from 'fast-check'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  advanceTransitions,
  finishedTransition,
  isDrawn,
  TRANSITION_TIME,
  withoutGone,
  withScene,
  type SceneTransition,
} from '../../src/backdrop/stage/transitions.ts'
import { MAX_STEP } from '../../src/motion/motionSystem.ts'
import { POSE_STRIDE } from '../../src/scenes/engine/poseLayout.ts'
import { CAMERA, halfHeightAt } from '../../src/scenes/engine/composition.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { createReforming } from '../../src/scenes/engine/reform/reforming.ts'
import { poseValue } from '../helpers/glass.ts'
import { journeyPoses } from '../helpers/journey.ts'

const ids = Object.values(scenes).map(({ id }) => id)

interface Picture {
  poses: Float32Array
  shift: readonly [number, number]
}

/** One scene on the stage, with its own time and re-forming, without React. */
function createActor(id: SceneId, transition: SceneTransition, aspect: number) {
  const { layout, count, posterTime } = scenes[id]
  const { shift } = layout({ seed: 7, count, aspect })
  const { at } = journeyPoses(layout, count, aspect)
  const reforming = createReforming()
  let time: number = posterTime
  return {
    shift,
    pose(seconds: number) {
      time += Math.min(seconds, MAX_STEP)
      const { snapshot } = transition
      snapshot.poses = at(time, 0)
      ;[snapshot.shiftX, snapshot.shiftY] = shift
    },
    draw: (seconds: number): Picture => ({
      poses: reforming.apply(transition.snapshot, transition.progress, seconds, aspect).slice(),
      shift,
    }),
    own: () => transition.snapshot.poses,
  }
}

/** A stage of all scenes without React and renderer. */
function createTestStage(first: SceneId, aspect = 1.6) {
  let transitions = [finishedTransition<SceneId>(first)]
  const actors = new WeakMap<SceneTransition, ReturnType<typeof createActor>>()
  const actorOf = (transition: SceneTransition<SceneId>) => {
    const actor = actors.get(transition) ?? createActor(transition.id, transition, aspect)
    actors.set(transition, actor)
    return actor
  }
  return {
    change(id: SceneId) {
      transitions = withScene(transitions, id)
      for (const transition of transitions) transition.prepared = true
    },
    /** Runs one frame. Returns what is drawn of each scene. */
    frame(seconds: number): Map<SceneTransition, Picture> {
      const left = advanceTransitions(transitions, seconds)
      for (const transition of transitions) actorOf(transition).pose(seconds)
      const pictures = new Map<SceneTransition, Picture>()
      for (const transition of transitions) {
        const picture = actorOf(transition).draw(seconds)
        if (isDrawn(transition)) pictures.set(transition, picture)
      }
      if (left) transitions = withoutGone(transitions)
      return pictures
    },
    onStage: () => transitions.map(({ id }) => id),
    actorOf: (id: SceneId) => {
      const transition = transitions.find((each) => each.id === id)
      if (!transition) throw new Error(`The scene ${id} is not on the stage.`)
      return actorOf(transition)
    },
  }
}

const presenceOf = (poses: Float32Array, index: number) => poseValue(poses, index, 'progress')[0] ?? 0
const sizeOf = (poses: Float32Array, index: number) => poseValue(poses, index, 'scale')[0] ?? 0
const positionOf = (poses: Float32Array, index: number) =>
  new Vector3().fromArray(poseValue(poses, index, 'position'))
const countOf = (poses: Float32Array) => poses.length / POSE_STRIDE

/** Where a body stands in the window: x and y in half window heights. */
function screenPlace({ poses, shift }: Picture, index: number, aspect: number): [number, number] {
  const { x, y, z } = positionOf(poses, index)
  const half = halfHeightAt(CAMERA.z - z)
  return [x / half + shift[0] * aspect, y / half + shift[1]]
}

/** How much of a body is seen, 0 to 1: its presence times the share of its own size. */
const seenOf = (poses: Float32Array, index: number, own: Float32Array) =>
  (presenceOf(poses, index) * sizeOf(poses, index)) / sizeOf(own, index)
/** Share below which nobody sees a body. */
const UNSEEN = 0.01
/** Most by which a body changes in a second, in a change that is cut short: scene units, and the share that is seen. */
const FASTEST = { position: 900, seen: 60 } as const

type Pictures = ReadonlyMap<SceneTransition, Picture>

/** Says what jumps between two frames. An empty list if nothing does. */
function jumpsBetween(before: Pictures, now: Pictures, seconds: number): string[] {
  const step = Math.min(seconds, 0.1)
  const jumps: string[] = []
  for (const transition of new Set([...before.keys(), ...now.keys()])) {
    const { id, snapshot } = transition
    const own = snapshot.poses
    const from = before.get(transition)?.poses
    const to = now.get(transition)?.poses
    for (let index = 0; index < countOf(own); index += 1) {
      const was = from ? seenOf(from, index, own) : 0
      const is = to ? seenOf(to, index, own) : 0
      if (Math.abs(is - was) > FASTEST.seen * step + UNSEEN)
        jumps.push(`body ${index} of scene ${id} is seen by ${was}, then by ${is} in ${seconds} s`)
      if (!from || !to || was < UNSEEN || is < UNSEEN) continue
      const moved = positionOf(from, index).distanceTo(positionOf(to, index))
      if (moved > FASTEST.position * step + 1e-3)
        jumps.push(`body ${index} of scene ${id} moves by ${moved} in ${seconds} s`)
    }
  }
  return jumps
}

describe('scenes that re-form', () => {
  it('never make a visible body jump, and end in the last scene, whatever the changes and the frames', () => {
    const frameTime = fc.constantFrom(0, 0.001, 1 / 120, 1 / 60, 1 / 60, 0.05, 0.3)
    const change = fc.tuple(fc.constantFrom(...ids), fc.array(frameTime, { maxLength: 25 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.constantFrom(1.6, 0.46),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        (first, aspect, changes) => {
          const stage = createTestStage(first, aspect)
          let before = stage.frame(0)
          const step = (seconds: number) => {
            const now = stage.frame(seconds)
            expect(now.size).toBeLessThanOrEqual(2)
            expect(jumpsBetween(before, now, seconds)).toEqual([])
            before = now
          }
          for (const [id, frames] of changes) {
            stage.change(id)
            for (const seconds of frames) step(seconds)
          }
          for (let frame = 0; frame < 60; frame += 1) step(0.05)
          const wanted = changes.at(-1)?.[0] ?? first
          expect(stage.onStage()).toEqual([wanted])
          expect([...before.values()].map(({ poses }) => poses)).toEqual([stage.actorOf(wanted).own()])
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)

  it.each([
    ['default', 'portfolio', 1.6],
    ['default', 'testimonials', 1.6],
    ['portfolio', 'about', 1.6],
    ['services', 'contact', 0.46],
    ['testimonials', 'default', 0.46],
  ] as const)(
    'grow out of the nearest bodies on the screen, from %s to %s at aspect %d',
    (old, next, aspect) => {
      const stage = createTestStage(old, aspect)
      const [before] = stage.frame(0).values()
      stage.change(next)
      stage.frame(0)
      const own = { poses: stage.actorOf(next).own().slice(), shift: stage.actorOf(next).shift }
      const firstSeen = new Map<number, { start: [number, number]; end: [number, number] }>()
      let stillSeen = 1
      for (let seconds = 0; seconds < TRANSITION_TIME; seconds += 1 / 60) {
        const [leaving, entering] = stage.frame(1 / 60).values()
        if (!leaving || !entering) continue
        const { own: ownOf, shift } = stage.actorOf(next)
        for (let index = 0; index < countOf(entering.poses); index += 1) {
          if (firstSeen.has(index) || presenceOf(entering.poses, index) < 0.05) continue
          firstSeen.set(index, {
            start: screenPlace(entering, index, aspect),
            end: screenPlace({ poses: ownOf(), shift }, index, aspect),
          })
          expect(sizeOf(entering.poses, index) / sizeOf(ownOf(), index)).toBeLessThan(0.2)
        }
        const presences = Array.from({ length: countOf(leaving.poses) }, (_, index) =>
          presenceOf(leaving.poses, index),
        )
        stillSeen = Math.max(...presences)
      }
      expect(firstSeen.size).toBe(scenes[next].count)
      expect(stillSeen).toBeLessThan(0.1)
      if (!before) throw new Error('The first scene was not drawn.')
      for (const [index, { start, end }] of firstSeen) {
        const [ownX, ownY] = screenPlace(own, index, aspect)
        const nearest = Array.from({ length: countOf(before.poses) }, (_, other) => {
          const [x, y] = screenPlace(before, other, aspect)
          const depth = CAMERA.z - positionOf(before.poses, other).z
          return {
            distance: Math.hypot(ownX - x, ownY - y),
            toStart: Math.hypot(start[0] - x, start[1] - y),
            toEnd: Math.hypot(end[0] - x, end[1] - y),
            radius: sizeOf(before.poses, other) / halfHeightAt(depth),
          }
        }).toSorted((one, other) => one.distance - other.distance)[0]
        if (!nearest) throw new Error('The first scene has no bodies.')
        // It starts within the old body, or comes from its direction if that is far away.
        const { toStart, toEnd, radius } = nearest
        expect(toStart, `body ${index}`).toBeLessThan(Math.max(radius, toEnd - 0.7) + 0.15)
      }
    },
  )

  it('keep bodies at a depth at which they do not cover the window', () => {
    for (const [old, next] of [
      ['default', 'portfolio'],
      ['portfolio', 'contact'],
      ['about', 'services'],
    ] as const) {
      const stage = createTestStage(old)
      stage.frame(0)
      stage.change(next)
      for (let frame = 0; frame < 100; frame += 1)
        for (const { poses } of stage.frame(1 / 60).values())
          for (let index = 0; index < countOf(poses); index += 1)
            expect(CAMERA.z - positionOf(poses, index).z).toBeGreaterThanOrEqual(5.99)
    }
  })
})
