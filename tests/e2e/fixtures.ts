import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from 'playwright/test'
import type { WebglSupport } from '../../src/backdrop/worker/readRenderer.ts'
import { sceneOfRoute } from '../../src/routes/scenes.ts'
import { routes } from '../../src/routes/table.ts'

/** Messages that the site itself does not cause and cannot prevent. */
const EXPECTED = [
  // React Three Fiber 9 makes a clock that three.js has since deprecated.
  /THREE\.Clock: This module has been deprecated/,
  // The browser reports the status of the very page that a test of the 404 page opens.
  /the server responded with a status of 404/,
]

interface Watched {
  /** Errors and warnings on the console, uncaught errors, and violations of the policy, as they come. */
  problems: string[]
}

declare global {
  interface Window {
    /** Violations of the content security policy so far. */
    violations?: string[]
    /** What `performance.now` answers, where a test has stopped time. */
    stoppedAt?: number
  }
}

/** Watches a page from its first moment. */
async function watch(page: Page): Promise<Watched> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!EXPECTED.some((pattern) => pattern.test(message.text()))) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.violatedDirective}: ${event.blockedURI || event.sample}`)
    })
  })
  return { problems }
}

async function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.violations ?? [])
}

/** One page for each scene. */
export const scenePages = routes.filter(
  ({ id }, index) => routes.findIndex((other) => sceneOfRoute[other.id] === sceneOfRoute[id]) === index,
)

/** Stores a choice on the background control, as if made at an earlier visit. */
export async function remember(page: Page, motion: 'play' | 'pause'): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('tidewright.motion', choice), motion)
}

/** Makes the worker that detects WebGL answer `webgl`. */
export async function pretendWebgl(page: Page, webgl: WebglSupport): Promise<void> {
  await page.route('**/assets/webgl.worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `postMessage(${JSON.stringify(webgl)})` }),
  )
}

/** Makes WebGL missing in workers and in the page. */
export async function withoutWebgl(page: Page): Promise<void> {
  await pretendWebgl(page, 'none')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

/** Resolves once the worker that detects WebGL has answered. Call it before the page is opened. */
export async function webglFound(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    page.on('worker', (worker) => {
      if (worker.url().includes('/webgl.worker')) worker.on('close', () => resolve())
    })
  })
}

/** Stops timers of a second or more from firing, so that a slow machine does not run into the site's time limits. */
export async function holdLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((callback: TimerHandler, delay = 0, ...rest: unknown[]) =>
      start(callback, delay >= 1000 ? 0x7fffffff : delay, ...rest)) as typeof window.setTimeout
  })
}

/** Waits until the loss of a context is reported once, and removes the report from the problems. */
export async function reportedLoss(problems: string[]): Promise<void> {
  await expect
    .poll(() => problems)
    .toEqual([
      'The backdrop has stopped: its WebGL context was lost and did not come back',
      // three.js loses the context of a disposed renderer, which is lost already.
      expect.stringContaining('WEBGL_lose_context'),
    ])
  problems.splice(0)
}

/** The canvas, once it holds a frame of the scene. */
export function shownCanvas(page: Page) {
  return page.locator('#backdrop canvas[data-shown]')
}

/**
 * What axe finds against WCAG 2.2 A and AA and its best practices, as `rule: elements`, once nothing fades any more.
 * `except` names rules that do not apply.
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

/** Scrolls through the page, so that everything has faded in. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
}

/** Goes to another page by the header's link of that label. */
export async function walkTo(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
  await expect(page.locator('header a[aria-current="page"]')).toHaveText(label)
}

/** Waits until the page's script has taken over: React says of the root whether it is still to be hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as Record<string, unknown> | null
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    const container = key && (root![key] as { stateNode: { current: { memoizedState: unknown } } })
    if (!container) return false
    const { memoizedState } = container.stateNode.current
    return memoizedState !== null && !(memoizedState as { isDehydrated: boolean }).isDehydrated
  })
}

/** A page that fails its test for any problem, unless the test says which to expect by emptying the list. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const { problems } = await watch(page)
      await use(problems)
      expect(problems).toEqual([])
      if (!page.isClosed() && page.url().startsWith('http')) expect(await violationsOf(page)).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
