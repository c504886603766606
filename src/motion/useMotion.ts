import { useContext, useLayoutEffect, useRef, type RefObject, createContext } from 'react'
import type { Group } from 'three'
import type { ApplyMotion, Motion, MotionSystem } from './motionSystem.ts'
import { applyFloating, type Floating } from './floating.ts'
import { applyOrbital, type Orbital } from './orbital.ts'
import { applyWave, type Wave } from './wave.ts'

/** The motion system of the surrounding scene. Null outside of a scene. */
export const MotionContext = createContext<MotionSystem | null>(null)

/**
 * Registers a body with its scene's motion system. Put the returned ref on the body's group. A new `motion` removes
 * the body and registers it again.
 *
 * @throws Error outside of a scene
 */
function useMotion<M extends Motion>(motion: M, apply: ApplyMotion<M>): RefObject<Group | null> {
  const motionSystem = useContext(MotionContext)
  const body = useRef<Group>(null)
  if (!motionSystem)
    throw new Error(`A body with ${motion.type} motion needs a MotionContext: render it inside a BodyScene.`)
  useLayoutEffect(
    () => (body.current ? motionSystem.add(body.current, motion, apply) : undefined),
    [motionSystem, motion, apply],
  )
  return body
}

/** Moves a body by floating. Writes its rotation and `position.y`, but not its other position and scale. */
export function useFloating(floating: Floating): RefObject<Group | null> {
  return useMotion(floating, applyFloating)
}

/** Moves a body on an orbit. Writes its position. Does not write rotation and scale. */
export function useOrbital(orbital: Orbital): RefObject<Group | null> {
  return useMotion(orbital, applyOrbital)
}

/** Moves a body on a wave. Writes `position.y`, and `rotation.x` and `rotation.z` if the body leans. */
export function useWave(wave: Wave): RefObject<Group | null> {
  return useMotion(wave, applyWave)
}
