import type { Page } from 'playwright/test'
import { interfaceTexts, pageHeads, paths } from '../helpers/content.ts'
import { expectText, fill, TYPED } from './contactForm.ts'
import { expect, hydrated, openPage, pretendWebgl, remember, sceneShown, test, walkTo } from './fixtures.ts'
import { countLoads, holdRequests } from './requests.ts'
import { fakeStage } from './stageWorker.ts'
import { footerLink, headings, titleOf } from './words.ts'

const main = (page: Page) => page.locator('main')
const status = (page: Page) => page.getByRole('status')
const awaited = interfaceTexts.loading ?? pageHeads.about.title

declare global {
  interface Window {
    /** View transitions that the page has asked for. */
    transitions: number
  }
}

/** Makes view transitions call back and begin after times in milliseconds, or never. Runs in the browser. */
function delayTransitions([update, ready]: readonly [update: number | null, ready: number | null]): void {
  window.transitions = 0
  const after = (milliseconds: number | null, work: () => void = () => {}) =>
    new Promise<void>((resolve) => {
      if (milliseconds === null) return
      setTimeout(() => {
        work()
        resolve()
      }, milliseconds)
    })
  document.startViewTransition = ((change: () => void) => {
    window.transitions += 1
    const done = after(ready)
    return { updateCallbackDone: after(update, change), ready: done, finished: done, skipTransition() {} }
  }) as typeof document.startViewTransition
}

/** Stops the page's time. Its timers then run by `page.clock.runFor` alone. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

test('a page comes 250 ms after its click if the fade never begins, and the next one at once', async ({
  page,
}) => {
  await page.clock.install()
  await pretendWebgl(page, 'hardware')
  await page.addInitScript(delayTransitions, [null, null] as const)
  await openPage(page, paths.about)
  await page.clock.runFor(500)
  // The chunk of the page is there.
  await walkTo(page, 'services')
  await page.evaluate(() => (window.transitions = 0))
  let chunks = 0
  page.on('requestfinished', (request) => (chunks += request.url().includes('/AboutPage-') ? 1 : 0))
  await page.reload()
  await hydrated(page)
  // On a busy machine it would come after the time that runs below.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await footerLink(page, 'about').hover()
    await page.clock.runFor(500)
    expect(chunks).toBeGreaterThan(0)
  }).toPass()
  await stopTime(page)
  await footerLink(page, 'about').click()
  await page.clock.runFor(250)
  await expect(page.locator('h1')).toHaveText(headings.about)
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => window.transitions)).toBe(1)
  await footerLink(page, 'services').click()
  await expect(page.locator('h1')).toHaveText(headings.services)
  expect(await page.evaluate(() => window.transitions)).toBe(1)
  // What the browser calls late changes nothing.
  await page.clock.runFor(5000)
  await expect(page.locator('h1')).toHaveText(headings.services)
})

for (const [webgl, transitions] of [
  ['hardware', 1],
  ['software', 0],
] as const)
  test(`pages fade ${transitions} times beside a scene that ${webgl} draws`, async ({ page }) => {
    await remember(page, 'play')
    await pretendWebgl(page, webgl)
    await fakeStage(page)
    await page.addInitScript(delayTransitions, [0, 0] as const)
    await openPage(page, paths.services)
    await sceneShown(page)
    await walkTo(page, 'about')
    expect(await page.evaluate(() => window.transitions)).toBe(transitions)
  })

test.describe('a page whose script is late', () => {
  /** Opens the services with the script of the about page held, and stops the time. */
  const openHeld = async (page: Page) => {
    await page.clock.install()
    const { release } = await holdRequests(page, '**/assets/AboutPage-*.js')
    await openPage(page, paths.services)
    await stopTime(page)
    return release
  }

  const expectNoSign = async (page: Page) => {
    await expect(main(page)).not.toHaveAttribute('aria-busy')
    await expect(status(page).filter({ hasText: awaited })).toHaveCount(0)
  }

  test('shows a bar, then says that it is loading, until it comes', async ({ page }) => {
    const release = await openHeld(page)
    await footerLink(page, 'about').click()
    await expectNoSign(page)
    await page.clock.runFor(300)
    await expect(main(page)).toHaveAttribute('aria-busy', 'true')
    const bar = () =>
      page.evaluate(() => {
        const { width, borderTopWidth, position } = getComputedStyle(
          document.querySelector('#page')!,
          '::before',
        )
        return position === 'fixed' && Number.parseFloat(borderTopWidth) * Number.parseFloat(width)
      })
    await expect.poll(bar).toBeGreaterThan(0)
    await expect(page.locator('h1')).toHaveText(headings.services)
    await page.clock.runFor(1000)
    await expect(status(page).filter({ hasText: awaited })).toHaveCount(1)
    release()
    await expect(page.locator('h1')).toHaveText(headings.about)
    await expectNoSign(page)
  })

  test('has no sign any more after a further click or Back, and comes up no later', async ({ page }) => {
    const release = await openHeld(page)
    await footerLink(page, 'about').click()
    await page.clock.runFor(1500)
    await footerLink(page, 'services').click()
    await expectNoSign(page)
    await page.evaluate(() => history.pushState(null, ''))
    await footerLink(page, 'about').click()
    await page.clock.runFor(1500)
    await expect(main(page)).toHaveAttribute('aria-busy')
    await page.goBack()
    await expectNoSign(page)
    release()
    await page.clock.runFor(11_000)
    await expect(page).toHaveURL(paths.services)
    await expect(page.locator('h1')).toHaveText(headings.services)
  })

  test('does not come up by itself over the page to which a visitor returns', async ({ page }) => {
    const loads = countLoads(page)
    const release = await openHeld(page)
    const dispatch = (type: 'pagehide' | 'pageshow') =>
      page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
    await footerLink(page, 'about').click()
    await page.clock.runFor(300)
    await dispatch('pagehide')
    await expectNoSign(page)
    await dispatch('pageshow')
    await page.clock.runFor(11_000)
    await expect(page).toHaveURL(paths.services)
    expect(loads.count).toBe(1)
    release()
    await footerLink(page, 'about').click()
    await expect(page.locator('h1')).toHaveText(headings.about)
    expect(loads.count).toBe(1)
  })
})

test('a link leads on as a document, and typed text stays, where the history refuses an entry', async ({
  page,
}) => {
  await openPage(page, paths.contact)
  await fill(page)
  await page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError')
    }
  })
  await footerLink(page, 'about').click()
  await expect(page).toHaveTitle(titleOf('about'))
  await hydrated(page)
  await footerLink(page, 'contact').click()
  await expectText(page, TYPED)
})
