import type { Page } from 'playwright/test'
import { servedRoutes, paths } from '../helpers/content.ts'
import { textEdge } from '../../src/theme/grid.ts'
import { allOf, expect, openPage, playButton, test } from './fixtures.ts'
import { shapeFaults, smallTargets } from './shape.ts'
import { translate } from './translation.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Opens what can be opened, so that its text is seen. */
const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })

/** Replaces the style sheet of the visitor. */
const setStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    // The header's height is measured before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, css)

const LARGE = 'html{font-size:200%!important}'
/** WCAG's text spacing (1.4.12). */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
  'p{margin-bottom:2em!important}'

/** 320x256 is a window of 1280x1024 at 400% zoom. */
const shapes = [
  { width: 320, height: 256, css: '' },
  { width: 320, height: 640, css: LARGE },
  { width: 1440, height: 900, css: LARGE },
  { width: 320, height: 640, css: SPACING },
  { width: 1024, height: 700, css: SPACING },
]

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  for (const { id, url } of servedRoutes)
    test(
      `text of ${id} stays whole and targets 44 px at 400% zoom, with own styles and long words`,
      { tag: id === 'contact' ? [] : '@deep' },
      async ({ page, problems }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await openPage(page, url)
        await expect(playButton(page)).toBeVisible()
        await openAll(page)
        for (const { width, height, css } of shapes) {
          await page.setViewportSize({ width, height })
          await setStyle(page, css)
          expect.soft(await shapeFaults(page), `at ${width}x${height} ${css}`).toEqual([])
          await page.evaluate(() => scrollTo(0, 600))
          // Without it the header can take a third of a low window.
          const bar = await page.locator('#page > header').boundingBox()
          const seen = Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0))
          expect.soft(seen / height, `header at ${width}x${height}`).toBeLessThan(0.25)
          await page.evaluate(() => scrollTo(0, 0))
          // Large text makes targets larger.
          if (css) continue
          expect.soft(await smallTargets(page)).toEqual([])
          const menu = page.locator('header button[popovertarget]')
          await menu.click()
          expect.soft(await smallTargets(page), 'the menu').toEqual([])
          await menu.click()
        }
        await setStyle(page, '')
        // Too few texts mean that the page did not load.
        expect(await translate(page, WORD)).toBeGreaterThan(20)
        await page.setViewportSize({ width: 320, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        problems.splice(0)
      },
    )
})

test('the open menu stays in use when the device turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.about)
  const button = page.locator('header button[popovertarget]')
  await button.click()
  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    // Fails if a link cannot be scrolled into the window, or if something covers it.
    for (const link of await allOf(page.locator('#menu a'))) await link.click({ trial: true })
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test('the backdrop fades to 30% in windows where text covers it, also with more contrast', async ({
  page,
}) => {
  await page.goto('/')
  const windows = [
    { width: 844, height: 390, opacity: '0.3' },
    { width: 320, height: 200, opacity: '0.3' },
    { width: 390, height: 844, opacity: '1' },
    { width: 768, height: 1024, opacity: '1' },
    { width: 1024, height: 700, opacity: '1' },
  ]
  for (const { opacity, ...size } of windows) {
    await page.setViewportSize(size)
    await expect(page.locator('#backdrop')).toHaveCSS('opacity', opacity)
  }
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('#backdrop')).toHaveCSS('opacity', '0.15')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.locator('#backdrop')).toHaveCSS('opacity', '0.045')
})

test("the first screen's text stays in its columns", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const edge = ((textEdge(1024) + 1) / 2) * 1024
  for (const { path } of servedRoutes) {
    if (path === '*') continue
    await page.goto(path)
    const texts = page.locator('main header').first().locator('h1, p, blockquote')
    const ends = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().right))
    expect(ends.length, path).toBeGreaterThan(0)
    expect(Math.max(...ends), path).toBeLessThanOrEqual(edge + 1)
  }
})

test('no page grows with a window as high as programs open it', async ({ page, problems }) => {
  const heightIn = async (height: number) => {
    await page.setViewportSize({ width: 412, height })
    return page.evaluate(() => document.querySelector('#page > main')?.getBoundingClientRect().height ?? 0)
  }
  for (const { id, url } of servedRoutes) {
    await openPage(page, url)
    const usual = await heightIn(732)
    expect(usual, id).toBeGreaterThan(0)
    expect.soft(await heightIn(12_140), id).toBeLessThanOrEqual(usual * 2)
    const reports = id === 'notFound' ? [`Page not found: ${url}`] : []
    await expect.poll(() => problems).toEqual(reports)
    problems.length = 0
  }
})
