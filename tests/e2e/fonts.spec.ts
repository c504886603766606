import { chromium } from 'playwright/test'
import { agency, isServed, paths } from '../helpers/content.ts'
import { hasLetters, withFonts, type FontSet } from '../helpers/systemFonts.ts'
import { hydrated, test } from './fixtures.ts'
import { delayFonts, expectSteady, recordShifts } from './layoutShifts.ts'

/**
 * Sets of fonts, and the window and pages that are visited with them. Those of sweep.spec.ts have the fonts
 * of Liberation.
 */
const visits: readonly (readonly [FontSet, number, readonly string[]])[] = [
  ['android', 390, [paths.services, paths.contact]],
  ['dejavu', 1440, ['/', paths.about]],
  ['unknown', 1440, [paths.portfolio]],
]

for (const [set, width, visited] of visits)
  test(
    `nothing moves when the fonts replace those of ${set}`,
    { tag: set === 'android' ? [] : '@deep' },
    async ({ baseURL }, { project }) => {
      const browser = await chromium.launch({ ...project.use.launchOptions, env: await withFonts(set) })
      const viewport = { width, height: 900 }
      const page = await browser.newPage({ viewport, ...(baseURL && { baseURL }) })
      await delayFonts(page)
      await recordShifts(page)
      let seen = 0
      for (const path of visited.filter(isServed)) {
        await page.goto(path)
        await hydrated(page)
        if (!(await hasLetters(set, await page.locator('body').innerText()))) continue
        seen += 1
        await page.waitForLoadState('networkidle')
        // In other words, a line that just fits in the web font can wrap in the font before it.
        await expectSteady(page, set === 'unknown' ? 0.02 : agency.sample ? 0 : 0.05)
      }
      await browser.close()
      test.skip(seen === 0, `systems with ${set} lack the letters of the pages`)
    },
  )
