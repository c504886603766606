import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IDLE_AFTER, IDLE_AFTER_WITHOUT_FOCUS, watchIdle } from '../../src/backdrop/watchIdle.ts'

/** A watched page, and what it has reported. */
function watch() {
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), { hasFocus: () => focus.value, hidden: false })
  const focus = { value: true }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', document)
  const reported: boolean[] = []
  watchIdle((attended) => reported.push(attended))
  const setHidden = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { reported, focus, setHidden, send: (type: string) => page.dispatchEvent(new Event(type)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  'keydown',
  'pointerdown',
  'pointermove',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
  'focusin',
  'popstate',
])('ends some time after the last %s, and the next begins it', (type) => {
  const { reported, send } = watch()
  vi.advanceTimersByTime(IDLE_AFTER - 1)
  send(type)
  vi.advanceTimersByTime(IDLE_AFTER - 1)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual([false])
  expect(vi.getTimerCount()).toBe(0)
  send(type)
  expect(reported).toEqual([false, true])
})

it('has no timer in a hidden tab, and begins anew when the tab is shown', () => {
  const { reported, setHidden } = watch()
  vi.advanceTimersByTime(IDLE_AFTER - 1)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  setHidden(false)
  vi.advanceTimersByTime(IDLE_AFTER - 1)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual([false])
})

it('ends sooner after the window lost the focus, and not when a frame of the page has it', () => {
  const { reported, focus, send } = watch()
  send('blur')
  vi.advanceTimersByTime(IDLE_AFTER_WITHOUT_FOCUS)
  expect(reported).toEqual([])
  focus.value = false
  send('blur')
  vi.advanceTimersByTime(IDLE_AFTER_WITHOUT_FOCUS - 1)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual([false])
  focus.value = true
  send('focus')
  vi.advanceTimersByTime(IDLE_AFTER_WITHOUT_FOCUS)
  expect(reported).toEqual([false, true])
})
