import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyOrbital, type Orbital } from './orbital.ts'
import { useMotion } from './useMotion.ts'

/** Moves a body on an orbit. Writes its position. Does not write rotation and scale. */
export function useOrbital(orbital: Orbital): RefObject<Group | null> {
  return useMotion(orbital, applyOrbital)
}
