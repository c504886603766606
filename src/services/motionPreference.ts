import { localStore, type SafeStorage } from './storage.ts'

const KEY = 'tidewright.motion'

type Remembered = 'play' | 'pause'

/** What the visitor chose on the background control at an earlier visit; anything unexpected reads as no choice. */
export function readMotionPreference(storage: SafeStorage = localStore): Remembered | 'auto' {
  const value = storage.get(KEY)
  return value === 'play' || value === 'pause' ? value : 'auto'
}

export function rememberMotionPreference(choice: Remembered, storage: SafeStorage = localStore): void {
  storage.set(KEY, choice)
}
