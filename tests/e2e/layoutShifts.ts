import { expect, type Page } from 'playwright/test'
import { seeEverything } from './fixtures.ts'

declare global {
  interface Window {
    shifts?: { value: number; what: string }[]
  }
}

/** Records the layout shifts of every page that is opened afterwards. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources
          .map(
            ({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80) ?? '?',
          )
          .join(' | ')
        window.shifts?.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays every font, so that the page is painted without them first. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
}

/** Returns the recorded layout shifts: their value and the elements that moved. */
export async function layoutShifts(page: Page): Promise<{ value: number; what: string }[]> {
  // The browser reports a shift after the frame that contains it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return page.evaluate(() => (window.shifts ?? []).filter(({ value }) => value > 0))
}

/** Asserts that the page moves by at most `most` while the fonts arrive and the visitor scrolls. */
export async function expectSteady(page: Page, most: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await seeEverything(page)
  const shifts = await layoutShifts(page)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(total, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}
