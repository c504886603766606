/** The methods of a Web Storage that the site uses. None of them throws. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Returns false where the browser stores nothing and values last as long as the page. */
  isDurable(): boolean
}

const TEST_KEY = 'site.probe'

/**
 * Creates a storage that keeps values in memory where the browser's storage is denied, null or full. It calls `open` at
 * each use, because reading `window.localStorage` throws where site data is blocked.
 */
export function createSafeStorage(open: () => Storage | null | undefined): SafeStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      const value = memory.get(key)
      if (value !== undefined) return value
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
        storage.setItem(TEST_KEY, TEST_KEY)
        storage.removeItem(TEST_KEY)
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
        // A denied storage has nothing to remove.
      }
    },
  }
}

export const sessionStore = createSafeStorage(() => globalThis.sessionStorage)
export const localStore = createSafeStorage(() => globalThis.localStorage)
