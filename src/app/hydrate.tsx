import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { routeOf } from '../routes/served.ts'
import { restoreTyped, storeTyped } from '../browser/draft.ts'
import { readMotionPreference, watchMotionPreference } from '../browser/motionPreference.ts'
import { nextTask } from '../shared/loading.ts'
import { siteStore, updateSite, type SiteStore } from '../store/site.ts'
import { App } from './App.tsx'
import { lazyPages } from './lazyPages.ts'
import { createNavigation } from './navigation.ts'
import { createStyleCache } from './styleCache.ts'

/**
 * Copies the vertical scroll position to the store in CSS pixels. Safari reports negative ones while a page
 * bounces at its top.
 */
const readScroll = () => updateSite(siteStore, { scrollY: Math.max(0, scrollY) })

/** Selects the elements that `HeadTags` renders in the browser. */
const HEAD_TAGS = 'title, meta[name=description], meta[name=robots], link[rel=canonical]'

/**
 * Hydrates the prerendered page. Resolves with the site's store. Resolves with null if the document has no
 * #root or the page's chunk does not load: the prerendered text, links and native form still work then.
 */
export async function hydrate(): Promise<SiteStore | null> {
  const container = document.getElementById('root')
  if (!container) return null
  const { pathname } = location
  const route = routeOf(pathname)
  const servedRoute = container.firstElementChild && document.documentElement.dataset['route']
  // An archive, a mirror or a host that ignores case serves a page under an address that the site does not
  // know. The page stays as it was served: its links may lead to other such addresses.
  if (route === 'notFound' && servedRoute && servedRoute !== route) return null
  try {
    // Without its chunk the page suspends, and a store update would replace the prerendered text by a
    // fallback.
    await lazyPages[route].preload()
  } catch (error) {
    console.error(`The page's script did not load (${route})`, error)
    return null
  }
  await nextTask()
  // Without the route, a backdrop that starts before the page is hydrated shows the scene of the home page
  // first.
  updateSite(siteStore, { route, motionPreference: readMotionPreference() })
  watchMotionPreference((motionPreference) => updateSite(siteStore, { motionPreference }))
  const navigation = createNavigation(pathname)
  const app = (
    <CacheProvider value={createStyleCache(document.querySelector('style[data-page]')?.textContent)}>
      <App navigation={navigation} />
    </CacheProvider>
  )
  storeTyped()
  const { title } = document
  const served = [...container.cloneNode(true).childNodes]
  let root: Root | undefined
  let hasFailed = false
  /**
   * Shows the served page again, as it is without scripts, after an error that took its text away. A page
   * that a link led to is loaded as a document instead.
   */
  const restore = (error: unknown) => {
    if (hasFailed) return
    hasFailed = true
    console.error('The page is static', error)
    delete document.documentElement.dataset['scripted']
    addEventListener('popstate', () => location.reload())
    // Nothing else can pause the scene.
    updateSite(siteStore, { motionPreference: 'pause' })
    // React is still removing the page.
    queueMicrotask(() => {
      root?.unmount()
      if (location.pathname !== pathname) return location.reload()
      container.replaceChildren(...served)
      document.title = title
      restoreTyped()
    })
  }
  // In development nothing was served.
  const options = served.length > 0 && {
    onUncaughtError: restore,
    // The boundary's message is for pages that a link leads to. It must not replace served text.
    onCaughtError: (error: unknown) =>
      location.pathname === pathname ? restore(error) : console.error(error),
  }
  // A browser that translates the page puts its words into `font` elements. React could not hydrate other
  // words.
  if (servedRoute === route && !container.querySelector('font')) {
    // In a transition React yields every few milliseconds, and hydrates first what the visitor clicks on.
    startTransition(() => {
      root = hydrateRoot(container, app, { ...options })
    })
  } else {
    // #root is empty in development. It has the wrong page if a host answers a path with the file of another
    // one. React adds the head tags of its page to those that the document has.
    for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove()
    root = createRoot(container, { ...options })
    root.render(app)
  }
  // Reading scrollY at once would force a layout before the first frame. Browsers send the event once a
  // frame.
  requestAnimationFrame(readScroll)
  addEventListener('scroll', readScroll, { passive: true })
  return siteStore
}
