import { headerLinks } from '../../src/facts/navigation.ts'
import { headings, lastLinkedService, titleOf } from '../e2e/words.ts'
import { expect, PHONE, test } from './fixtures.ts'
import type { EnginePage } from './page.ts'
import { difference } from './pictures.ts'

const titled = (tab: EnginePage, title: string) =>
  expect.poll(() => tab.run(() => document.title), { message: 'title' }).toBe(title)
const focused = (tab: EnginePage) => tab.run(() => document.activeElement?.localName)
const scrolled = (tab: EnginePage) => tab.run(() => Math.round(scrollY))

test('a link moves the focus to the new heading and scrolls to the top; Back and Forward restore both places', async ({
  tab,
}) => {
  await tab.open('/services')
  await tab.run(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await tab.click('header a[href="/about"]')
  await titled(tab, titleOf('about'))
  await expect.poll(() => focused(tab)).toBe('h1')
  await expect.poll(() => scrolled(tab)).toBe(0)
  expect(await tab.run(() => document.querySelectorAll('title').length)).toBe(1)
  expect(await tab.run(() => document.querySelector('header [aria-current]')?.getAttribute('href'))).toBe(
    '/about',
  )
  await tab.run(() => scrollTo({ top: 600, behavior: 'instant' }))
  // The site writes a place to its history entry when the page has rested for a moment.
  await expect.poll(() => tab.run(() => JSON.stringify(history.state))).toContain('600')
  await tab.back()
  await titled(tab, titleOf('services'))
  expect(await tab.run(() => document.querySelector('h1')?.textContent)).toBe(headings.services)
  await expect.poll(() => scrolled(tab)).toBe(1200)
  expect(await focused(tab)).not.toBe('h1')
  await tab.forward()
  await titled(tab, titleOf('about'))
  await expect.poll(() => scrolled(tab)).toBe(600)
  // The browser keeps the page: nothing was loaded as a document but the first.
  expect(tab.site.requests.filter(({ path }) => path === '/about')).toEqual([])
})

test('a link works while the script of its page is loading, and what it stops is not reported', async ({
  tab,
}) => {
  tab.site.silentFor = '/AboutPage'
  await tab.load(`${tab.site.origin}/about`)
  await tab.click('header a[href="/contact"]')
  await titled(tab, titleOf('contact'))
  await tab.hydrated()
  expect(await tab.run(() => location.pathname)).toBe('/contact')
  // The visitor leaves for another site while a page's script loads.
  await tab.open('/contact')
  await tab.click('header a[href="/about"]')
  await tab.run(() => location.assign('/terms'))
  await titled(tab, titleOf('terms'))
  await tab.hydrated()
  expect(await tab.run(() => location.pathname)).toBe('/terms')
})

test('a link to an anchor opens its card, and so does its address', async ({ tab }) => {
  const card = `details#${lastLinkedService}`
  const state = () =>
    tab.run((selector) => {
      const element = document.querySelector<HTMLDetailsElement>(selector)
      const top = element?.getBoundingClientRect().top ?? -1
      return { open: element?.open, inView: top >= 0 && top < innerHeight }
    }, card)
  await tab.open('/')
  await tab.click(`footer a[href="/services#${lastLinkedService}"]`)
  await expect.poll(state).toEqual({ open: true, inView: true })
  expect(await tab.run(() => location.hash)).toBe(`#${lastLinkedService}`)
  await tab.open('/')
  await tab.open(`/services#${lastLinkedService}`)
  await expect.poll(state).toEqual({ open: true, inView: true })
})

test('the menu of small screens opens, closes on Escape, on a tap outside and on a choice', async ({
  tab,
}) => {
  const button = 'header button[aria-expanded]'
  const expanded = () =>
    tab.run((selector) => document.querySelector(selector)?.getAttribute('aria-expanded'), button)
  const link = `#menu a[href="${headerLinks.at(-1)?.href}"]`
  await tab.resize(...PHONE)
  await tab.open('/')
  expect(await tab.sees(link)).toBe(false)
  await tab.click(button)
  await expect.poll(() => tab.sees(link)).toBe(true)
  await expect.poll(expanded).toBe('true')
  // The bar and the menu below it have one color.
  await expect
    .poll(() =>
      tab.run(
        () => getComputedStyle(document.querySelector('#page > header') ?? document.body).backgroundColor,
      ),
    )
    .toBe(
      await tab.run(() => getComputedStyle(document.querySelector('#menu') ?? document.body).backgroundColor),
    )
  await tab.press('Escape')
  await expect.poll(() => tab.sees(link)).toBe(false)
  await expect.poll(expanded).toBe('false')
  expect(await tab.run((selector) => document.activeElement?.matches(selector), button)).toBe(true)
  await tab.click(button)
  await expect.poll(() => tab.sees(link)).toBe(true)
  await tab.clickAt({ x: 8, y: 790 })
  await expect.poll(() => tab.sees(link)).toBe(false)
  await tab.click(button)
  await tab.click('#menu a[href="/about"]')
  await titled(tab, titleOf('about'))
  await expect.poll(() => tab.sees(link)).toBe(false)
})

test('Tab leads to the skip link, and Enter past the header', async ({ tab }, { project }) => {
  test.skip(
    project.name === 'firefox',
    'Firefox goes on from an anchor only in a window with the focus, and the X server has no window manager',
  )
  await tab.open('/')
  await tab.press('Tab')
  expect(await tab.run(() => document.activeElement?.getAttribute('href'))).toBe('#content')
  await tab.press('Enter')
  await expect.poll(() => tab.run(() => location.hash)).toBe('#content')
  await tab.press('Tab')
  expect(await tab.run(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('text that scrolls beneath the bar hardly shows through it', async ({ tab }) => {
  await tab.open('/services')
  await tab.run(() => {
    const [sheet] = document.styleSheets
    sheet?.insertRule('header > *, #backdrop { visibility: hidden !important }', sheet.cssRules.length)
    const heading = document.querySelector('main h2')
    scrollBy({ top: (heading?.getBoundingClientRect().top ?? 0) - 20, behavior: 'instant' })
  })
  await expect
    .poll(() => tab.run(() => document.querySelector('#page > header')?.hasAttribute('data-solid')))
    .toBe(true)
  // The bar gets its background, and the heading fades in.
  await expect
    .poll(() =>
      tab.run(() => {
        const heading = document.querySelector('main h2')
        const fading = document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        return fading.length === 0 && heading?.closest('[data-reveal="waiting"]') === null
      }),
    )
    .toBe(true)
  const withText = await tab.screenshot()
  await tab.run(() => document.querySelector('main')?.style.setProperty('visibility', 'hidden'))
  const without = await tab.screenshot()
  const bar = await tab.run(() => document.querySelector('#page > header')?.clientHeight ?? 0)
  const [width, height] = [1200, 300]
  const beneath = await difference(tab, withText, without, { left: 0, top: 0, width, height: bar })
  const below = await difference(tab, withText, without, { left: 0, top: bar + 2, width, height })
  expect(below.most).toBeGreaterThan(150)
  expect(beneath.most).toBeLessThan(16)
})
