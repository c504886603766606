import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { findBrowser, SOFTWARE_GL } from '../../src/tooling/findBrowser.ts'

/** SwiftShader by default. With BENCH_GPU=1 the browser may use the GPU. */
const GRAPHICS = process.env['BENCH_GPU'] === '1' ? ['--enable-gpu'] : SOFTWARE_GL

/** @param args Further arguments of Chromium */
export function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', ...GRAPHICS, ...args],
  })
}

/**
 * Opens a page with a cold cache. `choice` is what the visitor chose on the background control at an earlier
 * visit.
 */
export async function openFreshPage(
  browser: Browser,
  choice?: 'play' | 'pause',
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  if (choice) await page.addInitScript((stored) => localStorage.setItem('site.motion', stored), choice)
  return page
}

/** Factor by which the CPU is slower: 4 by default, less on a machine that is slow by itself. */
export const CPU_SLOWDOWN = Number(process.env['BENCH_SLOWDOWN'] ?? 4)

/**
 * Waits until `expression` is true in the page. Playwright's own wait functions first load a script into the
 * page: 30 to 60 ms of its main thread at 4x slow-down, which would count in the results. @throws Error after
 * a minute
 */
export async function waitUntilTrue(session: CDPSession, expression: string): Promise<void> {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Did not become true within a minute: ${expression}`)
}

/** Expression that is true in a page that shows its scene. */
export const SCENE_IS_SHOWN = `document.querySelector('#backdrop canvas[data-shown]') !== null`
/**
 * Expression that is true in a page that has applied the backdrop's policy: it shows the background control
 * then.
 */
export const POLICY_IS_APPLIED =
  "[...document.querySelectorAll('button')].some((each) => each.textContent.includes('moving background'))"
