import { axeProblems, expect, hydrated, test } from './fixtures.ts'

test.describe('the service cards', () => {
  test('open one at a time and close on a second click', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    const open = page.locator('details[name="service"][open]')
    await expect(page.locator('details[name="service"]')).toHaveCount(10)
    await expect(open).toHaveCount(0)
    await page.getByRole('heading', { name: 'Blockchain' }).click()
    await expect(open).toHaveCount(1)
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('heading', { name: 'Mobile apps' }).click()
    await expect(open).toHaveCount(1)
    await expect(open.getByRole('heading', { name: 'Mobile apps' })).toBeVisible()
    await page.getByRole('heading', { name: 'Mobile apps' }).click()
    await expect(open).toHaveCount(0)
  })
})

test.describe('the project filter', () => {
  const shownCards = 'article:visible'

  test('shows all projects at first, then one category at a time', async ({ page }) => {
    await page.goto('/portfolio')
    await hydrated(page)
    await expect(page.getByRole('radio')).toHaveCount(7)
    await expect(page.getByRole('radio', { name: 'All 6' })).toBeChecked()
    await expect(page.locator(shownCards)).toHaveCount(6)
    for (const category of ['FinTech', 'Healthcare', 'E-commerce', 'IoT', 'Blockchain', 'AI/ML']) {
      await page.getByRole('radio', { name: category }).check()
      await expect(page.locator(shownCards)).toHaveCount(1)
      await expect(page.locator(shownCards)).toContainText(` · ${category} · `)
      await expect(page.getByRole('main').getByRole('status')).toHaveText(`1 case sheet in ${category}`)
    }
    await page.getByRole('radio', { name: 'All' }).check()
    await expect(page.locator(shownCards)).toHaveCount(6)
  })

  test('leaves timeline, results, three features, chart and contact link on each card', async ({ page }) => {
    await page.goto('/portfolio')
    const cards = page.locator('article')
    for (let index = 0; index < 6; index += 1) {
      const card = cards.nth(index)
      await expect(card).toContainText(/\d+ months/)
      await expect(card.locator('dl > div')).toHaveCount(3)
      await expect(card.getByRole('listitem')).toHaveCount(3)
      await expect(card.getByRole('img')).toHaveCount(1)
      await expect(card.getByRole('link', { name: /Ask about this work/ })).toHaveAttribute(
        'href',
        '/contact',
      )
    }
  })

  test('filters without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/portfolio')
    await page.getByRole('radio', { name: 'IoT' }).check()
    await expect(page.locator(shownCards)).toHaveCount(1)
    await context.close()
  })
})

test.describe('the scheduling widget', () => {
  for (const path of ['/', '/contact']) {
    test(`loads on ${path} after a click, 850 px high and with a title`, async ({ page }) => {
      const calendarRequests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('schedule')) calendarRequests.push(request.url())
      })
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(calendarRequests).toHaveLength(0)
      await expect(page.getByRole('link', { name: 'Open it in a new tab', exact: true })).toHaveAttribute(
        'href',
        '/demo/schedule',
      )
      await page.getByRole('button', { name: 'Load the calendar' }).click()
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('title', /Calendar/)
      expect(await frame.boundingBox()).toMatchObject({ height: 850 })
      await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pick a time' })).toBeVisible()
      expect(calendarRequests).toHaveLength(1)
      expect(await axeProblems(page)).toEqual([])
    })
  }

  test('names the privacy terms before it loads, and takes the keyboard focus once it has loaded', async ({
    page,
  }) => {
    await page.goto('/contact')
    await hydrated(page)
    await expect(page.getByText('from then on their privacy terms apply')).toBeVisible()
    await page.getByRole('button', { name: 'Load the calendar' }).focus()
    await page.keyboard.press('Enter')
    const frame = page.locator('iframe')
    await expect(frame).toBeFocused()
    await expect(page.getByRole('link', { name: /If it stays empty/ })).toBeVisible()
    await expect(frame).toBeFocused()
    // The frame is another process. The browser process learns of the focus later than the page, and a key pressed
    // before that moves the focus past the frame instead of into it.
    await page.waitForTimeout(500)
    const inside = page.frameLocator('iframe')
    await expect.poll(() => inside.locator('body').evaluate(() => document.hasFocus())).toBe(true)
    await page.keyboard.press('Tab')
    const first = inside.getByRole('button').first()
    await expect
      .poll(() => first.evaluate((button) => button.ownerDocument.activeElement === button))
      .toBe(true)
  })

  test('may open unrestricted pages in new tabs, but may not touch this page', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('button', { name: 'Load the calendar' }).click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', /\ballow-popups-to-escape-sandbox\b/)
    await expect(frame).not.toHaveAttribute('sandbox', /allow-(same-origin|top-navigation|modals)/)
  })

  test('reports a calendar that does not answer within ten seconds, and still links to it', async ({
    page,
  }) => {
    await page.route('**/demo/schedule', () => {})
    await page.clock.install()
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('button', { name: 'Load the calendar' }).click()
    await expect(page.getByText('The calendar is loading.')).toBeVisible()
    await page.clock.runFor(10_500)
    await expect(page.getByText('Harbor Calendar does not answer.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open it in a new tab', exact: true })).toBeVisible()
  })
})

test('the booking link opens a new tab, where demo mode shows its own calendar', async ({ page }) => {
  await page.goto('/contact')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Schedule a call/ })
      .click(),
  ])
  await expect(tab).toHaveURL('/demo/schedule?booking')
  await expect(tab.getByRole('heading', { name: 'Pick a time' })).toBeVisible()
})

test('several questions can be open at once', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const questions = page.locator('#questions ~ div details')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(page.locator('#questions ~ div details[open]')).toHaveCount(2)
  await expect(questions.nth(0)).toContainText('3-5 business days')
})

test('the home page has as many items in each section as the specification says', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'In figures' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.locator('section[aria-labelledby="services"] li')).toHaveCount(6)
  await expect(page.locator('section[aria-labelledby="industries"] li')).toHaveCount(6)
  await expect(page.locator('section[aria-labelledby="technologies"] h3')).toHaveCount(6)
  await expect(page.locator('section[aria-labelledby="clients"] li')).toHaveCount(12)
  await expect(page.locator('section[aria-labelledby="testimonials"] figure')).toHaveCount(3)
  await expect(page.locator('section[aria-labelledby="call"] h3')).toHaveCount(4)
  for (const href of ['/services', '/portfolio', '/about', '/testimonials', '/contact']) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: /Book a call/ })).toBeVisible()
})
