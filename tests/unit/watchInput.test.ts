import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchInput } from '../../src/backdrop/watchInput.ts'

/** Milliseconds until vitest's fake clock has run two frames and a task. */
const TWO_FRAMES = 33

/** A watched window, and what it has reported. */
function watch() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const reported: boolean[] = []
  watchInput((pending) => reported.push(pending))
  const send = (type: string, more = {}) => page.dispatchEvent(Object.assign(new Event(type), more))
  return { reported, send }
}

describe('the pending input of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it.each(['click', 'keydown'])(
    'to a %s ends after two frames, and begins again with the next one',
    (type) => {
      const { reported, send } = watch()
      send(type)
      expect(reported).toEqual([true])
      vi.advanceTimersByTime(16)
      expect(reported).toEqual([true])
      vi.advanceTimersByTime(TWO_FRAMES)
      expect(reported).toEqual([true, false])
      send(type)
      vi.advanceTimersByTime(100)
      expect(reported).toEqual([true, false, true, false])
    },
  )

  it('to events that follow each other ends with the last one', () => {
    const { reported, send } = watch()
    for (const type of ['pointerdown', 'click', 'keydown']) {
      send(type)
      vi.advanceTimersByTime(16)
    }
    expect(reported).toEqual([true])
    vi.advanceTimersByTime(TWO_FRAMES)
    expect(reported).toEqual([true, false])
  })

  it('does not begin while a key that is held down repeats', () => {
    const { reported, send } = watch()
    send('keydown', { repeat: true })
    expect(reported).toEqual([])
  })
})
