import { hydrate } from './app/hydrate.tsx'
import { preloadAllPages } from './app/preload.ts'
import { whenIdle, loadUnlessLeaving } from './shared/loading.ts'

void hydrate().then((store) => {
  if (!store) return
  const idle = new Promise<void>((resolve) => whenIdle(resolve))
  void idle.then(preloadAllPages)
  // The wait for idle is part of the load: the visitor may begin to leave during it, which stops the import at once.
  loadUnlessLeaving(() => idle.then(() => import('./backdrop/page/startBackdrop.ts')))
    .then(({ startBackdrop }) => startBackdrop(store))
    .catch((error: unknown) => console.error('The backdrop did not start', error))
})
