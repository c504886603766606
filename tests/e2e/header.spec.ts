import { colors, interfaceTexts, paths } from '../helpers/content.ts'
import { mixed } from '../helpers/contrast.ts'
import { afterTimers, expect, openPage, playButton, test } from './fixtures.ts'
import { headerLink } from './words.ts'

const { open, close } = interfaceTexts.menu

test('the header becomes solid beyond 50 px of scroll, and its button shows the pointer', async ({
  page,
}) => {
  await openPage(page, '/')
  const bar = page.locator('#page > header')
  await page.evaluate(() => scrollTo(0, 50))
  await afterTimers(page, 150)
  await expect(bar).not.toHaveAttribute('data-solid')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(bar).toHaveAttribute('data-solid')
  expect(await bar.evaluate((element) => getComputedStyle(element).backdropFilter)).toContain('blur')
  await playButton(page).hover()
  await expect(playButton(page)).toHaveCSS('border-top-color', mixed(colors.foam, 100, '#000000'))
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
        const bar = document.querySelector('#page > header')!
        const logo = bar.querySelector<HTMLElement>(':scope > a[href="/"]')!
        const name = logo.querySelector('span')!
        const links = [...bar.querySelectorAll('nav li a, nav ul + a')]
        const buttons = [...bar.querySelectorAll(':scope > button')]
        const found: string[] = []
        for (const text of names) {
          name.textContent = text
          logo.dataset['long'] = 'true'
          const { bottom } = bar.getBoundingClientRect()
          // From left to right.
          let end = 0
          for (const part of [name, ...buttons, ...links].filter((each) => each.checkVisibility())) {
            const box = part.getBoundingClientRect()
            const about = `${text}: ${part.textContent}`
            if (box.left < end || box.right > innerWidth) found.push(`${about} has no room`)
            if (box.top < 0 || box.bottom > bottom) found.push(`${about} leaves the header`)
            if (part.matches('button') && box.width < 44) found.push(`${about} is narrow`)
            const range = document.createRange()
            range.selectNodeContents(part)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (part.matches('a') && lines.size > 1) found.push(`${about} is broken`)
            end = box.right
          }
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

  test(
    'opens, says so, and closes by its button, a choice, a tap outside and the focus that leaves it',
    { tag: '@quick' },
    async ({ page }) => {
      await openPage(page, '/')
      const button = page.getByRole('button', { name: open, exact: true })
      const closeButton = page.getByRole('button', { name: close, exact: true })
      // A click takes the focus out of the menu, and must not open it again.
      await button.click()
      await page.locator('#menu a').last().focus()
      await closeButton.click()
      await expect(page.locator('#menu')).toBeHidden()
      // Safari does not focus what a click presses, so no focus leaves the menu.
      await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
      await button.click()
      await expect(closeButton).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#page > header')).toHaveCSS(
        'background-color',
        mixed(colors['ink-950'], 100, '#000000'),
      )
      await headerLink(page, 'about').click()
      // The address changes before the page, whose arrival closes a menu.
      await expect(page.locator('html')).toHaveAttribute('data-route', 'about')
      await expect(page.locator('#menu')).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      // Opened as soon as the next page is there, it stays open.
      await button.click()
      await afterTimers(page, 400)
      await expect(page.locator('#menu')).toBeVisible()
      // A tap outside closes it, and so does the focus that leaves it.
      await page.mouse.click(40, 830)
      await expect(page.locator('#menu')).toBeHidden()
      await button.click()
      await page.locator('#menu a').last().focus()
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator('#menu')).toBeVisible()
      await page.locator('#menu a').last().focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('#menu')).toBeHidden()
      expect(await page.evaluate(() => document.activeElement?.closest('#menu'))).toBeNull()
    },
  )
})
