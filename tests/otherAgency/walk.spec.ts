import type { Page } from 'playwright/test'
import { axeProblems, expect, hydrated, seeEverything, test } from '../e2e/fixtures.ts'
import { variantNames } from './agencyFolder.ts'
import { strangeNames } from './variants.ts'
import { pagesOf, serve, type Site } from './sites.ts'

const HEIGHT = 900

/** Returns texts that the window or their own box cuts off at the left or right, and the width that the page needs. */
async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found =
      document.documentElement.scrollWidth > width ? [`page: ${document.documentElement.scrollWidth}`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest('script, style, svg')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const { clipPath, overflowX } = getComputedStyle(parent)
      // Text for screen readers only.
      if (clipPath === 'inset(50%)') continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const isOutside = right > left && (left < -1 || right > width + 1)
      const isCut = /hidden|clip/.test(overflowX) && parent.scrollWidth > parent.clientWidth + 1
      if ((isOutside && right > 0) || isCut)
        found.push(`${Math.round(left)}-${Math.round(right)}: ${node.textContent}`)
    }
    return found
  })
}

/** Returns the links of the main navigation that have a word on two lines, are cut off or overlap the next one. */
async function brokenLinks(page: Page): Promise<string[]> {
  return page.locator('header nav').evaluate((nav) => {
    const range = document.createRange()
    const isBroken = (text: Text) =>
      [...text.data.matchAll(/\S+/g)].some(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length !== 1
      })
    const links = [...nav.querySelectorAll('li a, ul + a')]
    if (links.length < 5) return [`only ${links.length} links`]
    const boxes = links.map((link) => link.getBoundingClientRect())
    return links.flatMap((link, index) => {
      const box = boxes[index]
      const next = boxes[index + 1]
      const faults = [
        [...link.childNodes].some((node) => node instanceof Text && isBroken(node)) && 'has a broken word',
        box && (box.left < 0 || box.right > innerWidth + 1) && 'is outside the window',
        box && next && box.right > next.left + 1 && box.bottom > next.top + 1 && 'overlaps the next link',
        link.scrollWidth > link.clientWidth + 1 && 'is cut off',
      ]
      return faults
        .filter((fault) => typeof fault === 'string')
        .map((fault) => `${link.textContent} ${fault}`)
    })
  })
}

/** Returns the number of lines of the longest link of the main navigation. */
async function linesOfLinks(page: Page): Promise<number> {
  return page.locator('header nav li a').evaluateAll((links) => {
    const range = document.createRange()
    return Math.max(
      ...links.map((link) => {
        range.selectNodeContents(link)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
  })
}

/** Opens a page and checks it at these widths, with axe at the first one. */
async function walk(page: Page, address: string, widths: readonly number[]): Promise<void> {
  const [first = 390] = widths
  await page.setViewportSize({ width: first, height: HEIGHT })
  const response = await page.goto(address)
  expect(response?.status()).toBe(address.endsWith('/nowhere') ? 404 : 200)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  await seeEverything(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await overflows(page), `at ${width} px`).toEqual([])
    const menuButton = page.locator('header button[aria-expanded]')
    const isSmall = await menuButton.isVisible()
    if (isSmall) await menuButton.click()
    expect.soft(await brokenLinks(page), `navigation at ${width} px`).toEqual([])
    if (isSmall) await menuButton.click()
    if (width === first) expect.soft(await axeProblems(page), `axe at ${width} px`).toEqual([])
  }
  const missing = await page
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? [image.src] : [],
      ),
    )
  expect(missing).toEqual([])
}

const ALL_WIDTHS = [320, 360, 390, 480, 600, 768, 900, 1024, 1040, 1100, 1200, 1280, 1440, 1600, 1920]

/** Pages that `npm test` visits with the least and the greatest content. The others are visited in test:deep. */
const MAIN_PAGES = new Set<string>(['home', 'services', 'portfolio', 'contact'])

test('a name from right to left has its own direction, and keeps its place in the line', async ({ page }) => {
  const [name = ''] = strangeNames
  const site = await serve('greatest')
  for (const path of ['/about', '/testimonials']) {
    await page.goto(`${site.origin}${path}`)
    const shown = page.getByText(name, { exact: true }).first()
    await expect(shown).toHaveCSS('direction', 'rtl')
    // In a line from left to right the bracket at the end would be at the right.
    const { bracket, start } = await shown.evaluate((element) => {
      const text = element.firstChild
      const range = document.createRange()
      if (!text?.textContent) return { bracket: NaN, start: NaN }
      const at = (index: number) => {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect().left
      }
      return { bracket: at(text.textContent.length - 1), start: at(0) }
    })
    expect(bracket, path).toBeLessThan(start)
  }
  site.stop()
})

for (const variant of variantNames) {
  test.describe(`the other agency's site (${variant})`, () => {
    let site: Site | undefined
    test.beforeAll(async () => {
      site = await serve(variant)
    })
    test.afterAll(() => site?.stop())

    for (const { id, url } of pagesOf(variant)) {
      const isWritten = variant === 'asWritten'
      const visit = async (page: Page, problems: string[], widths: readonly number[]) => {
        await walk(page, `${site?.origin}${url}`, widths)
        // The 404 page reports the address that somebody asked for.
        expect(problems.splice(0)).toEqual(id === 'notFound' ? [`Page not found: ${url}`] : [])
      }

      test(
        `${id} fits, is accessible and reports no error`,
        { tag: isWritten || MAIN_PAGES.has(id) ? [] : '@deep' },
        async ({ page, problems }) => {
          await visit(page, problems, isWritten ? [390, 1040, 1440] : [390, 1440])
          if (isWritten) expect(await linesOfLinks(page)).toBe(1)
        },
      )

      test(`${id} fits at every width`, { tag: '@deep' }, async ({ page, problems }) => {
        await visit(page, problems, ALL_WIDTHS)
      })
    }
  })
}
