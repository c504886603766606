import { chromium } from 'playwright/test'
import type { RouteId } from '../../src/routes/table.ts'
import { agency, servedRoutes } from '../helpers/content.ts'
import { fontSets, withFonts } from '../helpers/systemFonts.ts'
import { expect, hydrated, seeEverything, test } from './fixtures.ts'
import { delayFonts, layoutShifts, recordShifts } from './layoutShifts.ts'

/** Pages that `npm test` visits. Those of sweep.spec.ts have the fonts of Liberation. */
const few: Readonly<Record<string, readonly RouteId[]>> = {
  android: ['services', 'contact'],
  dejavu: ['home', 'about'],
  unknown: ['portfolio'],
}

for (const set of fontSets.filter((name) => name !== 'liberation'))
  for (const width of [1440, 390]) {
    const visited = servedRoutes.filter(({ id }) => width === 390 || few[set]?.includes(id))
    test(
      `nothing moves when the fonts arrive on a system with ${set} fonts, ${width} px wide`,
      { tag: width === 390 ? '@deep' : [] },
      async ({ baseURL }, { project }) => {
        const browser = await chromium.launch({ ...project.use.launchOptions, env: await withFonts(set) })
        const page = await browser.newPage({ viewport: { width, height: 900 }, ...(baseURL && { baseURL }) })
        await delayFonts(page)
        await recordShifts(page)
        for (const { id, url } of visited) {
          await page.goto(url)
          await hydrated(page)
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => document.fonts.ready)
          await seeEverything(page)
          const shifts = await layoutShifts(page)
          const total = shifts.reduce((sum, { value }) => sum + value, 0)
          // In other words, a line that just fits in the web font can wrap in the font before it.
          const most = set === 'unknown' ? 0.02 : agency.sample ? 0 : 0.05
          expect.soft(total, `${id} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
        }
        await browser.close()
      },
    )
  }
