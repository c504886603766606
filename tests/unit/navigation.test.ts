import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChangePage, type ChangePage, type PageChange } from '../../src/app/changePage.ts'
import type { LazyPage } from '../../src/app/lazyPages.ts'
import { createNavigation } from '../../src/app/navigation.ts'
import { routes, type RouteId } from '../../src/routes/table.ts'

type Chunk = Pick<LazyPage, 'isLoaded' | 'preload'>

const loaded: Chunk = { isLoaded: () => true, preload: () => Promise.resolve(() => null) }

/** A chunk that a test delivers or fails. After a failure the next request of it starts anew. */
function createChunk() {
  let { promise, resolve, reject } = Promise.withResolvers<() => null>()
  let isLoaded = false
  const chunk: Chunk = { isLoaded: () => isLoaded, preload: () => promise }
  return {
    chunk,
    deliver: () => {
      isLoaded = true
      resolve(() => null)
    },
    fail: () => {
      const fails = reject
      ;({ promise, resolve, reject } = Promise.withResolvers<() => null>())
      fails(new Error('404'))
    },
  }
}

interface SiteOptions {
  chunks?: Partial<Record<RouteId, Chunk>>
  changePage?: ChangePage
  /** Path of the document that was loaded. */
  path?: string
  /** Address at the time of hydration, if the visitor has gone elsewhere before. */
  href?: string
}

/** A site whose chunks are loaded but for `chunks`, over a history of entries, with a log of what a visitor would see. */
function createSite({ chunks = {}, changePage, path = '/', href = path }: SiteOptions = {}) {
  const events = new EventTarget()
  const origin = 'https://site.test'
  const entries: { url: string; state: unknown }[] = [{ url: origin + href, state: null }]
  let index = 0
  const current = () => entries[index] ?? { url: '', state: null }
  const documents: string[] = []
  const stopped: string[] = []
  vi.stubGlobal('location', {
    get href() {
      return current().url
    },
    get pathname() {
      return new URL(current().url).pathname
    },
    assign: (url: URL) => documents.push(url.pathname),
    reload: () => documents.push(`reload ${new URL(current().url).pathname}`),
  })
  const write = (state: unknown, url: string | URL = current().url) => ({
    url: new URL(url, origin).href,
    state,
  })
  const history = {
    scrollRestoration: 'auto',
    pushState: (state: unknown, _: string, url: URL) => {
      entries.splice(index + 1, Infinity, write(state, url))
      index += 1
    },
    replaceState: (state: unknown, _: string, url?: URL) => (entries[index] = write(state, url)),
  }
  const network = { onLine: true }
  vi.stubGlobal('history', history)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('window', { stop: () => stopped.push(documents.at(-1) ?? 'nothing') })
  const all = Object.fromEntries(routes.map(({ id }) => [id, loaded])) as Record<RouteId, Chunk>
  const changes: Pick<PageChange, 'hash' | 'fade'>[] = []
  const restored: unknown[] = []
  const saved: string[] = []
  const navigation = createNavigation(path, {
    pages: { ...all, ...chunks },
    changePage:
      changePage ??
      (({ render, hash, fade }) => {
        changes.push({ hash, fade })
        render()
      }),
    save: () => saved.push(`${navigation.shown.getState().path} at ${new URL(current().url).pathname}`),
    restore: (afterLoad) => restored.push(afterLoad ? 'after load' : new URL(current().url).pathname),
  })
  const stop = navigation.start()
  const go = (by: number) => {
    index += by
    events.dispatchEvent(new Event('popstate'))
  }
  return {
    navigation,
    history,
    network,
    changes,
    restored,
    saved,
    documents,
    stopped,
    stop,
    click: navigation.visit,
    goBack: () => go(-1),
    goForward: () => go(1),
    scroll: () => events.dispatchEvent(new Event('scroll')),
    /** The browser leaves the document, for another one or a reload, and may show it again. */
    leave: () => events.dispatchEvent(new Event('pagehide')),
    showAgain: () => events.dispatchEvent(new Event('pageshow')),
    toggleCard: () => events.dispatchEvent(new Event('toggle')),
    /** Path of the page that the visitor sees. */
    seen: () => navigation.shown.getState().path,
    paths: () => entries.map(({ url }) => url.slice(origin.length)),
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

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
    expect(site.seen()).toBe('/about')
    expect(site.navigation.arrival()).toBe('top')
    expect(site.changes).toEqual([{ hash: '', fade: true }])
    expect(site.paths()).toEqual(['/', '/about'])
  })

  it('enters a page at the anchor that the link names', () => {
    const site = createSite()
    site.click('/services#blockchain')
    expect(site.navigation.arrival()).toBe('anchor')
    expect(site.changes).toEqual([{ hash: '#blockchain', fade: true }])
    expect(site.paths()).toEqual(['/', '/services#blockchain'])
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
    expect(site.paths()).toEqual(['/', '/about'])
  })

  it('visits the current page again, so that a page that failed is tried once more', () => {
    const site = createSite()
    const visits = vi.fn<() => void>()
    site.navigation.shown.subscribe(visits)
    site.click('/')
    expect(visits).toHaveBeenCalledTimes(1)
  })

  it('keeps the old page until the chunk of the next one has loaded', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.click('/about')
    expect(site.seen()).toBe('/')
    expect(site.paths()).toEqual(['/'])
    about.deliver()
    await settle()
    expect(site.seen()).toBe('/about')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.documents).toEqual([])
  })

  it('loads the page itself when its chunk fails', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.click('/about')
    about.fail()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.documents).toEqual(['/about'])
    expect(site.seen()).toBe('/')
  })

  it('loads the page itself when its chunk takes longer than ten seconds', async () => {
    const site = createSite({ chunks: { about: createChunk().chunk } })
    site.click('/about')
    await vi.advanceTimersByTimeAsync(9999)
    expect(site.documents).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(site.documents).toEqual(['/about'])
  })

  it('adds no history entry of its own when the chunk arrives after ten seconds', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.click('/about')
    await vi.advanceTimersByTimeAsync(10_000)
    about.deliver()
    await settle()
    expect(site.documents).toEqual(['/about'])
    expect(site.paths()).toEqual(['/'])
  })

  it('shows the next page as failed without a network, and tries again at the next click', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.network.onLine = false
    site.click('/about')
    about.fail()
    await settle()
    // The page renders without its chunk, which makes its boundary show the message.
    expect(site.seen()).toBe('/about')
    expect(site.documents).toEqual([])
    site.network.onLine = true
    site.click('/about')
    about.deliver()
    await settle()
    expect(site.paths()).toEqual(['/', '/about'])
    expect(site.documents).toEqual([])
  })

  it('shows the next page as failed once, although its chunk arrives later', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.network.onLine = false
    site.click('/about')
    await vi.advanceTimersByTimeAsync(10_000)
    about.deliver()
    await settle()
    expect(site.changes).toHaveLength(1)
  })

  it('is cancelled by a later click', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk, terms: createChunk().chunk } })
    site.click('/about')
    site.click('/terms')
    site.click('/contact')
    about.deliver()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.seen()).toBe('/contact')
    expect(site.paths()).toEqual(['/', '/contact'])
    expect(site.documents).toEqual([])
  })

  it('stops a document that an earlier click has requested', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.click('/terms')
    expect(site.stopped).toEqual([])
    site.click('/about')
    about.fail()
    await settle()
    site.click('/contact')
    expect(site.stopped).toEqual(['/about'])
    site.click('/terms')
    expect(site.stopped).toEqual(['/about'])
  })

  it('is cancelled by Back and Forward while its chunk loads', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk, portfolio: createChunk().chunk } })
    site.click('/terms')
    site.click('/about')
    site.goBack()
    about.deliver()
    await settle()
    expect(site.seen()).toBe('/')

    site.goForward()
    site.click('/portfolio')
    site.goBack()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site.seen()).toBe('/')
    expect(site.documents).toEqual([])
  })

  it('is undone by Back before its view transition renders the page', async () => {
    let begin = () => {}
    const done = Promise.withResolvers<undefined>()
    vi.stubGlobal('document', {
      startViewTransition: (update: () => void) => {
        begin = () => {
          update()
          done.resolve(undefined)
        }
        return { updateCallbackDone: done.promise, ready: Promise.resolve() }
      },
    })
    const scrolled = vi.fn<() => void>()
    vi.stubGlobal('scrollTo', scrolled)
    vi.stubGlobal('scrollY', 900)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const site = createSite({ changePage: createChangePage() })
    site.click('/about')
    expect(site.paths()).toEqual(['/', '/about'])
    site.goBack()
    begin()
    await settle()
    expect(site.seen()).toBe('/')
    expect(site.restored).toEqual(['after load', '/'])
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('Back', () => {
  it('shows the entry’s page and restores its state', () => {
    const site = createSite()
    site.click('/about')
    site.goBack()
    expect(site.seen()).toBe('/')
    expect(site.restored).toEqual(['after load', '/'])
  })

  it('keeps the old page, and its place, until the chunk of the entry’s page has loaded', async () => {
    const home = createChunk()
    const site = createSite({ chunks: { home: home.chunk } })
    site.click('/about')
    site.goBack()
    expect(site.seen()).toBe('/about')
    home.deliver()
    await settle()
    expect(site.seen()).toBe('/')
    expect(site.restored).toEqual(['after load', '/'])
  })

  it('reloads the document when the chunk of the entry’s page is gone or hangs', async () => {
    const home = createChunk()
    const site = createSite({ chunks: { home: home.chunk } })
    site.click('/about')
    site.goBack()
    home.fail()
    await settle()
    expect(site.documents).toEqual(['reload /'])

    site.goForward()
    site.goBack()
    await vi.advanceTimersByTimeAsync(9999)
    expect(site.documents).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(site.documents).toEqual(['reload /', 'reload /'])
  })

  it('requests a chunk again that failed without a network', async () => {
    const home = createChunk()
    const site = createSite({ chunks: { home: home.chunk } })
    site.click('/about')
    site.network.onLine = false
    site.goBack()
    home.fail()
    await settle()
    expect(site.seen()).toBe('/')
    site.goForward()
    site.network.onLine = true
    site.goBack()
    expect(site.seen()).toBe('/about')
    home.deliver()
    await settle()
    expect(site.seen()).toBe('/')
    expect(site.documents).toEqual([])
  })

  it('before hydration leads to the page of the address', () => {
    const site = createSite({ path: '/about', href: '/terms' })
    expect(site.seen()).toBe('/terms')
    expect(site.restored).toEqual(['/terms'])
  })
})

describe('the state of a page', () => {
  it('is saved once some time after the last of several changes', async () => {
    const site = createSite()
    site.toggleCard()
    await vi.advanceTimersByTimeAsync(300)
    site.scroll()
    await vi.advanceTimersByTimeAsync(300)
    site.scroll()
    await vi.advanceTimersByTimeAsync(300)
    expect(site.saved).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(site.saved).toEqual(['/ at /'])
  })

  it('is not saved after the navigation has stopped', async () => {
    const site = createSite()
    site.scroll()
    site.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(site.saved).toEqual([])
  })

  it('is saved when a link leaves the page', () => {
    const site = createSite()
    site.click('/about')
    expect(site.saved).toEqual(['/ at /'])
  })

  it('is saved when the document is left, whose place the browser then restores by itself', () => {
    const site = createSite()
    expect(site.history.scrollRestoration).toBe('manual')
    site.leave()
    expect(site.saved).toEqual(['/ at /'])
    expect(site.history.scrollRestoration).toBe('auto')
    site.showAgain()
    expect(site.history.scrollRestoration).toBe('manual')
  })

  it('is saved when the browser loads the page of a link as a document', async () => {
    const about = createChunk()
    const site = createSite({ chunks: { about: about.chunk } })
    site.click('/about')
    about.fail()
    await settle()
    site.leave()
    expect(site.saved).toEqual(['/ at /'])
    expect(site.history.scrollRestoration).toBe('auto')
  })

  it('is not replaced by that of the old page when a reload interrupts Back', () => {
    const site = createSite({ chunks: { about: createChunk().chunk }, path: '/about' })
    site.click('/terms')
    site.goBack()
    site.leave()
    expect(site.saved).toEqual(['/about at /about'])
    expect(site.history.scrollRestoration).toBe('manual')
  })

  it('is not replaced by that of the old page when the browser loads the page itself', async () => {
    const home = createChunk()
    const site = createSite({ chunks: { home: home.chunk } })
    site.click('/about')
    site.goBack()
    home.fail()
    await settle()
    site.leave()
    expect(site.saved).toEqual(['/ at /'])
    expect(site.history.scrollRestoration).toBe('manual')
  })

  it('is never saved to the entry of another page', async () => {
    const about = createChunk()
    const renders: (() => void)[] = []
    const site = createSite({
      chunks: { about: about.chunk },
      path: '/about',
      changePage: ({ render }) => renders.push(render),
    })
    site.click('/terms')
    site.toggleCard()
    renders[0]?.()
    site.scroll()
    site.goBack()
    site.toggleCard()
    await vi.advanceTimersByTimeAsync(5000)
    about.deliver()
    await settle()
    site.toggleCard()
    await vi.advanceTimersByTimeAsync(5000)
    expect(site.saved).toEqual(['/about at /about', '/about at /about'])
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
