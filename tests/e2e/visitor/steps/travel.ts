import type { Page } from 'playwright/test'
import { interfaceTexts } from '../../../helpers/content.ts'

import { leaveCalendar, oneOf, press, type Step } from '../step.ts'
import { addressOf, loadDocument, PATHS, type Visit } from '../visit.ts'

/** Links to pages of this site in this tab. */
const LINKS = 'a[href^="/"]:not([target]):visible'
const CONTACT_LINKS = 'a[href^="/contact"]:not([target]):visible'

const hrefOf = (visit: Visit, href: string | null) => addressOf(new URL(href ?? '', visit.page.url()).href)

const link: Step = {
  name: 'link',
  weight: 22,
  async act(visit, random) {
    const chosen = await oneOf(visit.page.locator(random.next() < 0.35 ? CONTACT_LINKS : LINKS), random)
    if (!chosen) return null
    const href = hrefOf(visit, await chosen.getAttribute('href'))
    const how = await press(visit, chosen, random)
    visit.at = [href]
    return `follows a link to ${href} ${how}`
  },
}

const twoLinks: Step = {
  name: 'twoLinks',
  weight: 3,
  async act(visit, random) {
    const [first, second] = [random.next(), random.next()]
    const href = await visit.page.evaluate(
      ([selector, one, two]) => {
        const linkAt = (share: number) => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
          return links[Math.floor(share * links.length)]
        }
        linkAt(one)?.click()
        // Under reduced motion the first click has replaced the page at once, with its links.
        const last = linkAt(two)
        last?.click()
        return last?.getAttribute('href') ?? null
      },
      [LINKS.replace(':visible', ''), first, second] as const,
    )
    visit.at = [hrefOf(visit, href)]
    return `follows two links at once, the second to ${visit.at[0]}`
  },
}

/** Returns the address of the entry of the history at a distance, if the page can go there. */
async function entryAt(page: Page, distance: number, offline: boolean): Promise<string | null> {
  return page.evaluate(
    ([delta, sameOnly]) => {
      const { currentEntry } = navigation
      const entry = currentEntry ? navigation.entries()[currentEntry.index + delta] : undefined
      return entry?.url && (entry.sameDocument || !sameOnly) ? entry.url : null
    },
    [distance, offline] as const,
  )
}

/** Goes through the history. Another document may load then. */
async function goThrough(visit: Visit, distance: number): Promise<string | null> {
  const { page, mail } = visit
  const url = await entryAt(page, distance, mail.offline)
  if (url === null) return null
  const same = (await entryAt(page, distance, true)) !== null
  const go = () =>
    page.evaluate((steps) => {
      // Two entries as two presses of the button.
      for (let left = Math.abs(steps); left > 0; left -= 1) history.go(Math.sign(steps))
    }, distance)
  visit.byKeyboard = false
  visit.at = [addressOf(url)]
  if (same) await go()
  else await loadDocument(visit, () => Promise.all([page.waitForEvent('load'), go()]))
  return visit.at[0] ?? null
}

const back: Step = {
  name: 'back',
  weight: 10,
  async act(visit, random) {
    const distance = random.next() < 0.2 ? -2 : -1
    const to = await goThrough(visit, distance)
    return to && `goes back ${-distance} to ${to}`
  },
}

const forward: Step = {
  name: 'forward',
  weight: 6,
  async act(visit) {
    const to = await goThrough(visit, 1)
    return to && `goes forward to ${to}`
  },
}

const linkThenBack: Step = {
  name: 'linkThenBack',
  weight: 3,
  async act(visit, random) {
    const { page, mail } = visit
    const before = await entryAt(page, -1, true)
    const present = addressOf(page.url())
    if (before === null || mail.offline) return null
    const delay = random.index(250)
    const share = random.next()
    const href = await page.evaluate(
      ([selector, part, here]) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
          (anchor) => anchor.getAttribute('href') !== here,
        )
        return links[Math.floor(part * links.length)]?.getAttribute('href') ?? null
      },
      [LINKS.replace(':visible', ''), share, present] as const,
    )
    if (href === null || addressOf(before) === href) return null
    await page.evaluate(
      async ([to, wait]) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${to}"]:not([target])`)?.click()
        await new Promise((resolve) => setTimeout(resolve, wait))
        history.back()
      },
      [href, delay] as const,
    )
    visit.byKeyboard = false
    // Back leads to the present page once the link has added its entry, and before that to the page before.
    visit.at = [present, addressOf(before)]
    return `follows a link to ${href} and goes back after ${delay} ms`
  },
}

const reload: Step = {
  name: 'reload',
  weight: 4,
  async act(visit) {
    if (visit.mail.offline) return null
    visit.byKeyboard = false
    await loadDocument(visit, () => visit.page.reload())
    return 'reloads the page'
  },
}

const address: Step = {
  name: 'address',
  weight: 2,
  async act(visit, random) {
    if (visit.mail.offline) return null
    const path = random.pick(PATHS)
    visit.byKeyboard = false
    visit.at = [path]
    await loadDocument(visit, () => visit.page.goto(path))
    return `enters the address ${path}`
  },
}

const skipLink: Step = {
  name: 'skipLink',
  weight: 1,
  async act(visit) {
    const { page } = visit
    await leaveCalendar(visit)
    await page.getByRole('link', { name: interfaceTexts.skipLink, exact: true }).focus()
    await page.keyboard.press('Enter')
    // Browsers move the start of the tab order only: the content takes no focus.
    visit.byKeyboard = false
    visit.at = [addressOf(new URL('#content', page.url()).href)]
    return 'skips to the content'
  },
}

export const travelSteps: readonly Step[] = [
  link,
  twoLinks,
  back,
  forward,
  linkThenBack,
  reload,
  address,
  skipLink,
]
