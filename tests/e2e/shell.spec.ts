import type { Page } from 'playwright/test'
import { demoConfig } from '../../src/config/defaults.ts'
import { serviceNames } from '../../src/content/serviceNames.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { axeProblems, expect, hydrated, test, walkTo } from './fixtures.ts'

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

test.describe('navigation', () => {
  test('moves the focus to the new heading, updates the head and scrolls to the top', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.getByRole('link', { name: 'Read the case sheets' }).click()
    await expect(page).toHaveTitle('Portfolio · Tidewright')
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('data-route', 'portfolio')
    // The accent of the portfolio: blue.
    await expect(page.locator('header a[aria-current="page"]')).toHaveCSS('color', 'rgb(74, 168, 255)')
  })

  test('scrolls smoothly to the top, and stops when the visitor scrolls', async ({ page }) => {
    await page.addInitScript(() => {
      performance.now = () => window.stoppedAt ?? 0
    })
    const at = (time: number) =>
      page.evaluate(async (now) => {
        window.stoppedAt = now
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return scrollY
      }, time)
    await page.goto('/services')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(() => at(0)).toBeGreaterThan(1000)
    const start = await at(0)
    const halfway = await at(150)
    expect(halfway).toBeGreaterThan(0)
    expect(halfway).toBeLessThan(start)
    await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')))
    expect(await at(5000)).toBe(halfway)
  })

  test('restores the scroll position on Back, without moving the focus', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.locator('h1')).toHaveText('Terms')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.locator('h1')).toContainText('Ten trades')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await expect(page.locator('h1')).not.toBeFocused()
  })

  test('opens the card that an anchor names', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blockchain' }).click()
    await expect(page).toHaveURL('/services#blockchain')
    await expect(page.locator('details#blockchain')).toHaveAttribute('open')
    await expect(page.locator('details#blockchain')).toBeInViewport()
  })

  test('opens the card that the address names', async ({ page }) => {
    await page.goto('/services#blockchain')
    await hydrated(page)
    await expect(page.locator('details#blockchain')).toHaveAttribute('open')
    await expect(page.locator('details#blockchain')).toBeInViewport()
  })

  test('adds a history entry for another anchor of the same page, and none for the same address', async ({
    page,
  }) => {
    await page.goto('/services')
    await hydrated(page)
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    await link('Blockchain').click()
    await expect(page).toHaveURL('/services#blockchain')
    expect(await entries()).toBe(before + 1)
    await link('Blockchain').click()
    await expect(page.locator('details#blockchain')).toBeInViewport()
    expect(await entries()).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/services')
  })

  test('stays where Back led when the chunk of an earlier click arrives', async ({ page }) => {
    await page.goto('/terms')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.locator('h1')).toHaveText('Privacy policy')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/PortfolioPage-*.js', async (route) => {
      await held
      await route.continue()
    })
    // A fresh page has preloaded no chunk.
    await page.reload({ waitUntil: 'commit' })
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Terms')
    release()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL('/terms')
    await expect(page.locator('h1')).toHaveText('Terms')
  })

  test('goes to the last of several quick clicks', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => {
      for (const path of ['/about', '/services', '/terms', '/portfolio', '/contact']) {
        document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click()
      }
    })
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('h1')).toHaveText('Tell us where it hurts.')
  })

  test('accepts a click during a view transition', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const fading = page.waitForFunction(() => {
      const fades = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
      for (const fade of fades) fade.pause()
      return fades.length > 0
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await fading
    const box = await page.locator('header a[href="/portfolio"]').boundingBox()
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await expect(page).toHaveURL('/portfolio')
  })

  test('neither fades nor scrolls smoothly under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/services')
    await hydrated(page)
    // Loads the chunk of the portfolio, so that the second click shows the page at once.
    await walkTo(page, 'Portfolio')
    await walkTo(page, 'Services')
    await page.evaluate(() => scrollTo(0, 900))
    const [before, after, animations] = await page.evaluate(() => {
      const start = scrollY
      document.querySelector<HTMLAnchorElement>('footer a[href="/portfolio"]')?.click()
      return [start, scrollY, document.getAnimations().length]
    })
    expect(before).toBeGreaterThan(500)
    expect(after).toBe(0)
    expect(animations).toBe(0)
    await expect(page).toHaveTitle('Portfolio · Tidewright')
  })

  test('skips to the content', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await expect(skip).toHaveCSS('outline', 'rgb(232, 183, 90) solid 2px')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/#content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test('the footer has the brand, links to pages and six services, and the contact details', async ({
  page,
}) => {
  const { brand, contact, social, bookingUrl } = demoConfig
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: `${brand.name}, home` })).toHaveAttribute('href', '/')
  await expect(footer).toContainText(brand.tagline)
  await expect(footer.getByRole('link', { name: 'Schedule a call' })).toHaveAttribute('href', bookingUrl!)
  const linksIn = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(await linksIn('Quick links')).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Portfolio', '/portfolio'],
    ['Testimonials', '/testimonials'],
    ['Contact', '/contact'],
  ])
  expect(await linksIn('Services')).toEqual(
    serviceNames.slice(0, 6).map((name) => [name, `/services#${slugOf(name)}`]),
  )
  await expect(footer.locator('address')).toHaveText(
    `${contact.street}${contact.city}, ${contact.region} ${contact.postalCode}`,
  )
  await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+16145550142')
  await expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  )
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  for (const { label, href } of social) {
    const link = footer.getByRole('link', { name: label })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test.describe('a chunk that is missing after a deploy', () => {
  const mark = (page: Page) =>
    page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
  const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

  test('of the next page: the browser loads the page itself', async ({ page, problems }) => {
    let gone = true
    await page.route('**/assets/AboutPage-*.js', (route) => (gone ? route.abort() : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/about')) gone = false
    })
    await page.goto('/')
    await hydrated(page)
    await mark(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.locator('h1')).toContainText('Forty-one')
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
    problems.splice(0)
  })

  test('of the next page, whose request hangs: the browser loads the page itself after ten seconds', async ({
    page,
  }) => {
    let hangs = true
    await page.clock.install()
    await page.route('**/assets/AboutPage-*.js', (route) => (hangs ? undefined : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/about')) hangs = false
    })
    await page.goto('/')
    await hydrated(page)
    await mark(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await page.clock.runFor(9900)
    expect(await isMarked(page)).toBe(true)
    await page.clock.runFor(200)
    await page.clock.resume()
    await expect(page.locator('h1')).toContainText('Forty-one')
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
  })

  test('of the current page: it reloads once, then keeps the prerendered content', async ({
    page,
    problems,
  }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
    await page.goto('/contact')
    await expect.poll(() => loads).toBe(2)
    await page.waitForTimeout(500)
    expect(loads).toBe(2)
    await expect(page.locator('h1')).toHaveText('Tell us where it hurts.')
    await expect(page.locator('form input[name="service_id"]')).toHaveCount(1)
    problems.splice(0)
  })
})

test.describe('fading in', () => {
  test('hides nothing in view, and shows the rest as the visitor scrolls', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    const waiting = page.locator('[data-reveal="waiting"]')
    await expect.poll(() => waiting.count()).toBeGreaterThan(0)
    for (const element of await waiting.all()) {
      expect(await element.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(700)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(waiting).toHaveCount(0)
  })

  test('starts anew on a page that is entered from the end of another one', async ({ page }) => {
    // With the clock stopped, a slow machine does not run into SCROLL_TIMEOUT while the page scrolls to its top.
    await page.clock.install()
    await page.goto('/services')
    await hydrated(page)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.locator('h1')).toContainText('Forty-one')
    const scrollAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      return page.evaluate(() => scrollY)
    }
    await expect.poll(() => scrollAfter(50)).toBe(0)
    // Time for the observer to report what is in view.
    await page.waitForTimeout(500)
    const waiting = page.locator('[data-reveal="waiting"]')
    expect(await waiting.count()).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(waiting).toHaveCount(0)
  })

  test('hides nothing on a page that is entered at an anchor', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blockchain' }).click()
    await expect(page.locator('details#blockchain')).toBeInViewport()
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
  })

  test('hides nothing in print', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    for (const element of await page.locator('[data-reveal="waiting"]').all()) {
      expect(await element.evaluate((each) => getComputedStyle(each).opacity)).toBe('1')
    }
  })
})

test.describe('unknown paths', () => {
  for (const path of ['/servces', '//', '/%E0%A4%A', '/about/us', '/%00', '/__proto__']) {
    test(`show the 404 page for ${path} and log the path`, async ({ page, problems, baseURL }) => {
      const response = await page.goto(`${baseURL}${path}`)
      expect([400, 404]).toContain(response?.status())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
      await hydrated(page)
      await expect.poll(() => problems.some((problem) => problem.startsWith('Page not found: /'))).toBe(true)
      expect(problems.splice(0).filter((problem) => !problem.startsWith('Page not found: /'))).toEqual([])
    })
  }

  test('are logged as requested', async ({ page, problems }) => {
    await page.goto('/old/catalogue/')
    await hydrated(page)
    await expect(page.locator('main')).toContainText('no such water: /old/catalogue/')
    expect(problems.splice(0)).toEqual(['Page not found: /old/catalogue/'])
  })

  test('are revalidated, also in folders that caches keep for a year', async ({ request }) => {
    for (const path of ['/nowhere', '/assets/gone-1234.js']) {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
    expect((await request.get('/about')).headers()['cache-control']).toContain('must-revalidate')
  })

  test('do not include the HTML files of pages', async ({ page }) => {
    await page.goto('/about.html')
    await hydrated(page)
    await expect(page.locator('header a[aria-current="page"]')).toHaveText('About')
    await expect(page).toHaveTitle('About the crew · Tidewright')
  })

  test('show the path as text, and suggest a similar page', async ({ page, problems }) => {
    await page.goto('/servces')
    await expect(page.locator('main')).toContainText('no such water: /servces')
    await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    problems.splice(0)
  })

  test('lead to the home page, which search engines may index', async ({ page, problems }) => {
    await page.goto('/nowhere')
    await hydrated(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveTitle('Tidewright: a software crew for hire')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    problems.splice(0)
  })
})
