import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyFloating, type Floating } from './floating.ts'
import { useMotion } from './useMotion.ts'

/** Registers a body with its scene's field. Owns the rotation and `position.y`; set the rest freely. */
export function useFloating(floating: Floating): RefObject<Group | null> {
  return useMotion(floating, applyFloating)
}
