import { startWebVitals } from './app/webVitals.ts'
import { hydrate } from './app/hydrate.tsx'
import { preloadAllPages } from './app/preload.ts'
import { whenIdle } from './shared/idle.ts'
import { loadUnlessLeaving } from './shared/loadUnlessLeaving.ts'

void hydrate().then((store) => {
  if (!store) return
  whenIdle(() => {
    void preloadAllPages()
    startWebVitals()
    loadUnlessLeaving(() => import('./backdrop/page/startBackdrop.ts'))
      .then(({ startBackdrop }) => startBackdrop(store))
      .catch((error: unknown) => console.error('The backdrop did not start', error))
  })
})
