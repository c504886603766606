import type { Page } from 'playwright/test'
import { form, interfaceTexts, portfolioPage, servedRoutes, projectFilters } from '../helpers/content.ts'
import { fill } from '../../src/shared/fill.ts'
import { ENDPOINT, fill as fillForm, holdSends, send } from './contactForm.ts'
import { expect, openPage, pauseButton, playButton, test } from './fixtures.ts'
import { ownTexts, translate } from './translation.ts'
import { failedToast, footerLink, formButton, headings, sentToast, serviceId, titleOf } from './words.ts'

/** A link of the main navigation or the footer to a page. */
const linkTo = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"], header > a[href="${path}"]`).first()

test(
  'a page that the browser translates goes on working in all its states',
  { tag: '@deep' },
  async ({ page, problems }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/nowhere')
    await translate(page)

    for (const { id, path } of servedRoutes.filter((route) => route.path !== '*')) {
      await test.step(`enters ${id}`, async () => {
        await linkTo(page, path).click()
        await expect(page).toHaveTitle(titleOf(id))
        await expect(page.locator('main h1 font').first()).toBeVisible()
        expect(await ownTexts(page)).toEqual([])
      })
    }

    await test.step('opens and closes the menu', async () => {
      const { open, close } = interfaceTexts.menu
      await page.getByRole('button', { name: open, exact: true }).click()
      await page.getByRole('button', { name: close, exact: true }).click()
      await expect(page.getByRole('button', { name: open, exact: true })).toBeVisible()
    })

    await test.step('opens a card', async () => {
      await footerLink(page, 'services').click()
      await page.locator(`#${serviceId(0)} h2`).click()
      await expect(page.locator('details[open]')).toHaveId(serviceId(0))
    })

    if (projectFilters.length > 2) {
      await test.step('filters the projects, and says how many are shown', async () => {
        await footerLink(page, 'portfolio').click()
        for (const [index, { label, count }] of projectFilters.slice(1, 3).entries()) {
          await page
            .locator('main button[aria-pressed]')
            .nth(index + 1)
            .click()
          const { oneInCategory, manyInCategory } = portfolioPage.filter.shown
          await expect(page.getByRole('main').getByRole('status')).toHaveText(
            fill(count === 1 ? oneInCategory : manyInCategory, { count: `${count}`, category: label }),
          )
        }
      })
    }

    const note = page.locator('form')
    await test.step('shows the faults of a message, and asks whether a person sent it', async () => {
      await footerLink(page, 'contact').click()
      await expect(page.locator('h1')).toHaveText(headings.contact)
      await send(page)
      const errors = page.locator('form [aria-invalid="true"]')
      const count = await errors.count()
      expect(count).toBeGreaterThan(1)
      expect(await ownTexts(page)).toEqual([])
      await fillForm(page)
      await expect(errors).toHaveCount(0)
    })

    await test.step('fails to send', async () => {
      const sends = await holdSends(page, 500)
      await send(page)
      await expect(formButton(page, form.sending)).toBeVisible()
      sends.release()
      await expect(note).toContainText(form.failureHints.refused)
      await expect(failedToast(page)).toBeVisible()
      expect(await ownTexts(page)).toEqual([])
      await page.unroute(ENDPOINT)
    })

    await test.step('sends, and closes the notification', async () => {
      await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
      await send(page)
      await expect(note).toContainText(form.next.title)
      await expect(formButton(page, form.send)).toBeVisible()
      await expect(failedToast(page)).toHaveCount(0)
      await sentToast(page).getByRole('button').click()
      await expect(sentToast(page)).toHaveCount(0)
      expect(await ownTexts(page)).toEqual([])
    })

    await test.step('goes back and forward', async () => {
      await footerLink(page, 'about').click()
      await expect(page.locator('h1')).toHaveText(headings.about)
      await page.goBack()
      await expect(page.locator('h1')).toHaveText(headings.contact)
      await page.goForward()
      await expect(page.locator('h1')).toHaveText(headings.about)
    })
    await test.step('plays and pauses the background', async () => {
      await playButton(page).click()
      await pauseButton(page).click()
      await expect(playButton(page)).toBeVisible()
    })

    const expected = /^Page not found|status of 500|^The message was not sent/
    expect(problems.splice(0).filter((problem) => !expected.test(problem))).toEqual([])
  },
)
