import { agency, servedRoutes, UNKNOWN_PATH } from '../helpers/content.ts'
import { axeProblems, expect, openPage, playButton, playScenes, sceneShown, test } from './fixtures.ts'
import { delayFonts, expectSteady, recordShifts } from './layoutShifts.ts'
import { isThreeScript, watchRequests } from './requests.ts'

/** Window widths in CSS pixels at which layouts change. */
const EDGES = [320, 390, 699, 700, 768, 1023, 1024, 1200, 1440, 1920]

/** Distance of the widths at which some page is checked, from the narrowest phone to a wide desktop. */
const WIDTH_STEP = 8

/** Widths at which the page with this index is checked. */
const widthsOf = (index: number) => [
  ...Array.from({ length: 16 }, (_, turn) => 320 + WIDTH_STEP * (index + turn * servedRoutes.length)),
  ...EDGES,
]

/**
 * Most layout shift of a page. The sample has none. In other words, a line that just fits in the web font can
 * wrap in the font before it; 0.1 is good by the definition of the metric.
 */
const MOST_SHIFT = agency.sample ? 0 : 0.05

test('the home page is steady on a phone while its scene plays, and asks no other host', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await delayFonts(page)
  await recordShifts(page)
  const requests = watchRequests(context)
  await playScenes(page)
  await page.goto('/')
  await sceneShown(page)
  expect(requests.filter(isThreeScript).length).toBeGreaterThan(0)
  await expectSteady(page, MOST_SHIFT)
  expect(requests.filter((request) => !request.startsWith(`${baseURL}/`))).toEqual([])
  expect(await context.cookies()).toHaveLength(0)
})

for (const [index, { id, url }] of servedRoutes.entries())
  test(
    `${id} is accessible, steady and has no horizontal scroll without its scene`,
    { tag: id === 'about' ? ['@quick'] : ['@quick', '@deep'] },
    async ({ page, problems }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await delayFonts(page)
      await recordShifts(page)
      await openPage(page, url)
      await expect(playButton(page)).toBeVisible()
      await expectSteady(page, MOST_SHIFT)
      expect(await axeProblems(page)).toEqual([])
      for (const width of widthsOf(index)) {
        await page.setViewportSize({ width, height: 800 })
        const [inner, needed] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
        expect(inner).toBe(width)
        expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
      }
      expect(problems.splice(0)).toEqual(id === 'notFound' ? [`Page not found: ${UNKNOWN_PATH}`] : [])
    },
  )
