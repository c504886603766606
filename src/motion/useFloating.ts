import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyFloating, type Floating } from './floating.ts'
import { useMotion } from './useMotion.ts'

/** Moves a body by floating. Writes its rotation and `position.y`, but not its other position and scale. */
export function useFloating(floating: Floating): RefObject<Group | null> {
  return useMotion(floating, applyFloating)
}
