import { axeProblems, expect, hydrated, test } from './fixtures.ts'

test.describe('the header', () => {
  test('links the pages in order, marks the current one and leads to the contact page', async ({ page }) => {
    await page.goto('/services')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText([
      'Home',
      'About',
      'Services',
      'Portfolio',
      'Testimonials',
      'Contact',
      'Get Started',
    ])
    await expect(page.locator('header a[aria-current="page"]')).toHaveText('Services')
    await expect(links.filter({ hasText: 'Get Started' })).toHaveAttribute('href', '/contact')
  })

  test('becomes solid beyond 50 px of scroll, and not before', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const bar = page.locator('#page > header')
    await page.evaluate(() => scrollTo(0, 50))
    await page.waitForTimeout(150)
    await expect(bar).not.toHaveAttribute('data-solid')
    await page.evaluate(() => scrollTo(0, 51))
    await expect(bar).toHaveAttribute('data-solid')
    expect(await bar.evaluate((element) => getComputedStyle(element).backdropFilter)).toContain('blur')
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens, says so, and closes on a choice', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#page > header')).toHaveCSS('background-color', 'rgb(3, 8, 13)')
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('closes on a choice of the current page', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('closes on Escape and on a tap outside, and returns the focus to its button', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Open menu' })
    await button.click()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(40, 830)
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('opens without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('#menu').getByRole('link', { name: 'Portfolio' })).toBeVisible()
    await context.close()
  })
})
