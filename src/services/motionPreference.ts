import { localStore, type SafeStorage } from './storage.ts'

const KEY = 'site.motion'

type MotionChoice = 'play' | 'pause'

/** Returns the visitor's last choice on the background control, or 'auto' where none is stored. */
export function readMotionPreference(storage: SafeStorage = localStore): MotionChoice | 'auto' {
  const value = storage.get(KEY)
  return value === 'play' || value === 'pause' ? value : 'auto'
}

/** The window's events about what its other tabs store. */
interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void): void
}

/** Calls `onChange` with each choice that the visitor makes in another tab. */
export function watchMotionPreference(
  onChange: (choice: MotionChoice | 'auto') => void,
  events: StorageEvents = window,
  storage: SafeStorage = localStore,
): void {
  events.addEventListener('storage', ({ key }) => {
    // The key is null where a tab clears the storage.
    if (key === KEY || key === null) onChange(readMotionPreference(storage))
  })
}

/** Stores the choice for later visits. */
export function rememberMotionPreference(choice: MotionChoice, storage: SafeStorage = localStore): void {
  storage.set(KEY, choice)
}
