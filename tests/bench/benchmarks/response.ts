import type { Page } from 'playwright'
import {
  becomesTrue,
  openFreshPage,
  throttleCpu,
  VIEWPORT,
  waitForPolicy,
  waitForScene,
  waitUntilTrue,
} from '../browser.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

/** Something that a visitor does on a page, repeatedly. */
interface Interaction {
  name: string
  path: string
  viewport?: { width: number; height: number }
  /** Does it once. `index` counts the times, from 0. */
  perform: (page: Page, index: number) => Promise<void>
}

/** Milliseconds between press and release of a button of the mouse, about a person's. The click comes at the release. */
const PRESS = { delay: 80 }

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    viewport: { width: 390, height: 844 },
    async perform(page) {
      const button = page.locator('header button[popovertarget], header button[aria-expanded]').first()
      const box = await button.boundingBox()
      if (!box) throw new Error('The menu button is not visible')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, PRESS)
    },
  },
  {
    name: 'card',
    path: '/services',
    perform: (page, index) =>
      page
        .locator('details[name="service"] summary')
        .nth(index % 3)
        .click(PRESS),
  },
  {
    name: 'filter',
    path: '/portfolio',
    perform: (page, index) =>
      page
        .locator('main button[aria-pressed]')
        .nth((index % 6) + 1)
        .click(PRESS),
  },
  {
    name: 'typing',
    path: '/contact',
    async perform(page, index) {
      await page.getByLabel('Message').focus()
      await page.keyboard.press(KEYS[index % KEYS.length] ?? 'a')
    },
  },
]

/** Interactions before those that count: the first ones compile code. */
const WARM_UP = 2
/** Seconds to wait for the paint after an event. The browser reports no event that took less than 16 ms. */
const PAINT_TIMEOUT = 1.5

interface ResponseTime {
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
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const VARIANTS = ['scene off', 'scene in its worker', 'same scene in the page'] as const
type Variant = (typeof VARIANTS)[number]

/** Opens `path`, and waits until the scene runs, or is known to be off, and the page has loaded everything. */
async function openVariant(
  { browser, origins }: BenchmarkOptions,
  variant: Variant,
  path: string,
  viewport = VIEWPORT,
): Promise<Page> {
  const choice = variant === 'scene off' ? 'pause' : 'play'
  const page = await openFreshPage(browser, choice, viewport)
  await page.addInitScript(observeResponses)
  await page.goto(`${origins.site}${path}${variant === 'same scene in the page' ? '?backdrop=page' : ''}`)
  await (choice === 'play' ? waitForScene : waitForPolicy)(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return page
}

/** Performs the interaction `count` times at 4x CPU slow-down. Returns the medians of its response times. */
async function measureResponseTime(
  options: BenchmarkOptions,
  variant: Variant,
  { path, viewport, perform }: Interaction,
  count: number,
): Promise<ResponseTime> {
  const page = await openVariant(options, variant, path, viewport)
  const session = await page.context().newCDPSession(page)
  await throttleCpu(session)
  for (let index = 0; index < WARM_UP + count; index += 1) {
    await perform(page, index)
    await waitUntilTrue(
      session,
      `window.responses.length === ${index + 1} && window.responses.at(-1).frame > 0`,
    )
    await becomesTrue(session, 'window.responses.at(-1).paint > 0', PAINT_TIMEOUT)
    await page.waitForTimeout(200)
  }
  const responses = (await page.evaluate(() => window.responses)).slice(WARM_UP)
  await page.context().close()
  return {
    frame: median(responses.map(({ frame }) => frame)),
    paint: median(responses.map(({ paint }) => Math.max(16, paint))),
  }
}

/**
 * Measures the response to a click or a key at 4x CPU slow-down, which slows the page's main thread and not the worker: to
 * the end of the frame on the main thread, and to the paint as the browser reports it.
 */
export async function measureResponse(options: BenchmarkOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const interaction of interactions) {
    const times = await alternate(VARIANTS, options.rounds, (variant) =>
      measureResponseTime(options, variant, interaction, options.quick ? 4 : 8),
    )
    for (const metric of ['frame', 'paint'] as const) {
      const ms = (variant: Variant) => median(times[variant].map((time) => time[metric]))
      rows.push({
        interaction: interaction.name,
        metric,
        'scene off, ms': ms('scene off'),
        'in its worker': ms('scene in its worker'),
        'in the page': ms('same scene in the page'),
        'worker / off': ms('scene in its worker') / ms('scene off'),
      })
    }
  }
  return rows
}
