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

/** Durations in milliseconds of all tasks on the page's main thread during `seconds`. @throws Error without a trace */
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
  if (!thread) throw new Error('The trace knows no main thread of this page.')
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'RunTask' && ph === 'X' && pid === thread.pid && tid === thread.tid,
    )
    .map(({ dur = 0 }) => dur / 1000)
}
