import { colors, headerLinks, interfaceTexts, paths } from '../helpers/content.ts'
import { mixed } from '../helpers/contrast.ts'
import { axeProblems, expect, openPage, playButton, test } from './fixtures.ts'
import { footerLink, headerLink } from './words.ts'

const { open, close } = interfaceTexts.menu

test('the header becomes solid beyond 50 px of scroll, and not before', async ({ page }) => {
  await openPage(page, '/')
  const bar = page.locator('#page > header')
  await page.evaluate(() => scrollTo(0, 50))
  await page.waitForTimeout(150)
  await expect(bar).not.toHaveAttribute('data-solid')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-solid')
  expect(await bar.evaluate((element) => getComputedStyle(element).backdropFilter)).toContain('blur')
})

test('the background’s button shows that the pointer is on it', async ({ page }) => {
  await page.goto(paths.about)
  const button = playButton(page)
  await expect(button).toBeVisible()
  const border = () => button.evaluate((element) => getComputedStyle(element).borderTopColor)
  const atRest = await border()
  await button.hover()
  await expect.poll(border).not.toBe(atRest)
})

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänspatente'
const LONG_NAME = 'Nordseewerke Softwareentwicklung und Beratung GmbH'

test('a name of 21 to 50 letters stays in the header, and leaves its buttons and links as they are', async ({
  page,
}) => {
  await openPage(page, paths.about)
  await expect(playButton(page)).toBeVisible()
  for (const width of [320, 390, 768, 1023, 1024, 1040, 1100, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const faults = await page.evaluate(
      (names) => {
        const bar = document.querySelector('#page > header')
        const logo = bar?.querySelector<HTMLElement>(':scope > a[href="/"]')
        const name = logo?.querySelector('span')
        const opener = bar?.querySelector('button[popovertarget]')
        const control = bar?.querySelector(':scope > button:not([popovertarget])')
        if (!bar || !logo || !name || !opener || !control) return ['parts of the header are missing']
        const found: string[] = []
        for (const text of names) {
          name.textContent = text
          logo.dataset['long'] = 'true'
          const [nameBox, barBox, controlBox] = [name, bar, control].map((part) =>
            part.getBoundingClientRect(),
          )
          if (!nameBox || !barBox || !controlBox) return ['parts of the header have no box']
          if (nameBox.bottom > barBox.bottom || nameBox.top < 0) found.push(`${text} leaves the header`)
          if (opener.checkVisibility()) {
            const { width: openerWidth, right } = opener.getBoundingClientRect()
            if (openerWidth < 44 || right > innerWidth)
              found.push(`${text} takes room from the menu's button`)
          }
          if (nameBox.right > controlBox.left) found.push(`${text} is behind the background's button`)
          if (opener.checkVisibility()) continue
          let end = nameBox.right
          for (const link of bar.querySelectorAll('nav li a, nav ul + a')) {
            const { left, right } = link.getBoundingClientRect()
            const range = document.createRange()
            range.selectNodeContents(link)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (left < end || right > innerWidth)
              found.push(`${text}: ${link.textContent} covers its neighbor`)
            if (lines.size > 1) found.push(`${text}: ${link.textContent} is broken`)
            end = right
          }
          if (controlBox.left < end || controlBox.right > innerWidth)
            found.push(`${text}: the background's button has no room`)
        }
        return found
      },
      [LONG_WORD, LONG_WORD.slice(0, 21), LONG_WORD.slice(0, 35), LONG_NAME],
    )
    expect(faults, `at ${width} px`).toEqual([])
  }
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens, says so, and closes on a choice', { tag: '@quick' }, async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: open, exact: true })
    await button.click()
    await expect(page.getByRole('button', { name: close, exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(page.locator('#page > header')).toHaveCSS(
      'background-color',
      mixed(colors['ink-950'], 100, '#000000'),
    )
    expect(await axeProblems(page)).toEqual([])
    await headerLink(page, 'about').click()
    await expect(page).toHaveURL(paths.about)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#menu')).toBeHidden()
    // Opened as soon as the next page is there, it stays open.
    await footerLink(page, 'terms').click()
    await expect(page).toHaveURL(paths.terms)
    await button.click()
    await page.waitForTimeout(400)
    await expect(page.locator('#menu')).toBeVisible()
  })

  test('closes on Escape and on a tap outside, and returns the focus to its button', async ({ page }) => {
    await openPage(page, '/')
    const button = page.getByRole('button', { name: open, exact: true })
    await button.click()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(40, 830)
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('closes when the focus leaves it, and covers nothing that has the focus', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('button', { name: open, exact: true }).click()
    await page.locator('#menu a').last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('#menu')).toBeVisible()
    await page.locator('#menu a').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('#menu')).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.closest('#menu'))).toBeNull()
  })

  test('opens without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: open, exact: true }).click()
    for (const { href } of headerLinks)
      await expect(page.locator(`#menu a[href="${href}"]`).first()).toBeVisible()
    await context.close()
  })
})
