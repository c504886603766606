import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadUnlessLeaving, PATIENCE } from '../../src/shared/loadUnlessLeaving.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://site.test/#crew'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Loads a script that fails, after `happen` has acted on the page. Returns what becomes of it over time. */
async function failAfter(happen: (page: EventTarget) => void) {
  const page = new EventTarget()
  const { promise, reject } = Promise.withResolvers<never>()
  let settled = false
  const loading = loadUnlessLeaving(() => promise, page).catch(() => (settled = true))
  happen(page)
  reject(new TypeError('error loading dynamically imported module'))
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  const early = settled
  await vi.advanceTimersByTimeAsync(1)
  await loading
  return { early, late: settled }
}

/** A click on an element within a link that has these attributes, or outside of links. */
function click(link: Record<string, string> | null, keys: Partial<MouseEvent> = {}): Event {
  const event = new Event('click', { cancelable: true })
  const element =
    link &&
    Object.assign(new URL(link['href'] ?? '', location.href), {
      target: link['target'] ?? '',
      hasAttribute: (name: string) => name in link,
    })
  Object.defineProperty(event, 'target', { value: { closest: () => element } })
  return Object.assign(event, keys)
}

const AT_ONCE = { early: true, late: true }

it('fails at once while the visitor stays', async () => {
  const staying: Record<string, Event | null> = {
    'does nothing': null,
    'clicks outside of links': click(null),
    'clicks the document': new Event('click'),
    'opens another tab': click({ href: '/about', target: '_blank' }),
    'opens another tab with Ctrl': click({ href: '/about' }, { ctrlKey: true }),
    'opens another window with Shift': click({ href: '/about' }, { shiftKey: true }),
    'saves a file': click({ href: '/card.vcf', download: '' }),
    'writes an email': click({ href: 'mailto:crew@site.test' }),
    'goes to another place of the page': click({ href: '#work' }),
  }
  for (const [name, event] of Object.entries(staying))
    expect(await failAfter((page) => event && page.dispatchEvent(event)), name).toEqual(AT_ONCE)
})

it('fails at once after a click that the site’s own navigation follows', async () => {
  const event = click({ href: '/about' })
  event.preventDefault()
  expect(await failAfter((page) => page.dispatchEvent(event))).toEqual(AT_ONCE)
})

it('fails late after the visitor has begun to leave', async () => {
  const leaving: Record<string, Event> = {
    'another page': click({ href: '/about' }),
    'a place of another page': click({ href: '/about#crew' }),
    'another site': click({ href: 'https://other.test/' }),
    'a form': new Event('submit'),
    'another way': new Event('beforeunload'),
  }
  for (const [name, event] of Object.entries(leaving))
    expect(await failAfter((page) => page.dispatchEvent(event)), name).toEqual({ early: false, late: true })
})

it('gives what is loaded, at once', async () => {
  const page = new EventTarget()
  const loading = loadUnlessLeaving(() => Promise.resolve('loaded'), page)
  page.dispatchEvent(new Event('beforeunload'))
  expect(await loading).toBe('loaded')
})
