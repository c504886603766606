import type { Page } from 'playwright/test'

/** Addresses of the backdrop's files, for `route`. */
export const CHUNKS = {
  start: '**/assets/startBackdrop-*.js',
  worker: '**/assets/stage.worker-*.js',
  stage: '**/assets/createStage-*.js',
} as const

/**
 * Replaces the stage's worker by one that draws nothing and says that it has, so that a test needs no
 * rendering. `more` also runs for each message.
 */
export async function fakeStage(page: Page, more = ''): Promise<void> {
  const body = `onmessage = ({ data: { type, target, state } }) => {
    // Only what has changed is sent.
    if (state) state = self.state = { ...self.state, ...state }
    if (type === 'start') postMessage({ type: 'firstFrame' })
    if (type === 'seek') postMessage({ type: 'seeked', time: target.time })
    ${more}
  }`
  await page.route(CHUNKS.worker, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Runs `script` in the stage's worker before its own. */
export async function addWorkerScript(page: Page, script: string): Promise<void> {
  await page.route(CHUNKS.worker, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `{${script}}\n${await response.text()}` })
  })
}

/** Returns the value of an expression in the stage's worker. */
export async function inStage(page: Page, expression: string): Promise<unknown> {
  const stage = page.workers().find((worker) => worker.url().includes('/stage.worker'))
  if (!stage) throw new Error('The page has no worker with a stage.')
  return stage.evaluate(expression)
}
