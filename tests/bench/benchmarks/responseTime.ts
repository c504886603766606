import { becomesTrue, throttleCpu, waitUntilTrue } from '../browser.ts'
import { median } from '../stats.ts'
import { openVariant, type ThreadOptions, type Variant } from './backgrounds.ts'
import type { Interaction } from './interactions.ts'

/** Interactions before those that count: the first ones compile code. */
const WARM_UP = 2
/** Seconds to wait for the paint after an event. The browser reports no event that took less than 16 ms. */
const PAINT_TIMEOUT = 1.5

export interface ResponseTime {
  /** Milliseconds from the event to the end of the next frame on the main thread. */
  frame: number
  /** Milliseconds from the event to the paint, as the browser reports it: in steps of 8, at least 16. */
  paint: number
}

declare global {
  interface Window {
    /** One entry per click or key. A value of 0 is not known yet. */
    responses: (ResponseTime & { eventTime: number })[]
  }
}

/** Runs in the page before its own scripts. */
function observeResponses(): void {
  const responses: Window['responses'] = []
  window.responses = responses
  const record = ({ timeStamp, isTrusted }: Event) => {
    // A click on a label also clicks its control: that second click is the same interaction.
    if (!isTrusted || responses.at(-1)?.frame === 0) return
    const response = { eventTime: timeStamp, frame: 0, paint: 0 }
    responses.push(response)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (response.frame = performance.now() - timeStamp), {
        once: true,
      })
      port1.start()
      port2.postMessage(null)
    })
  }
  for (const type of ['click', 'keydown']) addEventListener(type, record, { capture: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'click' && name !== 'keydown') continue
      const response = responses.findLast(({ eventTime }) => eventTime <= startTime)
      if (response) response.paint = Math.max(response.paint, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Performs the interaction `count` times at 4x CPU slow-down. Returns the medians of its response times. */
export async function measureResponseTime(
  options: ThreadOptions,
  variant: Variant,
  { path, viewport, perform }: Interaction,
  count: number,
): Promise<ResponseTime> {
  const page = await openVariant(options, variant, path, {
    ...(viewport && { viewport }),
    initScript: observeResponses,
  })
  const session = await page.context().newCDPSession(page)
  await throttleCpu(session, 4)
  let performed = 0
  const settle = async () => {
    performed += 1
    await waitUntilTrue(
      session,
      `window.responses.length === ${performed} && window.responses.at(-1).frame > 0`,
    )
    await becomesTrue(session, 'window.responses.at(-1).paint > 0', PAINT_TIMEOUT)
    await page.waitForTimeout(200)
  }
  await perform(page, WARM_UP, settle)
  await perform(page, count, settle)
  const responses = (await page.evaluate(() => window.responses)).slice(WARM_UP)
  await page.context().close()
  return {
    frame: median(responses.map(({ frame }) => frame)),
    paint: median(responses.map(({ paint }) => Math.max(16, paint))),
  }
}
