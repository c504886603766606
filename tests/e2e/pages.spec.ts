import {
  portfolioPage,
  content,
  projects,
  scheduler,
  hasFrame,
  siteConfig,
  servedRoutes,
  services,
  paths,
} from '../helpers/content.ts'
import type { Locator, Page } from 'playwright/test'
import { fill } from '../../src/shared/fill.ts'
import { allOf, expect, needsPage, openPage, test, waitingTops } from './fixtures.ts'
import { layoutShifts, recordShifts } from './layoutShifts.ts'
import { watchRequests } from './requests.ts'
import { serviceId } from './words.ts'

test('a click opens and closes a service card, and closes another one without a leap', async ({ page }) => {
  test.skip(services.length < 2, 'no other service')
  await openPage(page, paths.services)
  const open = page.locator('details[name="service"][open]')
  const clickOn = (index: number) => page.locator(`#${serviceId(index)} h2`).click()
  await expect(page.locator('details[name="service"] h2')).toHaveText(services.map(({ title }) => title))
  await expect(open).toHaveCount(0)
  await clickOn(0)
  await expect(open).toHaveId(serviceId(0))
  const title = page.locator(`#${serviceId(1)} h2`)
  await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const topOf = async () => (await title.boundingBox())?.y
  const before = await topOf()
  await clickOn(1)
  await expect(open).toHaveId(serviceId(1))
  await expect.poll(topOf).toBeCloseTo(before ?? 0, -1)
  await clickOn(1)
  await expect(open).toHaveCount(0)
})

test('a legal page begins its list of sections in a phone’s first window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, paths.terms)
  await expect(page.locator('main a[href^="#"]').first()).toBeInViewport()
})

test('every project stands flush left, on phones below its first result and its curve', async ({ page }) => {
  needsPage('portfolio')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, paths.portfolio)
  const places = () =>
    page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const boxOf = (selector: string) => card.querySelector(selector)?.getBoundingClientRect()
        const { left, width } = card.getBoundingClientRect()
        return {
          left,
          width,
          title: boxOf('h2'),
          figure: boxOf('dl > div'),
          chart: boxOf('svg[role=img]'),
        }
      }),
    )
  const wide = await places()
  expect(new Set(wide.map(({ left }) => left)).size).toBe(1)
  for (const { left, title, chart } of wide) {
    expect(title!.left).toBeGreaterThan(left)
    if (chart) expect(title!.left).toBeLessThan(chart.left)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { width, title, figure, chart } of await places()) {
    if (figure) expect(figure.bottom).toBeLessThan(chart?.top ?? title!.top)
    if (!chart) continue
    expect(chart.bottom).toBeLessThan(title!.top)
    expect(chart.height).toBe(160)
    expect(Math.round(chart.width)).toBe(Math.round(width) - 2)
  }
})

test('the project filter shows all projects at first, then one category at a time', async ({ page }) => {
  const categories = [...new Set(projects.map(({ category }) => category))]
  needsPage('portfolio')
  test.skip(categories.length < 2, 'projects of one category have no filter')
  // oxlint-disable-next-line no-restricted-properties -- a text of the content
  const { all, shown: announced } = portfolioPage.filter!
  await openPage(page, paths.portfolio)
  const cards = page.getByRole('article')
  await expect(cards.getByRole('img')).toHaveCount(
    content.projects.filter(({ image, picture }) => image ?? picture).length,
  )
  await expect(cards.getByRole('link', { name: portfolioPage.projects.link.label })).toHaveCount(
    projects.length,
  )
  // The buttons are a row that scrolls.
  await page.setViewportSize({ width: 390, height: 844 })
  const choice = (label: string) => page.getByRole('button', { name: label, exact: true })
  const buttons = page.locator('main button[aria-pressed]')
  await expect(buttons).toHaveText([all, ...categories].map((label) => new RegExp(`^${label}`)))
  await expect(choice(all)).toHaveAttribute('aria-pressed', 'true')
  await expect(cards).toHaveCount(projects.length)
  for (const category of categories.toReversed()) {
    const { length: count } = projects.filter((project) => project.category === category)
    await choice(category).click()
    // The pointer is over it.
    const [ink, ground] = await choice(category).evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button)
      return [color, backgroundColor]
    })
    expect(ink).not.toBe(ground)
    await expect(page.locator('main [aria-pressed=true]')).toHaveAccessibleName(category)
    await expect(choice(category)).toBeInViewport({ ratio: 0.9 })
    await expect(cards).toHaveCount(count)
    for (const card of await allOf(cards)) await expect(card).toContainText(category)
    const text = announced[count === 1 ? 'one' : 'many']
    await expect(page.getByRole('main').getByRole('status')).toHaveText(fill(text, { count: `${count}` }))
  }
  await choice(all).click()
  await expect(cards).toHaveCount(projects.length)
})

/** The calendar of demo mode, as the texts about it name it. */
const calendar = { name: siteConfig.scheduler?.name ?? '' }

test.describe('the scheduling widget', () => {
  test.skip(!hasFrame, 'the content has no words for a calendar, or asks first')
  const frame = (page: Page) => page.locator('iframe')
  const fontOf = (body: Locator) => body.evaluate((element) => getComputedStyle(element).fontFamily)

  test('is in the served page, 850 px high, titled, sandboxed, and loaded as it comes near', async ({
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
        const body = page.frameLocator('iframe').locator('body')
        await expect(body).toHaveCSS('font-family', await fontOf(page.locator('body')))
        // An agency can take the system's typefaces.
        const isOwn = await page.evaluate(() => document.fonts.size > 0)
        const loaded = () =>
          body.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))
        await expect.poll(loaded).toBe(isOwn)
        await expect(page.getByRole('link', { name: scheduler.open, exact: true })).toBeVisible()
        expect(await layoutShifts(page)).toEqual([])
      })
  })
})

test('fading in hides nothing in view, and shows the rest as the visitor scrolls', async ({ page }) => {
  await openPage(page, paths.services)
  await expect.poll(async () => (await waitingTops(page)).length).toBeGreaterThan(0)
  for (const top of await waitingTops(page)) expect(top).toBeGreaterThan(640)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => waitingTops(page)).toEqual([])
})

test('no phone’s window has a band of more than 110 px without text, lines or the scene', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { id, url } of servedRoutes.filter((route) => route.id !== 'notFound')) {
    await openPage(page, url)
    const bands = await page.evaluate(() => {
      const isSeen = (element: Element) =>
        element.matches('h1,h2,h3,p,li,dt,dd,a,button,svg,iframe') ||
        Number.parseFloat(getComputedStyle(element).borderBottomWidth) > 0
      const boxes = [...document.querySelectorAll('main *')].filter(isSeen)
      // A scene gap, and the first screen's, shows the scene.
      const sceneGaps = [...document.querySelectorAll('[data-scene-gap]')].map((gap) => {
        const { bottom } = gap.getBoundingClientRect()
        return { top: bottom - 0.6 * innerHeight, bottom }
      })
      const places = [...boxes.map((box) => box.getBoundingClientRect()), ...sceneGaps]
        .filter(({ top, bottom }) => bottom > top)
        .toSorted((a, b) => a.top - b.top)
      let end = places[0]?.bottom ?? 0
      return places.flatMap(({ top, bottom }) => {
        const band = top - end
        end = Math.max(end, bottom)
        return band > 110 ? [`${Math.round(band)} px at ${Math.round(top + scrollY)}`] : []
      })
    })
    expect.soft(bands, id).toEqual([])
  }
})
