import { agency, servedRoutes, UNKNOWN_PATH } from '../helpers/content.ts'
import type { RouteId } from '../../src/routes/table.ts'
import type { Page } from 'playwright/test'
import {
  axeProblems,
  expect,
  openPage,
  pauseScene,
  playButton,
  playScenes,
  sceneShown,
  seeEverything,
  test,
} from './fixtures.ts'
import { delayFonts, layoutShifts, recordShifts } from './layoutShifts.ts'
import { isThreeScript, watchRequests } from './requests.ts'
import { titleOf } from './words.ts'

/** Window widths in CSS pixels at which layouts change, and every width from the narrowest phone to a wide desktop. */
const fewWidths = [320, 390, 699, 700, 768, 1023, 1024, 1200, 1440, 1920]
const allWidths = [...Array.from({ length: 1121 }, (_, step) => 320 + step), 1920]

/** Distance of the widths at which some page is checked in `npm test`. Each page takes its part of them. */
const WIDTH_STEP = 8

/** Widths at which the page with this index is checked in `npm test`. */
const someWidths = (index: number) => [
  ...allWidths.filter((width) => (width - 320) % (WIDTH_STEP * servedRoutes.length) === index * WIDTH_STEP),
  ...fewWidths,
]

/** Pages that differ most in their parts. The other pages are swept in test:deep only. */
const FEW_PAGES = new Set<string>(['about', 'portfolio', 'notFound'])

/** Asserts that the page is as wide as the window at these widths. */
async function expectNoHorizontalScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const [inner, needed] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect(inner).toBe(width)
    expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** Asserts that the 404 page has logged its path, and that no page has logged anything else. */
function expectNoOtherProblems(id: RouteId, problems: string[]): void {
  expect(problems.splice(0)).toEqual(id === 'notFound' ? [`Page not found: ${UNKNOWN_PATH}`] : [])
}

/**
 * Most layout shift of a page. The sample has none. In other words, a line that just fits in the web font can wrap in the
 * font before it; 0.1 is good by the definition of the metric.
 */
const MOST_SHIFT = agency.sample ? 0 : 0.05

/** Asserts that nothing has moved or moves while the fonts arrive and the visitor scrolls. */
async function expectSteady(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await seeEverything(page)
  const shifts = await layoutShifts(page)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT)
}

for (const [index, { id, url }] of servedRoutes.entries()) {
  test.describe(id, () => {
    for (const width of [390, 1440]) {
      const tag = width === 390 && id === 'home' ? [] : ['@deep']
      test(
        `is complete, accessible and steady at ${width} px while its scene plays`,
        { tag },
        async ({ page, context, baseURL, problems }) => {
          await page.setViewportSize({ width, height: 844 })
          await delayFonts(page)
          await recordShifts(page)
          const requests = watchRequests(context)
          await playScenes(page)
          const response = await page.goto(url)
          expect(response?.status()).toBe(id === 'notFound' ? 404 : 200)
          await expect(page).toHaveTitle(titleOf(id))
          await expect(page.locator('h1')).toHaveCount(1)
          await sceneShown(page)
          expect(requests.filter(isThreeScript).length).toBeGreaterThan(0)
          await expectSteady(page)
          // Software rendering takes all cores. Nothing below depends on motion.
          await pauseScene(page)
          expect(await axeProblems(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          expect(requests.filter((request) => !request.startsWith(`${baseURL}/`))).toEqual([])
          expect(await context.cookies()).toHaveLength(0)
          expectNoOtherProblems(id, problems)
        },
      )
    }

    const tag = FEW_PAGES.has(id) ? ['@quick'] : ['@quick', '@deep']
    test(
      'is accessible, steady and has no horizontal scroll without its scene',
      { tag },
      async ({ page, context, problems }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await delayFonts(page)
        await recordShifts(page)
        const requests = watchRequests(context)
        await openPage(page, url)
        await expect(playButton(page)).toBeVisible()
        await expectSteady(page)
        await expect(page.locator('#backdrop canvas')).toHaveCount(0)
        expect(requests.filter(isThreeScript)).toHaveLength(0)
        expect(await axeProblems(page)).toEqual([])
        await expectNoHorizontalScroll(page, someWidths(index))
        expectNoOtherProblems(id, problems)
      },
    )

    test('has no horizontal scroll at any width', { tag: '@deep' }, async ({ page, problems }) => {
      await openPage(page, url)
      await expectNoHorizontalScroll(page, allWidths)
      expectNoOtherProblems(id, problems)
    })
  })
}

test('an inline style without a hash in the policy is blocked and recorded as a violation', async ({
  page,
  problems,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }))
  })
  await expect.poll(() => page.evaluate(() => window.violations)).toEqual(['style-src-elem: inline'])
  expect(problems.splice(0).join()).toContain('Content Security Policy')
  await page.evaluate(() => void (window.violations = []))
})
