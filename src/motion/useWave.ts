import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyWave, type Wave } from './wave.ts'
import { useMotion } from './useMotion.ts'

/** Registers a body with its scene's field. Owns `position.y` and, where it leans, rotation x and z; set the rest freely. */
export function useWave(wave: Wave): RefObject<Group | null> {
  return useMotion(wave, applyWave)
}
