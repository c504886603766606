import type { RefObject } from 'react'
import type { Group } from 'three'
import { applyWave, type Wave } from './wave.ts'
import { useMotion } from './useMotion.ts'

/** Moves a body on a wave. Writes `position.y`, and `rotation.x` and `rotation.z` if the body leans. */
export function useWave(wave: Wave): RefObject<Group | null> {
  return useMotion(wave, applyWave)
}
