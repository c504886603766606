import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Group } from 'three'
import { MotionContext } from './MotionContext.ts'
import type { ApplyMotion, Motion } from './motionSystem.ts'

/**
 * Registers a body with its scene's motion system. Put the returned ref on the body's group. A new `motion` removes
 * the body and registers it again.
 *
 * @throws Error outside of a scene
 */
export function useMotion<M extends Motion>(motion: M, apply: ApplyMotion<M>): RefObject<Group | null> {
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
