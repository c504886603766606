import type { Locator, Page } from 'playwright/test'
import { form, interfaceTexts, paths, projectFilters, servedRoutes, hasFrame } from '../helpers/content.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import { holdSends, TYPED } from './contactForm.ts'
import { expect, expectPlace, openPage, otherHeaderPages, pauseButton, playButton, test } from './fixtures.ts'
import { fakeStage } from './stageWorker.ts'
import {
  failedToast,
  field,
  footerLink,
  formButton,
  headerLink,
  sentToast,
  serviceId,
  titleOf,
} from './words.ts'

/** Reads the focused element. Returns null if nothing but the body has the focus. Runs in the browser. */
function readFocus() {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const shown = element
  /** The closest element that stays in the window while the page scrolls. */
  const layerOf = (start: Element): Element | null => {
    for (let parent: Element | null = start; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).position === 'fixed') return parent
    return null
  }
  const layer = layerOf(shown)
  const faults: string[] = []
  const box = shown.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(shown)
  // Headings, and the whole content after the skip link, take the focus from the page. They have no outline.
  const isControl = !shown.matches('h1, h2, iframe, main')
  const ring = isControl ? Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) : 0
  if (isControl && (outlineStyle === 'none' || outlineWidth === '0px' || outlineColor.endsWith(', 0)')))
    faults.push('has no outline')

  // Of what is higher than the window, and of a text area, the browser shows a part.
  const isPart = shown.matches('textarea, main') || box.height > innerHeight * 0.8
  const isIn = isPart ? box.bottom > 0 && box.top < innerHeight : box.top >= 0 && box.bottom <= innerHeight
  if (!isIn || box.left < 0 || box.right > innerWidth) faults.push('is outside the window')

  for (let parent = shown.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    const clip = parent.getBoundingClientRect()
    const isCutX =
      overflowX !== 'visible' && (box.left - ring < clip.left - 1 || box.right + ring > clip.right + 1)
    const isCutY =
      overflowY !== 'visible' && (box.top - ring < clip.top - 1 || box.bottom + ring > clip.bottom + 1)
    if (isCutX || (isCutY && !isPart)) faults.push(`is cut off by ${parent.outerHTML.slice(0, 60)}`)
  }

  const covers = new Set<string>()
  for (const { left, right, top, bottom } of isPart ? [] : shown.getClientRects()) {
    const xs = [left - ring + 1, left + 2, (left + right) / 2, right - 2, right + ring - 1]
    const ys = [top - ring + 1, top + 2, (top + bottom) / 2, bottom - 2, bottom + ring - 1]
    for (const [x, y] of xs.flatMap((across) => ys.map((down) => [across, down] as const))) {
      const at = document.elementFromPoint(x, y)
      if (!at || at === element || shown.contains(at) || at.contains(shown)) continue
      const isInside = x > left && x < right && y > top && y < bottom
      // The outline is drawn over the neighbors, but not over a layer.
      if (isInside || (!layer && layerOf(at))) covers.add(at.outerHTML.slice(0, 80))
    }
  }
  for (const cover of covers) faults.push(`is covered by ${cover}`)

  let [x, y] = layer ? [0, 0] : [scrollX, scrollY]
  // A list that scrolls, as the contents of a legal page in a low window.
  for (let parent = shown.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    x += parent.scrollLeft
    y += parent.scrollTop
  }
  return {
    name: element.outerHTML.slice(0, 120),
    /** What is wrong with how it shows. */
    faults,
    isFixed: layer !== null,
    /** Its place in the page, or in the window if it stays there while the page scrolls. */
    box: { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y },
  }
}

type Focus = NonNullable<ReturnType<typeof readFocus>>

/**
 * Whether `next` comes before `previous` for somebody who reads columns from left to right, and each from its
 * top.
 */
function isBefore(next: Focus, previous: Focus): boolean {
  if (next.isFixed !== previous.isFixed) return false
  const [a, b] = [previous.box, next.box]
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const isSameRow = shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
  return isSameRow ? b.right <= a.left + 2 : b.bottom <= a.top + 2 && b.left < a.right
}

/**
 * Asserts that an element has the focus, and that it shows: in the window, under nothing and with an outline.
 */
async function expectFocusShows(page: Page): Promise<Focus> {
  let found: Focus | null = null
  // A page that is entered scrolls, and a menu opens, after the key.
  await expect
    .poll(async () => {
      found = await page.evaluate(readFocus)
      return found ? found.faults.map((fault) => `${found?.name} ${fault}`) : ['nothing has the focus']
    })
    .toEqual([])
  if (!found) throw new Error('nothing has the focus')
  return found
}

async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key)
  return expectFocusShows(page)
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/**
 * Presses Tab, or Shift+Tab, until the target has the focus. Asserts that the focus shows after each key and
 * moves in reading order. Returns the names of the elements on the way.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const names: string[] = []
  let previous: Focus | null = null
  while (!(await hasFocus(target))) {
    const next = await press(page, key)
    if (previous) {
      const [first, second] = key === 'Tab' ? [previous, next] : [next, previous]
      expect(isBefore(second, first), `${second.name} is before ${first.name}`).toBe(false)
    }
    names.push(next.name)
    previous = next
    expect(names.length, `the focus does not reach ${String(target)}: ${names.join('\n')}`).toBeLessThan(100)
  }
  return names
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.locator('header button[popovertarget]')

/** Opens a page that does not move by itself. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, path)
  await expect(playButton(page)).toBeVisible()
}

test('the keyboard alone reaches a page of the header, its skip link and the way back', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('link', { name: interfaceTexts.skipLink, exact: true }))
  await press(page, 'Enter')
  await press(page, 'Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  const [first, second] = otherHeaderPages
  if (!first || !second) throw new Error('the header links to fewer than two pages')
  await tabTo(page, headerLink(page, first), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(titleOf(first))
  // A screen reader reads what gets the focus.
  await expect(heading(page)).toBeFocused()
  await expectFocusShows(page)
  await press(page, 'Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
  await tabTo(page, footerLink(page, second))
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(titleOf(second))
  await page.goBack()
  await expect(page).toHaveTitle(titleOf(first))
  // A place that is restored after the key would leave the focus outside of the window.
  await expectPlace(page, place)
  await press(page, 'Tab')
})

test('the menu, the service cards, the filter and the moving background work by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fakeStage(page)
  await open(page, '/')
  await test.step('the background', async () => {
    await tabTo(page, playButton(page))
    await press(page, 'Space')
    await expect(pauseButton(page)).toBeFocused()
    await press(page, 'Enter')
    await expect(playButton(page)).toBeFocused()
  })
  await test.step('the menu', async () => {
    await tabTo(page, menuButton(page))
    await press(page, 'Enter')
    await tabTo(page, page.locator('#menu a').last())
    await press(page, 'Escape')
    await expect(menuButton(page)).toBeFocused()
    await press(page, 'Enter')
    await tabTo(page, headerLink(page, 'services'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(titleOf('services'))
    await expect(heading(page)).toBeFocused()
    await expectFocusShows(page)
  })
  await test.step('the service cards', async () => {
    const card = page.locator(`#${serviceId(0)}`)
    await tabTo(page, card.locator('summary'))
    await press(page, 'Enter')
    await expect(card).toHaveAttribute('open')
    await press(page, 'Tab')
    expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await press(page, 'Shift+Tab')
    await press(page, 'Space')
    await expect(card).not.toHaveAttribute('open')
  })
  if (projectFilters.length < 3) return
  await test.step('the filter', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await tabTo(page, headerLink(page, 'portfolio'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(titleOf('portfolio'))
    const choice = page.locator('main button[aria-pressed]').nth(1)
    await tabTo(page, choice)
    await press(page, 'Enter')
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, page.locator('article:visible a').first())
  })
})

test('form and calendar work by keyboard alone: errors, a failed send, toasts, a sent message', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.contact)
  const submit = formButton(page, form.send)
  await test.step('errors', async () => {
    await tabTo(page, submit)
    await press(page, 'Enter')
    // The form moves the focus to the first field that is not valid.
    await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused()
    await expectFocusShows(page)
    for (const { name } of contactFields) {
      await tabTo(page, field(page, name))
      await page.keyboard.insertText(TYPED[name])
    }
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0)
  })
  await test.step('a send that fails, and its toast', async () => {
    const failing = await holdSends(page, 500)
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(formButton(page, form.sending)).toBeDisabled()
    failing.release()
    await expect(failedToast(page).getByRole('group')).toHaveCSS('opacity', '1')
    await expect(submit).toBeFocused()
    await expectFocusShows(page)
    expect(problems.splice(0).join()).toContain('500')
    // The toast covers nothing that has the focus, also where it takes most of the window.
    await page.setViewportSize({ width: 320, height: 256 })
    await submit.focus()
    for (let key = 0; key < 6; key += 1) await press(page, 'Tab')
    await page.setViewportSize({ width: 1280, height: 800 })
    await submit.focus()
    const way = await tabTo(page, failedToast(page).getByRole('button'))
    await press(page, 'Enter')
    await expect(failedToast(page)).toHaveCount(0)
    // The focus is back where it came from.
    expect((await expectFocusShows(page)).name).toBe(way.at(-2))
  })
  await test.step('a send that succeeds', async () => {
    const sends = await holdSends(page)
    await tabTo(page, submit, 'Shift+Tab')
    sends.release()
    await page.keyboard.press('Enter')
    await expect(sentToast(page)).toBeVisible()
    await expect(page.locator('form [data-outcome=sent]')).toBeFocused()
  })
  await test.step('a message that is not valid takes the place of the one that was sent', async () => {
    await field(page, 'subject').fill('Another one')
    await page.keyboard.press('Enter')
    await expect(field(page, 'name')).toBeFocused()
    await expect(sentToast(page)).toHaveCount(0)
    await expect(page.locator('form [data-outcome=sent]')).toHaveCount(0)
  })
  // The keys go on to the frame's own document.
  await test.step('the calendar', async () => {
    if (hasFrame) await tabTo(page, page.locator('iframe'))
  })
})

/** Windows in which the whole tab order of each page is walked. */
const windows = [
  { width: 320, height: 256 },
  { width: 1024, height: 400 },
  { width: 1440, height: 900 },
]

for (const { id, url } of servedRoutes)
  test(
    `the tab key reaches every control of ${id} in order, and each shows its focus`,
    { tag: '@deep' },
    async ({ page, problems }) => {
      // Hundreds of keys, each of which awaits the page.
      test.setTimeout(600_000)
      await open(page, url)
      // Its controls are its own, and its process learns of the focus late: a key can go past it meanwhile.
      await page.locator('iframe').evaluateAll((frames) => {
        for (const frame of frames) frame.setAttribute('tabindex', '-1')
      })
      const first = page.locator('a[href="#content"]')
      const last = page.locator('footer a').last()
      for (const size of windows)
        await test.step(`${size.width}x${size.height}`, async () => {
          await page.setViewportSize(size)
          const controls = page.locator('a[href], button, input:not([tabindex="-1"]), textarea, summary')
          const stops = await controls.evaluateAll(
            (all) => all.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
          )
          await first.evaluate((link) => {
            scrollTo(0, 0)
            link.focus()
          })
          expect((await tabTo(page, last)).length + 1).toBe(stops)
          expect((await tabTo(page, first, 'Shift+Tab')).length + 1).toBe(stops)
        })
      problems.splice(0)
    },
  )
