import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyOrbital, type Orbital } from './orbital.ts'
import { useMotion } from './useMotion.ts'

/** Registers a body with its scene's field. Owns the position; set the attitude freely. */
export function useOrbital(orbital: Orbital): RefObject<Group | null> {
  return useMotion(orbital, applyOrbital)
}
