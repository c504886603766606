import type { Page } from 'playwright/test'
import { projectFilters } from '../../src/pages/portfolio/projectFilters.ts'
import { expect, hydrated, needsPage, playButton, test } from './fixtures.ts'
import { headerLink, headings, titleOf } from './words.ts'

/** The focused element, and what is wrong with how it shows. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const name = element.outerHTML.slice(0, 120)
    // A radio button is transparent. Its label shows the focus.
    const shown = element.matches('input[type="radio"]') ? element.nextElementSibling : element
    if (!shown) return { name, faults: ['shows nothing'] }
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    const { left, top, bottom, width } = shown.getBoundingClientRect()
    // The middle of the part that is in the window.
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const at = document.elementFromPoint(left + width / 2, y)
    const isOnTop = at !== null && (shown.contains(at) || at.contains(shown) || at === element)
    return {
      name,
      faults: [
        outlineStyle === 'none' || outlineWidth === '0px' ? 'has no outline' : '',
        isOnTop ? '' : 'is covered or outside the window',
      ].filter(Boolean),
    }
  })

test('the tab key reaches every control in order, and each shows that it has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await hydrated(page)
  await expect(playButton(page)).toBeVisible()
  const controls = await page
    .locator('a[href], button, input:not([tabindex="-1"]), textarea, summary')
    .evaluateAll(
      (all) => all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
    )
  const names = new Set<string>()
  for (let step = 0; step <= controls; step += 1) {
    await page.keyboard.press('Tab')
    const found = await focused(page)
    if (!found) break
    expect(found.faults, found.name).toEqual([])
    names.add(`${step} ${found.name}`)
  }
  expect(controls).toBeGreaterThan(20)
  expect(names.size).toBe(controls)
})

test('a page that is entered by keyboard has its title, and its heading has the focus', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await headerLink(page, 'about').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(titleOf('about'))
  // A screen reader reads what gets the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.about)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)

  needsPage('portfolio')
  test.skip(projectFilters.length < 3, 'projects of one category have no filter')
  await headerLink(page, 'portfolio').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\w/)
})
