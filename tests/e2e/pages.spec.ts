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
import type { Page } from 'playwright/test'
import { demoConfig } from '../../src/config/defaults.ts'
import { fill } from '../../src/shared/fill.ts'
import { expect, needsPage, openPage, test } from './fixtures.ts'
import { layoutShifts, recordShifts } from './layoutShifts.ts'
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
    // The buttons are a row that scrolls.
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, paths.portfolio)
    const choice = (label: string) => page.getByRole('button', { name: label, exact: true })
    const buttons = page.locator('main button[aria-pressed]')
    await expect(buttons).toHaveText([all, ...categories].map((label) => new RegExp(`^${label}`)))
    await expect(choice(all)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator(shownCards)).toHaveCount(projects.length)
    for (const category of categories) {
      const count = countOf(category)
      await choice(category).click()
      // The pointer is over it.
      const [ink, ground] = await choice(category).evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button)
        return [color, backgroundColor]
      })
      expect(ink).not.toBe(ground)
      // The number says of what it is one.
      const number = fill(announced[count === 1 ? 'one' : 'many'], { count: `${count}` })
      await expect(choice(category)).toHaveAccessibleDescription(number)
      await expect(page.locator('main [aria-pressed=true]')).toHaveAccessibleName(category)
      await expect(page.getByRole('article')).toHaveCount(count)
      for (const card of await page.getByRole('article').all()) await expect(card).toContainText(category)
      const text = count === 1 ? announced.oneInCategory : announced.manyInCategory
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        fill(text, { count: `${count}`, category }),
      )
    }
    await choice(all).click()
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

  test('is not shown without JavaScript, where all projects are', async ({ browser }) => {
    needsPage('portfolio')
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(paths.portfolio)
    await expect(page.locator(shownCards)).toHaveCount(projects.length)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await context.close()
  })
})

/** The calendar of demo mode, as the texts about it name it. */
const calendar = { name: demoConfig.scheduler?.name ?? '' }

test.describe('the scheduling widget', () => {
  const frame = (page: Page) => page.locator('iframe')

  test('is in the served page, 850 px high, titled, in a sandbox; the browser loads it as it comes near', async ({
    page,
  }) => {
    for (const path of ['/', paths.contact])
      await test.step(path, async () => {
        const requests = watchRequests(page.context())
        const served = await (await page.request.get(path)).text()
        expect(served).toMatch(/<iframe loading="lazy" src="\/demo\/schedule"/)
        // In a low window the calendar is far below.
        await page.setViewportSize({ width: 390, height: 320 })
        await recordShifts(page)
        await openPage(page, path)
        await expect(frame(page)).toHaveAttribute('title', fill(scheduler.frame, calendar))
        await expect(frame(page)).toHaveAttribute('loading', 'lazy')
        await expect(frame(page)).toHaveAttribute(
          'sandbox',
          /\ballow-popups-to-escape-sandbox allow-downloads\b/,
        )
        await expect(frame(page)).not.toHaveAttribute('sandbox', /allow-(same-origin|top-navigation|modals)/)
        // On the contact page it is near from the start, by the measure of some browsers.
        if (path === '/') expect(requests.filter((url) => url.includes('schedule'))).toHaveLength(0)
        await frame(page).scrollIntoViewIfNeeded()
        await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pick a time' })).toBeVisible()
        expect(requests.filter((url) => url.includes('schedule'))).toHaveLength(1)
        expect(await frame(page).boundingBox()).toMatchObject({ height: 850 })
        expect(await layoutShifts(page)).toEqual([])
        await expect(page.getByRole('link', { name: scheduler.empty, exact: true })).toHaveAttribute(
          'href',
          '/demo/schedule',
        )
      })
  })

  test('reports a calendar whose address leads to a host that the policy does not allow', async ({
    page,
    problems,
  }) => {
    await page.route('**/demo/schedule', (route) =>
      route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/' } }),
    )
    await openPage(page, paths.contact)
    await frame(page).focus()
    await expect(page.getByText(fill(scheduler.late, calendar))).toBeVisible()
    await expect(frame(page)).toBeHidden()
    await expect(page.getByRole('link', { name: scheduler.open, exact: true })).toBeFocused()
    await page.evaluate(() => void (window.violations = []))
    expect(problems.splice(0).join()).toContain('frame-src')
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
    'call h3': firstCall.benefits?.length ?? 0,
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
