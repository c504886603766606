import { expect, type Page } from 'playwright/test'
import { interfaceTexts, paths, projectFilters } from '../../helpers/content.ts'
import { readSnapshot } from './invariants.ts'
import { pick, press, type Step } from './step.ts'
import { addressOf, loadDocument, PATHS, type Visit } from './visit.ts'

/** Links to pages of this site in this tab. */
const LINKS = 'a[href^="/"]:not([target])'

const hrefOf = (visit: Visit, href: string | null) => addressOf(new URL(href ?? '', visit.page.url()).href)

/**
 * The address of the entry of the history at a distance, or null if there is none that the page can go to.
 */
const entryAt = (page: Page, distance: number, sameDocument: boolean): Promise<string | null> =>
  page.evaluate(
    ([delta, same]) => {
      const { currentEntry } = navigation
      const entry = currentEntry ? navigation.entries()[currentEntry.index + delta] : undefined
      return entry?.url && (entry.sameDocument || !same) ? entry.url : null
    },
    [distance, sameDocument] as const,
  )

/** After a step to another page, waits until the menu has closed: it does so by itself a moment later. */
async function menuCloses({ page, at }: Visit, pathname: string): Promise<void> {
  const others = at.filter((address) => new URL(address, page.url()).pathname !== pathname)
  if (others.length > 0) await expect(page.locator(':popover-open')).toHaveCount(0)
}

/** Goes through the history. Another document may load then. */
async function goThrough(visit: Visit, distance: number): Promise<string> {
  const { page } = visit
  const address = addressOf((await entryAt(page, distance, false)) ?? '')
  const isSame = (await entryAt(page, distance, true)) !== null
  const { pathname } = new URL(page.url())
  const go = () =>
    page.evaluate((steps) => {
      // Two entries as two presses of the button.
      for (let left = Math.abs(steps); left > 0; left -= 1) history.go(Math.sign(steps))
    }, distance)
  visit.byKeyboard = false
  visit.at = [address]
  if (isSame) await go()
  else await loadDocument(visit, () => Promise.all([page.waitForEvent('load'), go()]))
  await menuCloses(visit, pathname)
  return `goes ${distance} in the history, to ${address}`
}

const historyStep = (weight: number, distance: number): Step => ({
  weight,
  can: async ({ page, offline }) => (await entryAt(page, distance, offline)) !== null,
  act: (visit) => goThrough(visit, distance),
})

async function follow(...[visit, random, link]: Parameters<Step['act']>): Promise<string> {
  const href = hrefOf(visit, await link.getAttribute('href'))
  const { pathname } = new URL(visit.page.url())
  const how = await press(visit, link, random)
  visit.at = [href]
  await menuCloses(visit, pathname)
  return `follows a link to ${href} ${how}`
}

export const pageSteps: Readonly<Record<string, Step>> = {
  link: { weight: 14, on: (page) => page.locator(`${LINKS}:visible`), act: follow },
  contactLink: { weight: 8, on: (page) => page.locator(`a[href^="${paths.contact}"]:visible`), act: follow },
  back: historyStep(8, -1),
  backTwice: historyStep(2, -2),
  forward: historyStep(6, 1),
  reload: {
    weight: 4,
    can: ({ offline }) => !offline,
    async act(visit) {
      await loadDocument(visit, () => visit.page.reload())
      return 'reloads the page'
    },
  },
  address: {
    weight: 2,
    can: ({ offline }) => !offline,
    async act(visit, random) {
      const path = pick(random, PATHS)
      visit.at = [path]
      await loadDocument(visit, () => visit.page.goto(path))
      return `enters the address ${path}`
    },
  },
  scroll: {
    weight: 10,
    async act(visit, random) {
      visit.byKeyboard = false
      const pixels = Math.round(random.between(-1500, 3000))
      await visit.page.mouse.wheel(0, pixels)
      return `turns the wheel by ${pixels}`
    },
  },
  card: {
    weight: 10,
    on: (page) => page.locator('main summary:visible'),
    async act(visit, random, summary) {
      const isOpen = () => summary.evaluate((element) => element.parentElement?.hasAttribute('open') === true)
      const before = await isOpen()
      const how = await press(visit, summary, random, pick(random, ['Enter', ' ']))
      await expect.poll(isOpen, 'the card opens or closes').toBe(!before)
      return `${before ? 'closes' : 'opens'} a card ${how}`
    },
  },
  filter: {
    weight: 10,
    on: (page) => page.locator('main button[aria-pressed]'),
    async act(visit, random, button) {
      const how = await press(visit, button, random, pick(random, ['Enter', ' ']))
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      const name = (await button.locator('span').first().textContent()) ?? ''
      const count = projectFilters.find(({ label }) => label === name)?.count ?? -1
      await expect(visit.page.locator('main article:visible')).toHaveCount(count)
      return `filters by ${name} ${how}`
    },
  },
  menu: {
    weight: 8,
    on: (page) => page.locator('header button[popovertarget]:visible'),
    async act(visit, random, button) {
      const { menuOpen } = await readSnapshot(visit.page)
      let how = 'with Escape'
      if (menuOpen && random.between(0, 1) < 0.4) {
        await visit.page.keyboard.press('Escape')
        visit.byKeyboard = false
      } else how = await press(visit, button, random)
      await expect(button).toHaveAttribute('aria-expanded', String(!menuOpen))
      return `${menuOpen ? 'closes' : 'opens'} the menu ${how}`
    },
  },
  closeToast: {
    weight: 8,
    // One that gives way to the focus takes no clicks.
    on: (page) =>
      page
        .locator('[data-tone]')
        .getByRole('button', { name: interfaceTexts.closeNotification, exact: true }),
    act: async (visit, random, button) => `closes a toast ${await press(visit, button, random)}`,
  },
}
