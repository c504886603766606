import { hydrate } from './app/hydrate.tsx'
import { preloadAllPages } from './app/lazyPages.ts'
import { nextTask, whenIdle } from './shared/loading.ts'

// Most steps of the start run in separate tasks, so that the browser can handle input between them.
void nextTask().then(async () => {
  const store = await hydrate()
  if (!store) delete document.documentElement.dataset['scripted']
  // In the task in which React begins to listen: the start script repeats what was pressed before.
  dispatchEvent(new Event('settled'))
  if (!store) return
  const idle = new Promise<void>((resolve) => whenIdle(resolve))
  void idle.then(nextTask).then(preloadAllPages)
  idle
    .then(() => import('./backdrop/startBackdrop.ts'))
    .then(({ startBackdrop }) => startBackdrop(store))
    .catch((error: unknown) => console.error('The backdrop did not start', error))
})
