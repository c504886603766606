import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'
import type { Webgl } from '../../src/backdrop/probeWebgl.ts'
import { routes } from '../../src/routes/table.ts'

/** Console messages that the site cannot prevent. */
const IGNORED = [
  // React Three Fiber 9 creates a deprecated THREE.Clock.
  /THREE\.Clock: This module has been deprecated/,
  // Chromium logs the status of the document when a test opens the 404 page.
  /the server responded with a status of 404/,
]

declare global {
  interface Window {
    /** Violations of the content security policy so far. */
    violations?: string[]
    /** Result of `performance.now` in tests that stop the time. */
    stoppedAt?: number
  }
}

/** Returns the list to which the page's console errors, warnings and uncaught errors are added as they occur. */
async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!IGNORED.some((pattern) => pattern.test(message.text()))) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.violatedDirective}: ${event.blockedURI || event.sample}`)
    })
  })
  return problems
}

async function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.violations ?? [])
}

/** One route for each scene. */
export const scenePages = routes.filter(
  ({ scene }, index) => routes.findIndex((other) => other.scene === scene) === index,
)

/** Stores a choice on the backdrop's control, as of an earlier visit. */
export async function remember(page: Page, motion: 'play' | 'pause'): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('tidewright.motion', choice), motion)
}

/** Replaces the result of the worker that probes WebGL. */
export async function pretendProbe(page: Page, found: Webgl): Promise<void> {
  await page.route('**/assets/probe-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `postMessage(${JSON.stringify(found)})` }),
  )
}

/** Removes WebGL from the worker and from the page. */
export async function withoutWebgl(page: Page): Promise<void> {
  await pretendProbe(page, 'none')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

/** Resolves when the worker that probes WebGL has ended. Call it before the page opens. */
export async function webglFound(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    page.on('worker', (worker) => {
      if (worker.url().includes('/probe')) worker.on('close', () => resolve())
    })
  })
}

/** Disables timers of exactly this many milliseconds, so that a slow machine does not run into a timeout. */
export async function holdTimers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((held) => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((callback: TimerHandler, delay?: number, ...rest: unknown[]) =>
      start(callback, delay === held ? 0x7fffffff : delay, ...rest)) as typeof window.setTimeout
  }, milliseconds)
}

/** Waits until the page has reported a lost context that did not come back, then empties the list of problems. */
export async function reportedLoss(problems: string[]): Promise<void> {
  await expect
    .poll(() => problems)
    .toEqual([
      'The backdrop has stopped: its WebGL context was lost and did not come back',
      // Chromium warns when a disposed context is lost already.
      expect.stringContaining('WEBGL_lose_context'),
    ])
  problems.splice(0)
}

/** The canvas after the first frame of its scene. */
export function shownCanvas(page: Page) {
  return page.locator('#backdrop canvas[data-shown]')
}

/**
 * Waits for finite animations, then returns axe's violations of WCAG 2.2 A, AA and its best practices as
 * `rule: elements`. `except` lists rules to leave out.
 */
export async function axeProblems(page: Page, except: readonly string[] = []): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .disableRules([...except])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Scrolls to the end of the page and back, so that all parts have faded in. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
}

/** Follows a link of the header by its label. */
export async function walkTo(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
  await expect(page.locator('header a[aria-current="page"]')).toHaveText(label)
}

/** Waits until the page is hydrated. The menu's button gets its state then. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
}

/** Fails a test for any problem on its page. A test that expects problems removes them from the list. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems = await collectProblems(page)
      await use(problems)
      expect(problems).toEqual([])
      if (!page.isClosed() && page.url().startsWith('http')) expect(await violationsOf(page)).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
