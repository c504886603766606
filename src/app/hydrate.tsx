import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { routeOf } from '../routes/table.ts'
import { readMotionPreference } from '../services/motionPreference.ts'
import { sessionStore } from '../services/storage.ts'
import { siteStore, updateSite, type SiteStore } from '../store/site.ts'
import { App } from './App.tsx'
import { heedHistory, preloadOnIntent } from './navigation.ts'
import { followScene } from './poster.ts'
import { trackScroll } from './scroll.ts'
import { createStyleCache } from './styleCache.ts'
import { views } from './views.ts'

const RELOADED = 'tidewright.reloaded'

/** After a deploy the page's chunk may be gone: one reload fetches the new page; without storage there is none. */
function reloadOnce(): void {
  if (sessionStore.get(RELOADED) || !sessionStore.isDurable()) return
  sessionStore.set(RELOADED, location.pathname)
  location.reload()
}

/**
 * Brings the prerendered page to life. Resolves with the site's store, or with null where the page's script did not
 * come: the page stays as it is then, and its text, links and native form work.
 */
export async function hydrate(): Promise<SiteStore | null> {
  const container = document.getElementById('root')
  if (!container) return null
  const route = routeOf(location.pathname)
  const view = views[route]
  try {
    // Hydrating before the chunk is here would let any store update replace the prerendered text by a fallback.
    await view.preload()
  } catch (error) {
    console.error(`The page's script did not load (${view.source})`, error)
    reloadOnce()
    return null
  }
  sessionStore.remove(RELOADED)
  updateSite(siteStore, { motion: readMotionPreference() })
  const app = (
    <CacheProvider value={createStyleCache()}>
      <App />
    </CacheProvider>
  )
  if (container.firstElementChild && document.documentElement.dataset['route'] === route) {
    // In a transition React stops for the browser every few milliseconds; a click on what is not live yet goes first.
    startTransition(() => {
      hydrateRoot(container, app, {
        onRecoverableError: (error) => console.error('The prerendered page differs from the live one', error),
      })
    })
  } else {
    // In development, or where a host answers an unknown path with some other page.
    createRoot(container).render(app)
  }
  trackScroll()
  heedHistory()
  followScene(siteStore)
  preloadOnIntent()
  return siteStore
}
