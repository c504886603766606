import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWhileStaying, PATIENCE } from '../../src/shared/loadWhileStaying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Loads a script that fails, after `happen` has acted on the page. Returns what becomes of it over time. */
async function failAfter(happen: (page: EventTarget) => void) {
  const page = new EventTarget()
  const { promise, reject } = Promise.withResolvers<never>()
  let settled = false
  const loading = loadWhileStaying(() => promise, page).catch(() => (settled = true))
  happen(page)
  reject(new TypeError('error loading dynamically imported module'))
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  const early = settled
  await vi.advanceTimersByTimeAsync(1)
  await loading
  return { early, late: settled }
}

/** A click on an element that is in a link, or is not. */
function click(inLink: boolean, prevented = false): Event {
  const event = new Event('click', { cancelable: true })
  Object.defineProperty(event, 'target', { value: { closest: () => (inLink ? {} : null) } })
  if (prevented) event.preventDefault()
  return event
}

it('fails at once while the visitor stays', async () => {
  expect(await failAfter(() => {})).toEqual({ early: true, late: true })
  expect(await failAfter((page) => page.dispatchEvent(click(false)))).toEqual({ early: true, late: true })
  // The site's own navigation follows the link within the document.
  expect(await failAfter((page) => page.dispatchEvent(click(true, true)))).toEqual({
    early: true,
    late: true,
  })
})

it('fails late after the visitor has begun to leave', async () => {
  for (const event of [new Event('beforeunload'), new Event('submit'), click(true)])
    expect(await failAfter((page) => page.dispatchEvent(event))).toEqual({ early: false, late: true })
})

it('gives what is loaded, at once', async () => {
  const page = new EventTarget()
  const loading = loadWhileStaying(() => Promise.resolve('loaded'), page)
  page.dispatchEvent(new Event('beforeunload'))
  expect(await loading).toBe('loaded')
})
