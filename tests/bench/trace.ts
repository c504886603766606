import type { Browser, Page } from 'playwright'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  dur?: number
  args?: { name?: string; data?: { frames?: { url: string; processId: number }[] } }
}

/**
 * Traces the page for `seconds`. Returns the duration in milliseconds of each task on its main thread.
 * @throws Error when the trace does not contain the page's main thread
 */
export async function mainThreadTasks(browser: Browser, page: Page, seconds: number): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  })
  await page.waitForTimeout(seconds * 1000)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[]
  }
  const origin = new URL(page.url()).origin
  const frames = traceEvents
    .filter(({ name }) => name === 'TracingStartedInBrowser')
    .flatMap(({ args }) => args?.data?.frames ?? [])
  const process = frames.find(({ url }) => url.startsWith(origin))?.processId
  const thread = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain',
  )
  if (!thread) throw new Error(`The trace contains no main thread of ${page.url()}`)
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'RunTask' && ph === 'X' && pid === thread.pid && tid === thread.tid,
    )
    .map(({ dur = 0 }) => dur / 1000)
}
