import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Level } from './policy.ts'

/** What the shell's control shows of the backdrop. Written by the conductor alone. */
export interface BackdropStatus {
  level: Level
  /** False until a scene is known to be able to run here, and once it has failed for good. */
  canRun: boolean
}

export type StatusStore = StoreApi<BackdropStatus>

export function createStatusStore(): StatusStore {
  return createStore<BackdropStatus>(() => ({ level: 'poster', canRun: false }))
}

export const backdropStatus = createStatusStore()
