import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Group } from 'three'
import type { Apply, Motion } from './motionSystem.ts'
import { MotionContext } from './MotionContext.ts'

/**
 * Registers a body with its scene's field, which moves all bodies of the scene in one frame callback. Put the returned
 * ref on the body's group. The motion is fixed while the body lives; another one registers it anew.
 *
 * @throws Error outside of a scene
 */
export function useMotion<M extends Motion>(motion: M, apply: Apply<M>): RefObject<Group | null> {
  const field = useContext(MotionContext)
  const body = useRef<Group>(null)
  if (!field)
    throw new Error(
      `A body with ${motion.type} motion stands outside of a scene: it needs a field to move it.`,
    )
  useLayoutEffect(
    () => (body.current ? field.add(body.current, motion, apply) : undefined),
    [field, motion, apply],
  )
  return body
}
