import { routes } from '../../src/routes/table.ts'
import { expect, remember, seeEverything, shownCanvas, test } from './fixtures.ts'

declare global {
  interface Window {
    shifts?: { value: number; what: string }[]
  }
}

for (const { id, path } of routes) {
  for (const width of [1440, 390]) {
    test(`${id} has no layout shift at ${width} px when fonts load late`, async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        window.shifts = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node?: Element }[]
          })[]) {
            if (entry.hadRecentInput) continue
            const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '?').join(' | ')
            window.shifts?.push({ value: entry.value, what })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700))
        await route.continue()
      })
      await remember(page, 'play')
      await page.goto(path === '*' ? '/nowhere' : path)
      await expect(shownCanvas(page)).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      await seeEverything(page)
      const shifts = await page.evaluate(() => window.shifts ?? [])
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBe(0)
      expect(problems.splice(0)).toEqual(path === '*' ? ['Page not found: /nowhere'] : [])
    })
  }
}
