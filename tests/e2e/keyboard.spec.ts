import type { Page } from 'playwright/test'
import { form, interfaceTexts, scheduler, servedRoutes, projectFilters } from '../helpers/content.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import { holdSends, openContactPage, TYPED } from './contactForm.ts'
import { expect, hydrated, otherHeaderPages, pauseButton, playButton, test } from './fixtures.ts'
import { expectFocusShows, press, tabTo } from './focus.ts'
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menuButton = (page: Page) => page.locator('header button[popovertarget]')

/** Opens a page that does not move by itself. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await expect(playButton(page)).toBeVisible()
}

test('the keyboard alone reaches every page of the header, its skip link and the way back', async ({
  page,
}) => {
  await open(page, '/')
  const skip = page.getByRole('link', { name: interfaceTexts.skipLink, exact: true })
  await tabTo(page, skip)
  await press(page, 'Enter')
  await press(page, 'Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  for (const id of otherHeaderPages)
    await test.step(id, async () => {
      await tabTo(page, headerLink(page, id), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(titleOf(id))
      // A screen reader reads what gets the focus.
      await expect(heading(page)).toBeFocused()
      await expectFocusShows(page)
      await press(page, 'Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true)
    })
  const [last, previous] = otherHeaderPages.toReversed()
  if (!last || !previous) throw new Error('the header links to fewer than two pages')
  await tabTo(page, footerLink(page, previous))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(titleOf(previous))
  await page.goBack()
  await expect(page).toHaveTitle(titleOf(last))
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
  if (!servedRoutes.some(({ id }) => id === 'portfolio') || projectFilters.length < 3) return
  await test.step('the filter', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await tabTo(page, headerLink(page, 'portfolio'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(titleOf('portfolio'))
    await tabTo(page, page.getByRole('radio').first())
    await press(page, 'ArrowRight')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\w/)
    await press(page, 'Tab')
    await expect(page.locator('article:visible').locator(':focus')).toHaveCount(1)
  })
})

test('the form and the calendar work by keyboard alone: errors, a failed send, toasts and a sent message', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openContactPage(page)
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
    const failing = await holdSends(page, { status: 500, body: 'down' })
    await tabTo(page, submit)
    await page.keyboard.press('Enter')
    await expect(formButton(page, form.sending)).toBeDisabled()
    failing.release()
    await expect(failedToast(page)).toBeVisible()
    await expect(submit).toBeFocused()
    await expectFocusShows(page)
    expect(problems.splice(0).join()).toContain('500')
    await tabTo(page, failedToast(page).getByRole('button'))
    await press(page, 'Enter')
    await expect(failedToast(page)).toHaveCount(0)
    await expectFocusShows(page)
  })
  await test.step('a send that succeeds', async () => {
    const sends = await holdSends(page, { status: 200, body: 'OK' })
    await tabTo(page, submit, 'Shift+Tab')
    sends.release()
    await page.keyboard.press('Enter')
    await expect(sentToast(page)).toBeVisible()
    await expect(page.locator('form [data-outcome=sent]')).toBeFocused()
    for (const { name } of contactFields) await expect(field(page, name)).toHaveValue('')
  })
  await test.step('the calendar', async () => {
    const load = page.getByRole('button', { name: scheduler.load, exact: true })
    if ((await load.count()) === 0) return
    await tabTo(page, load)
    await press(page, 'Enter')
    await expect(page.locator('iframe')).toBeFocused()
  })
})

/** Windows in which the whole tab order of each page is walked. */
const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 390, height: 350 },
  { width: 768, height: 1024 },
  { width: 1024, height: 400 },
  { width: 1440, height: 450 },
  { width: 1440, height: 900 },
]

for (const { id, path } of servedRoutes)
  test(
    `the tab key reaches every control of ${id} in order in every window, and each shows that it has the focus`,
    { tag: '@deep' },
    async ({ page, problems }) => {
      // Hundreds of keys, each of which awaits the page.
      test.setTimeout(600_000)
      await open(page, path === '*' ? '/nowhere' : path)
      const first = page.locator('a[href="#content"]')
      const last = page.locator('footer a').last()
      for (const size of windows)
        await test.step(`${size.width}x${size.height}`, async () => {
          await page.setViewportSize(size)
          const controls = page.locator('a[href], button, input:not([tabindex="-1"]), textarea, summary')
          const stops = await controls.evaluateAll(
            (all) =>
              all.filter(
                (element) =>
                  element.checkVisibility({ visibilityProperty: true }) &&
                  // The tab key goes to the chosen radio button only.
                  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
              ).length,
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
