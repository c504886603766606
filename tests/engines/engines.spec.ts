import { form, headerLinks, openingPoster, servedRoute, servedRoutes, paths } from '../helpers/content.ts'
import { NO_SCENE, type RouteId } from '../../src/routes/table.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import { titleOf } from '../e2e/words.ts'
import { expect, test, type EnginePage } from './page.ts'

const SEND = 'form button[type="submit"]'
const MENU_BUTTON = 'header button[aria-expanded]'

const titled = (tab: EnginePage, title: string) =>
  expect.poll(() => tab.run(() => document.title), { message: 'title' }).toBe(title)
const scrolled = (tab: EnginePage) => tab.run(() => Math.round(scrollY))
const focusMatches = (tab: EnginePage, selector: string) =>
  tab.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
const valueOf = (tab: EnginePage, name: string) =>
  tab.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, `form [name="${name}"]`)
const textOf = (tab: EnginePage, selector: string) =>
  tab.run(
    (wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].map((each) => each.innerText).join('\n'),
    selector,
  )

/** Pages that differ most. */
const FEW = new Set<string>(['home', 'contact', 'notFound'])

for (const { id, url } of servedRoutes)
  test(
    `${id} hydrates with its title, fits the window and reports no problem`,
    { tag: FEW.has(id) ? [] : '@deep' },
    async ({ tab }) => {
      await tab.visit(url)
      expect(await tab.run(() => document.title)).toBe(titleOf(id))
      expect(await tab.sees('h1')).toBe(true)
      // The first paint starts the scripts. Without a report of it they would wait for three seconds.
      expect(await tab.run(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
      const beyond = await tab.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(beyond).toBe(0)
      // In WebKit the report can arrive after the page is hydrated.
      await expect.poll(() => tab.site.problems).toEqual(id === 'notFound' ? [`Page not found: ${url}`] : [])
      tab.site.problems.length = 0
      const failed = tab.site.requests.filter(({ status }) => status >= 400)
      expect(failed).toEqual(id === 'notFound' ? [{ path: url, status: 404 }] : [])
    },
  )

test('a link moves the focus to the new heading; Back and Forward restore both places', async ({ tab }) => {
  await tab.visit(paths.services)
  await tab.run(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await tab.click(`header a[href="${paths.about}"]`)
  await titled(tab, titleOf('about'))
  await expect.poll(() => focusMatches(tab, 'h1')).toBe(true)
  await expect.poll(() => scrolled(tab)).toBe(0)
  expect(await tab.sees(`header [aria-current][href="${paths.about}"]`)).toBe(true)
  await tab.run(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(() => scrolled(tab)).toBe(600)
  await tab.run(() => history.back())
  await titled(tab, titleOf('services'))
  await expect.poll(() => scrolled(tab)).toBe(1200)
  expect(await focusMatches(tab, 'h1')).toBe(true)
  await tab.run(() => history.forward())
  await titled(tab, titleOf('about'))
  await expect.poll(() => scrolled(tab)).toBe(600)
  // No page but the first was loaded as a document.
  expect(tab.site.requests.filter(({ path }) => path === paths.about)).toEqual([])
})

test('the menu of small screens opens, and closes on Escape and on a choice', async ({ tab }) => {
  const link = `#menu a[href="${headerLinks.at(-1)?.href}"]`
  await tab.resize(447, 800)
  await tab.visit('/')
  expect(await tab.sees(link)).toBe(false)
  await tab.click(MENU_BUTTON)
  await expect.poll(() => tab.sees(link)).toBe(true)
  await expect.poll(() => tab.sees('header button[aria-expanded="true"]')).toBe(true)
  await tab.pressEscape()
  await expect.poll(() => tab.sees(link)).toBe(false)
  expect(await focusMatches(tab, MENU_BUTTON)).toBe(true)
  await tab.click(MENU_BUTTON)
  await tab.click(`#menu a[href="${paths.about}"]`)
  await titled(tab, titleOf('about'))
  await expect.poll(() => tab.sees(link)).toBe(false)
})

test('the form names the first wrong field; a message that fails stays, and arrives once', async ({
  tab,
}) => {
  tab.site.mailStatus = 500
  await tab.visit(paths.contact)
  await tab.click(SEND)
  const required = contactFields.filter(({ attributes }) => 'required' in attributes).map(({ name }) => name)
  const invalid = () =>
    tab.run(() =>
      [...document.querySelectorAll('form [aria-invalid="true"]')].map((each) => each.getAttribute('name')),
    )
  await expect.poll(invalid).toEqual(required)
  expect(await focusMatches(tab, `[name="${required[0]}"]`)).toBe(true)
  const values = {
    name: 'Amara Lindqvist',
    email: 'amara@northlight.example',
    subject: 'A billing system',
    message: 'It runs every night at two.',
  }
  for (const [name, value] of Object.entries(values)) {
    await tab.click(`form [name="${name}"]`)
    await tab.type(value)
  }
  await tab.click(SEND)
  await expect.poll(() => textOf(tab, '[role="alert"]')).toContain(form.failed.title)
  expect(await valueOf(tab, 'message')).toBe(values.message)
  expect(tab.site.subjects()).toEqual([])
  tab.site.mailStatus = null
  await tab.visit(paths.contact)
  for (const [name, value] of Object.entries(values)) await expect.poll(() => valueOf(tab, name)).toBe(value)
  await tab.click(SEND)
  await expect.poll(() => textOf(tab, '[role="status"]')).toContain(form.sent.title)
  await expect.poll(() => valueOf(tab, 'message')).toBe('')
  expect(tab.site.subjects()).toEqual([values.subject])
  expect(tab.site.problems.splice(0)).toEqual([expect.stringContaining('status 500')])
})

test('a visitor who paused the scene sees the poster of each page, and no canvas', async ({ tab }) => {
  const poster = () =>
    tab.run(() => {
      const image = document.querySelector<HTMLImageElement>(
        '#stage [data-poster]:not([data-leaving]) picture:last-child img',
      )
      return image?.complete && image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : ''
    })
  const posterOf = (id: RouteId) =>
    servedRoute(id).scene === NO_SCENE ? '' : `/posters/${openingPoster(id)}-wide.avif`
  await tab.visit(paths.about)
  await expect.poll(poster).toBe(posterOf('about'))
  await tab.click(`header a[href="${paths.contact}"]`)
  await expect.poll(poster).toBe(posterOf('contact'))
  expect(await tab.sees('#backdrop canvas')).toBe(false)
  expect(tab.site.requests.filter(({ path }) => path.includes('/createStage'))).toEqual([])
})

test('the scene runs behind a page that plays it, and moves', async ({ tab }) => {
  // Fewer pixels take software rendering less time.
  await tab.resize(640, 300)
  await tab.run(() => localStorage.setItem('site.motion', 'play'))
  await tab.visit('/')
  await expect.poll(() => tab.sees('#backdrop canvas[data-shown]'), { timeout: 60_000 }).toBe(true)
  await tab.run(() => {
    const [sheet] = document.styleSheets
    for (const rule of [
      '#page, #stage picture { visibility: hidden !important }',
      'html { overflow: hidden }',
    ])
      sheet?.insertRule(rule, sheet.cssRules.length)
  })
  const pictures = new Set<string>()
  await expect.poll(async () => pictures.add(await tab.screenshot()).size).toBeGreaterThan(3)
})
