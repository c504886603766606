import {
  call,
  featuredTestimonials,
  homePage,
  interfaceTexts,
  portfolioPage,
  content,
  projects,
  scheduler,
  servedRoutes,
  services,
  serviceSummaries,
  servicesPage,
  paths,
} from '../helpers/content.ts'
import { demoConfig } from '../../src/config/defaults.ts'
import { fill } from '../../src/shared/fill.ts'
import { axeProblems, expect, needsPage, openPage, test } from './fixtures.ts'
import { watchRequests } from './requests.ts'
import { serviceId } from './words.ts'

test.describe('the service cards', () => {
  test('open on a click and close on a second one', async ({ page }) => {
    await openPage(page, paths.services)
    const cards = page.locator('details[name="service"]')
    const open = page.locator('details[name="service"][open]')
    await expect(cards.locator('h2')).toHaveText(services.map(({ title }) => title))
    await expect(open).toHaveCount(0)
    await page.locator(`#${serviceId(0)} h2`).click()
    await expect(open).toHaveId(serviceId(0))
    await page.locator(`#${serviceId(0)} h2`).click()
    await expect(open).toHaveCount(0)
  })

  test('close another one, which is announced by name', async ({ page }) => {
    test.skip(services.length < 2, 'no other service')
    await openPage(page, paths.services)
    const open = page.locator('details[name="service"][open]')
    const announced = page.getByRole('main').getByRole('status')
    const replace = async () => {
      await page.locator(`#${serviceId(0)} h2`).click()
      await expect(open).toHaveId(serviceId(0))
      await page.locator(`#${serviceId(1)} h2`).click()
      await expect(open).toHaveId(serviceId(1))
      await expect(announced).toHaveText(fill(servicesPage.list.closed, { service: services[0]!.title }))
    }
    await replace()
    // A card that the visitor closes is not announced, so that the next announcement is a change of the text.
    await page.locator(`#${serviceId(1)} h2`).click()
    await expect(announced).toHaveText('')
    await replace()
  })
})

test.describe('the project filter', () => {
  const shownCards = 'article:visible'
  const { all, shown: announced } = portfolioPage.filter
  const categories = [...new Set(projects.map(({ category }) => category))]
  const countOf = (category: string) => projects.filter((project) => project.category === category).length

  test('shows all projects at first, then one category at a time', async ({ page }) => {
    needsPage('portfolio')
    test.skip(categories.length < 2, 'projects of one category have no filter')
    await openPage(page, paths.portfolio)
    const choice = (label: string, count: number) =>
      page.getByRole('radio', {
        // The number says of what it is one.
        name: `${label} ${fill(announced[count === 1 ? 'one' : 'many'], { count: `${count}` })}`,
        exact: true,
      })
    await expect(page.getByRole('radio')).toHaveCount(categories.length + 1)
    await expect(choice(all, projects.length)).toBeChecked()
    await expect(page.locator(shownCards)).toHaveCount(projects.length)
    for (const category of categories) {
      const count = countOf(category)
      await choice(category, count).check()
      await expect(page.locator(shownCards)).toHaveCount(count)
      for (const card of await page.locator(shownCards).all()) await expect(card).toContainText(category)
      const text = count === 1 ? announced.oneInCategory : announced.manyInCategory
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        fill(text, { count: `${count}`, category }),
      )
    }
    await choice(all, projects.length).check()
    await expect(page.locator(shownCards)).toHaveCount(projects.length)
  })

  test('leaves timeline, results, three features, chart and contact link on each card', async ({ page }) => {
    needsPage('portfolio')
    await page.goto(paths.portfolio)
    await expect(page.locator('article')).toHaveCount(projects.length)
    const { label, href } = portfolioPage.projects.link
    for (const [index, { timeline, results, features }] of projects.entries()) {
      const card = page.locator('article').nth(index)
      await expect(card).toContainText(timeline)
      await expect(card.locator('dl > div')).toHaveCount(results?.length ?? 0)
      await expect(card.getByRole('listitem')).toHaveText(features.slice(0, 3))
      await expect(card.getByRole('img')).toHaveCount(content.projects[index]?.image ? 1 : 0)
      await expect(card.getByRole('link', { name: label })).toHaveAttribute('href', href)
    }
  })

  test('filters without JavaScript', async ({ browser }) => {
    needsPage('portfolio')
    const [, second] = categories
    test.skip(second === undefined, 'projects of one category have no filter')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(paths.portfolio)
    await page.getByRole('radio').nth(2).check()
    await expect(page.locator(shownCards)).toHaveCount(countOf(second ?? ''))
    await context.close()
  })
})

/** The calendar of demo mode, as the texts about it name it. */
const calendar = { name: demoConfig.scheduler?.name ?? '' }

test.describe('the scheduling widget', () => {
  for (const path of ['/', paths.contact]) {
    test(
      `loads on ${path} after a click, 850 px high, with a title and in a sandbox`,
      { tag: path === '/' ? '@deep' : [] },
      async ({ page }) => {
        const requests = watchRequests(page.context())
        const calendarRequests = () => requests.filter((url) => url.includes('schedule'))
        await openPage(page, path)
        await expect(page.locator('iframe')).toHaveCount(0)
        expect(calendarRequests()).toHaveLength(0)
        await expect(page.getByRole('link', { name: scheduler.open, exact: true })).toHaveAttribute(
          'href',
          '/demo/schedule',
        )
        await page.getByRole('button', { name: scheduler.load, exact: true }).click()
        const frame = page.locator('iframe')
        await expect(frame).toHaveAttribute('title', fill(scheduler.frame, calendar))
        expect(await frame.boundingBox()).toMatchObject({ height: 850 })
        await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pick a time' })).toBeVisible()
        expect(calendarRequests()).toHaveLength(1)
        await expect(frame).toHaveAttribute('sandbox', /\ballow-popups-to-escape-sandbox allow-downloads\b/)
        await expect(frame).not.toHaveAttribute('sandbox', /allow-(same-origin|top-navigation|modals)/)
        expect(await axeProblems(page)).toEqual([])
      },
    )
  }

  test('names the privacy terms before it loads, and takes the keyboard focus once it has loaded', async ({
    page,
  }) => {
    await openPage(page, paths.contact)
    await expect(page.getByText(fill(scheduler.text, calendar))).toBeVisible()
    await page.getByRole('button', { name: scheduler.load, exact: true }).focus()
    await page.keyboard.press('Enter')
    const frame = page.locator('iframe')
    await expect(frame).toBeFocused()
    await expect(page.getByRole('link', { name: scheduler.empty, exact: true })).toBeVisible()
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

  test('reports a calendar whose address leads to a host that the policy does not allow', async ({
    page,
    problems,
  }) => {
    await page.route('**/demo/schedule', (route) =>
      route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/' } }),
    )
    await openPage(page, paths.contact)
    await page.getByRole('button', { name: scheduler.load, exact: true }).click()
    await expect(page.getByText(fill(scheduler.late, calendar))).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()
    await expect(page.getByRole('link', { name: scheduler.open, exact: true })).toBeFocused()
    await page.evaluate(() => void (window.violations = []))
    expect(problems.splice(0).join()).toContain('frame-src')
  })

  test('reports a calendar that does not answer within ten seconds, and still links to it', async ({
    page,
  }) => {
    await page.route('**/demo/schedule', () => {})
    await page.clock.install()
    await openPage(page, paths.contact)
    await page.getByRole('button', { name: scheduler.load, exact: true }).click()
    await expect(page.getByText(scheduler.loading)).toBeVisible()
    await page.clock.runFor(10_500)
    await expect(page.getByText(fill(scheduler.late, calendar))).toBeVisible()
    await expect(page.getByRole('link', { name: scheduler.open, exact: true })).toBeVisible()
  })
})

test('the booking link opens a new tab, where demo mode shows its own calendar', async ({ page }) => {
  await page.goto(paths.contact)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: `${interfaceTexts.footer.call} ${interfaceTexts.newTab}`, exact: true })
      .click(),
  ])
  await expect(tab).toHaveURL('/demo/schedule?booking')
  await expect(tab.getByRole('heading', { name: 'Pick a time' })).toBeVisible()
})

test('the home page has every item of its content in its section, and links to every page', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const { hero, figures: stats, industries, technologies, clients, call: firstCall } = homePage
  const figures = main.getByRole('list', { name: stats?.label ?? '', exact: true }).getByRole('listitem')
  await expect(figures).toHaveCount(stats?.stats.length ?? 0)
  for (const [index, { value, label }] of (stats?.stats ?? []).entries()) {
    await expect(figures.nth(index)).toContainText(value)
    await expect(figures.nth(index)).toContainText(label)
  }
  const counts = {
    'services li': serviceSummaries.length,
    'industries li': industries?.list.length ?? 0,
    'technologies h3': technologies?.categories.length ?? 0,
    'clients li': clients?.list.length ?? 0,
    'testimonials blockquote': featuredTestimonials.length,
    // The calendar has a heading of its own.
    'call h3': (firstCall.benefits?.length ?? 0) + 1,
  }
  for (const [place, count] of Object.entries(counts)) {
    const [section = '', element = ''] = place.split(' ')
    const items = page.locator(`section[aria-labelledby="${section}"] ${element}`)
    await expect(items, place).toHaveCount(count)
  }
  expect(counts['services li']).toBeGreaterThan(0)
  const linked = new Set(
    [...hero.buttons, ...(homePage.story?.links ?? []), { href: paths.contact }].map(({ href }) => href),
  )
  if (featuredTestimonials.length > 0) linked.add(homePage.testimonials.link.href)
  const hrefs = [...linked].filter((href) => servedRoutes.some(({ path }) => path === href))
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  await expect(
    main.getByRole('link', { name: `${call.book} ${interfaceTexts.newTab}`, exact: true }),
  ).toBeVisible()
})

test('fading in hides nothing in view, and shows the rest as the visitor scrolls', async ({ page }) => {
  await openPage(page, paths.services)
  const waiting = page.locator('[data-reveal="waiting"]')
  await expect.poll(() => waiting.count()).toBeGreaterThan(0)
  for (const element of await waiting.all()) {
    expect(await element.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(700)
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(waiting).toHaveCount(0)
})
