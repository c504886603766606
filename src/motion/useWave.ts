import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyWave, type Wave } from './wave.ts'
import { useMotion } from './useMotion.ts'

/** Moves a body on a wave. Writes `position.y` and, if the body leans, rotation x and z; the other channels stay free. */
export function useWave(wave: Wave): RefObject<Group | null> {
  return useMotion(wave, applyWave)
}
