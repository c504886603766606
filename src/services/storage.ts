/** The part of the Web Storage interface that the site uses. No method throws. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** False where the browser keeps nothing and values end with the page. */
  isDurable(): boolean
}

const PROBE = 'tidewright.probe'

/**
 * A storage that survives being denied, null or full: what the browser refuses is kept in memory until the page goes.
 * `open` is called at each use, since the property itself throws where site data is blocked.
 */
export function createSafeStorage(open: () => Storage | null | undefined): SafeStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return open()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        const storage = open()
        if (!storage) throw new TypeError('no storage')
        storage.setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    isDurable() {
      try {
        const storage = open()
        if (!storage) return false
        storage.setItem(PROBE, PROBE)
        storage.removeItem(PROBE)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open()?.removeItem(key)
      } catch {
        // Nothing was kept there.
      }
    },
  }
}

export const sessionStore = createSafeStorage(() => globalThis.sessionStorage)
export const localStore = createSafeStorage(() => globalThis.localStorage)
