import { localStore, type SafeStorage } from './storage.ts'

const KEY = 'site.motion'

type MotionChoice = 'play' | 'pause'

/** Returns the visitor's last choice on the background control, or 'auto' where none is stored. */
export function readMotionPreference(storage: SafeStorage = localStore): MotionChoice | 'auto' {
  const value = storage.get(KEY)
  return value === 'play' || value === 'pause' ? value : 'auto'
}

/** Stores the choice for later visits. */
export function rememberMotionPreference(choice: MotionChoice, storage: SafeStorage = localStore): void {
  storage.set(KEY, choice)
}
