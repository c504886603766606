import { Group, type Object3D } from 'three'
import { applyFloating } from '../../src/motion/floating.ts'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { applyOrbital } from '../../src/motion/orbital.ts'
import { applyWave } from '../../src/motion/wave.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { DEFAULT_SEED, type LayoutFunction } from '../../src/scenes/layout.ts'

/** Moves the object as the scene moves its body at `t` seconds. Returns its wave's elevation (-1 to 1), 0 without a wave. */
export function applyMotion(object: Object3D, motion: Motion, t: number): number {
  switch (motion.type) {
    case 'floating':
      applyFloating(object, motion, t)
      return 0
    case 'orbital':
      applyOrbital(object, motion, t)
      return 0
    case 'wave':
      return applyWave(object, motion, t)
    default:
      // Does not compile while a type of motion has no case.
      return motion satisfies never
  }
}

/** Width / height of a desktop's window and of a phone's. */
export const aspects = [1.6, 0.5] as const

/** Windows by their width / height. */
export const windows = [
  ['desktop', 1.6],
  ['wide screen', 2.37],
  ['tablet', 0.75],
  ['phone', 0.462],
] as const

/** Returns the bodies of a layout with the site's seed, one list for each of `aspects`. */
export function composedBodies(layout: LayoutFunction, count: number): (readonly BodySpec[])[] {
  return aspects.map((aspect) => layout({ seed: DEFAULT_SEED, count, aspect }).bodies)
}

/** Returns a group at the body's pose at `t` seconds. */
export function poseOf({ position, rotation, motion }: BodySpec, t: number): Group {
  const group = new Group()
  group.position.set(...position)
  group.rotation.set(...rotation)
  applyMotion(group, motion, t)
  return group
}
