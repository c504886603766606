import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageChange } from '../../src/app/changePage.ts'
import type { LazyPage } from '../../src/app/lazyPages.ts'
import { createNavigation } from '../../src/app/navigation.ts'
import { routes, type RouteId } from '../../src/routes/table.ts'

type Chunk = Pick<LazyPage, 'isLoaded' | 'preload'>

const loaded: Chunk = { isLoaded: () => true, preload: () => Promise.resolve(() => null) }

/** A chunk that a test delivers or fails. */
function createChunk() {
  const { promise, resolve, reject } = Promise.withResolvers<() => null>()
  const chunk: Chunk = { isLoaded: () => false, preload: () => promise }
  return { chunk, deliver: () => resolve(() => null), fail: () => reject(new Error('404')) }
}

/** A site on the home page whose chunks are loaded but for `chunks`, with a log of what a visitor would see. */
function createSite(chunks: Partial<Record<RouteId, Chunk>> = {}) {
  const events = new EventTarget()
  const assigned: string[] = []
  const location = {
    href: 'https://site.test/',
    pathname: '/',
    assign: (url: URL) => assigned.push(url.pathname),
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const all = Object.fromEntries(routes.map(({ id }) => [id, loaded])) as Record<RouteId, Chunk>
  const changes: Omit<PageChange, 'render'>[] = []
  const visited: { to: string; replace: boolean; arrival: string }[] = []
  const navigation = createNavigation({
    pages: { ...all, ...chunks },
    changePage: ({ render, ...change }) => {
      changes.push(change)
      render()
    },
  })
  const stop = navigation.followHistory()
  const click = (to: string) =>
    navigation.aroundNav(
      (path, { replace = false } = {}) => {
        const { href, pathname } = new URL(path, location.href)
        Object.assign(location, { href, pathname })
        visited.push({ to: path, replace, arrival: navigation.arrival() })
      },
      to,
      {},
    )
  const goBack = () => events.dispatchEvent(new Event('popstate'))
  return { navigation, click, goBack, stop, changes, visited, assigned }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a click on a link', () => {
  it('fades to a page whose chunk is loaded, and enters it at its top', () => {
    const site = createSite()
    site.click('/about')
    expect(site.visited).toEqual([{ to: '/about', replace: false, arrival: 'top' }])
    expect(site.changes).toEqual([{ hash: '', fade: true }])
  })

  it('enters a page at the anchor that the link names', () => {
    const site = createSite()
    site.click('/services#blockchain')
    expect(site.visited).toMatchObject([{ to: '/services#blockchain', arrival: 'anchor' }])
    expect(site.changes).toEqual([{ hash: '#blockchain', fade: true }])
  })

  it('scrolls within the same page without a fade', () => {
    const site = createSite()
    site.click('/services')
    site.click('/services/#blockchain')
    expect(site.changes.at(-1)).toEqual({ hash: '#blockchain', fade: false })
  })

  it('adds no history entry for the current address', () => {
    const site = createSite()
    site.click('/about')
    site.click('/about')
    expect(site.visited.map(({ replace }) => replace)).toEqual([false, true])
  })

  it('keeps the old page until the chunk of the next one has loaded', async () => {
    const about = createChunk()
    const site = createSite({ about: about.chunk })
    site.click('/about')
    expect(site.visited).toEqual([])
    about.deliver()
    await vi.advanceTimersByTimeAsync(0)
    expect(site.visited).toMatchObject([{ to: '/about' }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.assigned).toEqual([])
  })

  it('loads the page itself when its chunk fails', async () => {
    const about = createChunk()
    const site = createSite({ about: about.chunk })
    site.click('/about')
    about.fail()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.assigned).toEqual(['/about'])
    expect(site.visited).toEqual([])
  })

  it('loads the page itself when its chunk takes longer than ten seconds', async () => {
    const site = createSite({ about: createChunk().chunk })
    site.click('/about')
    await vi.advanceTimersByTimeAsync(9999)
    expect(site.assigned).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(site.assigned).toEqual(['/about'])
  })

  it('is cancelled by a later click', async () => {
    const about = createChunk()
    const site = createSite({ about: about.chunk, terms: createChunk().chunk })
    site.click('/about')
    site.click('/terms')
    site.click('/contact')
    about.deliver()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.visited).toMatchObject([{ to: '/contact' }])
    expect(site.assigned).toEqual([])
  })

  it('is cancelled by Back and Forward while its chunk loads', async () => {
    const about = createChunk()
    const terms = createChunk()
    const site = createSite({ about: about.chunk, terms: terms.chunk })
    site.click('/about')
    site.goBack()
    about.deliver()
    await vi.advanceTimersByTimeAsync(0)
    expect(site.visited).toEqual([])

    site.click('/terms')
    site.goBack()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.assigned).toEqual([])
  })
})

describe('the arrival on a page', () => {
  it('is the browser’s after a load, and after Back and Forward', () => {
    const site = createSite()
    expect(site.navigation.arrival()).toBe('browser')
    site.click('/about')
    expect(site.navigation.arrival()).toBe('top')
    site.goBack()
    expect(site.navigation.arrival()).toBe('browser')
  })

  it('follows history no longer once stopped', () => {
    const site = createSite()
    site.click('/about')
    site.stop()
    site.goBack()
    expect(site.navigation.arrival()).toBe('top')
  })
})
