import type { Page } from 'playwright/test'
import { axeProblems, expect, hydrated, seeEverything, test } from '../e2e/fixtures.ts'
import { variantNames, type VariantName } from './agencyFolder.ts'
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
      // Text for screen readers only is in a box of one pixel.
      if (parent.clientWidth === 1 || !parent.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const isOutside = right > left && (left < -1 || right > width + 1)
      const isCut =
        /hidden|clip/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth + 1
      if ((isOutside && right > 0) || isCut)
        found.push(`${Math.round(left)}-${Math.round(right)}: ${node.textContent}`)
    }
    return found
  })
}

/** Returns the links of the main navigation that take more than one line, are cut off or overlap. */
async function brokenLinks(page: Page): Promise<string[]> {
  return page.locator('header nav').evaluate((nav) => {
    const range = document.createRange()
    const links = [...nav.querySelectorAll('li a, li + a, ul + a')]
    if (links.length < 4) return [`only ${links.length} links`]
    const boxes = links.map((link) => link.getBoundingClientRect())
    return links.flatMap((link, index) => {
      range.selectNodeContents(link)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const box = boxes[index]
      const next = boxes[index + 1]
      const isOver = box && next && box.right > next.left + 1 && box.bottom > next.top + 1
      const isOut = box && (box.left < 0 || box.right > innerWidth + 1)
      if (lines === 1 && !isOver && !isOut && link.scrollWidth <= link.clientWidth + 1) return []
      return [
        `${link.textContent}: ${lines} lines${isOver ? ', over the next link' : ''}${isOut ? ', cut off' : ''}`,
      ]
    })
  })
}

/** Opens a page and checks it at these widths. */
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
    if (width === first || width === 1440)
      expect.soft(await axeProblems(page), `axe at ${width} px`).toEqual([])
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

const WIDTHS: Readonly<Record<VariantName, readonly number[]>> = {
  asWritten: [390, 1040, 1440],
  least: [390, 1440],
  greatest: [390, 1440],
}
const ALL_WIDTHS = [320, 360, 480, 600, 768, 900, 1024, 1040, 1100, 1200, 1280, 1600, 1920]

for (const variant of variantNames) {
  test.describe(`the other agency's site (${variant})`, () => {
    let site: Site | undefined
    test.beforeAll(async () => {
      site = await serve(variant)
    })
    test.afterAll(() => site?.stop())

    for (const { id, url } of pagesOf(variant)) {
      test(`${id} fits, is accessible and reports no error`, async ({ page }) => {
        await walk(page, `${site?.origin}${url}`, WIDTHS[variant])
      })

      test(`${id} fits and is accessible at every width`, { tag: '@deep' }, async ({ page }) => {
        await walk(page, `${site?.origin}${url}`, ALL_WIDTHS)
      })
    }
  })
}
