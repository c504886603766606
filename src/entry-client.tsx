import { CacheProvider } from '@emotion/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { preloadAllPages, preloadOnIntent } from './app/navigation.ts'
import { trackScroll } from './app/scroll.ts'
import { createStyleCache } from './app/styleCache.ts'
import { views } from './app/views.ts'
import { routeOf } from './routes/table.ts'
import { readMotionPreference } from './services/motionPreference.ts'
import { sessionStore } from './services/storage.ts'
import { whenIdle } from './shared/idle.ts'
import { siteStore, updateSite } from './store/site.ts'

const RELOADED = 'tidewright.reloaded'

/** After a deploy the page's chunk may be gone: one reload fetches the new page; without storage there is none. */
function reloadOnce(): void {
  if (sessionStore.get(RELOADED)) return
  sessionStore.set(RELOADED, location.pathname)
  if (sessionStore.isDurable()) location.reload()
}

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) return
  const view = views[routeOf(location.pathname)]
  try {
    // Hydrating before the chunk is here would let any store update replace the prerendered text by a fallback.
    await view.preload()
  } catch (error) {
    // The prerendered page stays: text, links and the native form work without a script.
    console.error(`The page's script did not load (${view.source})`, error)
    reloadOnce()
    return
  }
  sessionStore.remove(RELOADED)
  updateSite(siteStore, { motion: readMotionPreference(), route: routeOf(location.pathname) })
  const app = (
    <CacheProvider value={createStyleCache()}>
      <App />
    </CacheProvider>
  )
  const prerendered = document.documentElement.dataset['route']
  if (container.firstElementChild && prerendered === routeOf(location.pathname)) {
    hydrateRoot(container, app, {
      onRecoverableError: (error) => console.error('The prerendered page differs from the live one', error),
    })
  } else {
    // In development, or where a host answers an unknown path with some other page.
    createRoot(container).render(app)
  }
  trackScroll()
  preloadOnIntent()
  whenIdle(() => {
    preloadAllPages()
    import('./backdrop/conductor.ts').then(
      ({ startBackdrop }) => startBackdrop(siteStore),
      (error: unknown) => console.error('The backdrop did not load', error),
    )
  })
}

void start()
