import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyOrbital, type Orbital } from './orbital.ts'
import { useMotion } from './useMotion.ts'

/** Moves a body on an orbit. Writes its position; rotation and scale stay free. */
export function useOrbital(orbital: Orbital): RefObject<Group | null> {
  return useMotion(orbital, applyOrbital)
}
