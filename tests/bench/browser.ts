import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { findBrowser, SOFTWARE_GL } from '../../src/tooling/findBrowser.ts'

/** SwiftShader by default. With BENCH_GPU=1 the browser may use the GPU. */
const GRAPHICS = process.env['BENCH_GPU'] === '1' ? ['--enable-gpu'] : SOFTWARE_GL

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', ...GRAPHICS] })

/** Opens a page with a cold cache, for a visitor who chose this on the control of the background before. */
export async function openFreshPage(
  browser: Browser,
  choice: 'play' | 'pause',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  await page.addInitScript((stored) => localStorage.setItem('site.motion', stored), choice)
  return page
}
