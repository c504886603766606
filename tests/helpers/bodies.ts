import { Group } from 'three'
import { applyFloating } from '../../src/motion/floating.ts'
import { applyOrbital } from '../../src/motion/orbital.ts'
import { applyWave } from '../../src/motion/wave.ts'
import type { BodySpec } from '../../src/scenes/body.ts'
import { DEFAULT_SEED, type LayoutFunction } from '../../src/scenes/layout.ts'

/** Width / height of a desktop's window and of a phone's. */
export const aspects = [1.6, 0.5] as const

/** Returns the bodies of a layout with the site's seed, one list for each of `aspects`. */
export function composedBodies(layout: LayoutFunction, count: number): (readonly BodySpec[])[] {
  return aspects.map((aspect) => layout({ seed: DEFAULT_SEED, count, aspect }).bodies)
}

/** Returns a group at the body's pose at `t` seconds. */
export function poseOf({ position, rotation, motion }: BodySpec, t: number): Group {
  const group = new Group()
  group.position.set(...position)
  group.rotation.set(...rotation)
  if (motion.type === 'floating') applyFloating(group, motion, t)
  else if (motion.type === 'orbital') applyOrbital(group, motion, t)
  else applyWave(group, motion, t)
  return group
}
