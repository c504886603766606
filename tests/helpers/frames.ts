import type { FrameSource } from '../../src/backdrop/stage/frameLoop.ts'

/** A frame source whose frames come when the test says so. */
export function createFrames() {
  let now = 1000
  let handle = 0
  const callbacks = new Map<number, (now: number) => void>()
  const source: FrameSource = {
    now: () => now,
    request(callback) {
      handle += 1
      callbacks.set(handle, callback)
      return handle
    },
    cancel: (each) => void callbacks.delete(each),
  }
  return {
    source,
    /** Number of requested frames. */
    requested: () => callbacks.size,
    /** Delivers the requested frame, `milliseconds` later. */
    next(milliseconds: number) {
      now += milliseconds
      const due = [...callbacks.values()]
      callbacks.clear()
      for (const callback of due) callback(now)
    },
  }
}
