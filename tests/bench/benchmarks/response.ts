import type { Page } from 'playwright'
import { CPU_SLOWDOWN, openFreshPage, POLICY_IS_APPLIED, SCENE_IS_SHOWN, waitUntilTrue } from '../browser.ts'
import { measurePageChanges } from './pageChange.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

/** Something that a visitor does on a page, repeatedly. */
interface Interaction {
  name: string
  path: string
  viewport?: { width: number; height: number }
  /** Does it once. `index` counts the times, from 0. */
  perform: (page: Page, index: number) => Promise<void>
}

/**
 * Milliseconds between press and release of a button of the mouse, about a person's. The click comes at the
 * release.
 */
const PRESS = { delay: 80 }

const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    viewport: { width: 390, height: 844 },
    perform: (page) => page.locator('header button[popovertarget]').click(PRESS),
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
    perform: (page) => page.getByLabel('Message').press('a'),
  },
]

/** Interactions before those that count: the first ones compile code. */
const WARM_UP = 2

declare global {
  interface Window {
    /**
     * Milliseconds from each click or key to the end of the next frame on the main thread, 0 while it is not
     * known.
     */
    responses: number[]
  }
}

/** Runs in the page before its own scripts. */
function observeResponses(): void {
  const responses: Window['responses'] = []
  window.responses = responses
  const record = ({ timeStamp, isTrusted }: Event) => {
    // A click on a label also clicks its control: that second click is the same interaction.
    if (!isTrusted || responses.at(-1) === 0) return
    const index = responses.push(0) - 1
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (responses[index] = performance.now() - timeStamp), {
        once: true,
      })
      port1.start()
      port2.postMessage(null)
    })
  }
  for (const type of ['click', 'keydown']) addEventListener(type, record, { capture: true })
}

const VARIANTS = ['scene off', 'scene in its worker', 'same scene in the page'] as const
type Variant = (typeof VARIANTS)[number]

/**
 * Performs the interaction `count` times at 4x CPU slow-down, on a page that has loaded everything. Returns
 * the median of its response times.
 */
async function measureResponseTime(
  { browser, origins }: BenchmarkOptions,
  variant: Variant,
  { path, viewport, perform }: Interaction,
  count: number,
): Promise<number> {
  const isOff = variant === 'scene off'
  const page = await openFreshPage(browser, isOff ? 'pause' : 'play', viewport)
  await page.addInitScript(observeResponses)
  await page.goto(`${origins.site}${path}${variant === 'same scene in the page' ? '?backdrop=page' : ''}`)
  const session = await page.context().newCDPSession(page)
  await waitUntilTrue(session, isOff ? POLICY_IS_APPLIED : SCENE_IS_SHOWN)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  for (let index = 0; index < WARM_UP + count; index += 1) {
    await perform(page, index)
    await waitUntilTrue(session, `window.responses.length === ${index + 1} && window.responses.at(-1) > 0`)
    await page.waitForTimeout(200)
  }
  const responses = (await page.evaluate(() => window.responses)).slice(WARM_UP)
  await page.context().close()
  return median(responses)
}

/**
 * Measures changes of the page, then the response to a click or a key at 4x CPU slow-down, which slows the
 * page's main thread and not the worker: to the end of the frame on the main thread.
 */
export async function measureResponse(options: BenchmarkOptions): Promise<Row[]> {
  const rows = await measurePageChanges(options)
  for (const interaction of interactions) {
    const times = await alternate(VARIANTS, options.rounds, (variant) =>
      measureResponseTime(options, variant, interaction, options.quick ? 4 : 8),
    )
    const ms = (variant: Variant) => median(times[variant])
    rows.push({
      interaction: interaction.name,
      'scene off, ms': ms('scene off'),
      'in its worker': ms('scene in its worker'),
      'in the page': ms('same scene in the page'),
      'worker / off': ms('scene in its worker') / ms('scene off'),
    })
  }
  return rows
}
