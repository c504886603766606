const KEY = 'site.motion'

type MotionChoice = 'play' | 'pause'

/** The visitor's choice on the backdrop's control. With `auto` the policy decides. */
export type MotionPreference = MotionChoice | 'auto'

/** Returns the visitor's last choice on the background control, or 'auto' where none is stored. */
export function readMotionPreference(): MotionPreference {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'play' || value === 'pause' ? value : 'auto'
  } catch {
    return 'auto'
  }
}

/** Calls `onChange` with each choice that the visitor makes in another tab. */
export function watchMotionPreference(onChange: (choice: MotionPreference) => void): void {
  addEventListener('storage', ({ key }) => {
    // The key is null where a tab clears the storage.
    if (key === KEY || key === null) onChange(readMotionPreference())
  })
}

/** Stores the choice for later visits. */
export function rememberMotionPreference(choice: MotionChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // The choice holds for this visit.
  }
}
