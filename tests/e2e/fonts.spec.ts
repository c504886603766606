import { chromium } from 'playwright/test'
import { agency, servedRoutes } from '../helpers/content.ts'
import { fontSets, withFonts } from '../helpers/systemFonts.ts'
import { expect, hydrated, seeEverything, test } from './fixtures.ts'
import { delayFonts, layoutShifts, recordShifts } from './layoutShifts.ts'

// sweep.spec.ts visits with the fonts of Liberation.
for (const set of fontSets.filter((name) => name !== 'liberation'))
  for (const width of [1440, 390])
    test(
      `nothing moves when the fonts arrive on a system with ${set} fonts, ${width} px wide`,
      // A phone's fonts differ most from the site's.
      { tag: set === 'android' && width === 1440 ? [] : '@deep' },
      async ({ baseURL }, { project }) => {
        const browser = await chromium.launch({ ...project.use.launchOptions, env: await withFonts(set) })
        const page = await browser.newPage({ viewport: { width, height: 900 }, ...(baseURL && { baseURL }) })
        await delayFonts(page)
        await recordShifts(page)
        for (const { id, url } of servedRoutes) {
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
