import { expect } from 'playwright/test'
import { interfaceTexts, scheduler, projectFilters } from '../../../helpers/content.ts'

import { readSnapshot } from '../snapshot.ts'
import { leaveCalendar, oneOf, press, type Step } from '../step.ts'

const scroll: Step = {
  name: 'scroll',
  weight: 10,
  async act(visit, random) {
    const { page } = visit
    visit.byKeyboard = false
    if (random.next() < 0.5) {
      const pixels = Math.round(random.between(-1500, 3000))
      await page.mouse.wheel(0, pixels)
      return `turns the wheel by ${pixels}`
    }
    const share = random.pick([0, 0.3, 0.7, 1])
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    return `drags the scroll bar to ${share * 100}%`
  },
}

const card: Step = {
  name: 'card',
  weight: 10,
  async act(visit, random) {
    const summary = await oneOf(visit.page.locator('main summary:visible'), random)
    if (!summary) return null
    const isOpen = () => summary.evaluate((element) => element.parentElement?.hasAttribute('open') === true)
    const before = await isOpen()
    const how = await press(visit, summary, random, random.pick(['Enter', ' ']))
    await expect.poll(isOpen, 'the card opens or closes').toBe(!before)
    return `${before ? 'closes' : 'opens'} a card ${how}`
  },
}

const filter: Step = {
  name: 'filter',
  weight: 10,
  async act(visit, random) {
    const { page } = visit
    const radios = page.locator('input[name="category"]')
    if ((await radios.count()) === 0) return null
    const index = random.index(await radios.count())
    const radio = radios.nth(index)
    visit.byKeyboard = random.next() < 0.4
    if (visit.byKeyboard) {
      await radio.focus()
      await page.keyboard.press(' ')
    } else {
      await radio.locator('xpath=..').click()
    }
    await expect(page.locator('main article[data-category]:visible')).toHaveCount(
      projectFilters[index]?.count ?? -1,
    )
    return `filters by ${projectFilters[index]?.slug} ${visit.byKeyboard ? 'with a key' : 'with the mouse'}`
  },
}

const menu: Step = {
  name: 'menu',
  weight: 8,
  async act(visit, random) {
    const button = visit.page.locator('header button[popovertarget]:visible')
    if ((await button.count()) === 0) return null
    const { menuOpen } = await readSnapshot(visit.page)
    let how = 'with Escape'
    if (menuOpen && random.next() < 0.4) {
      await leaveCalendar(visit)
      await visit.page.keyboard.press('Escape')
      visit.byKeyboard = false
    } else {
      how = await press(visit, button, random)
    }
    await expect(button).toHaveAttribute('aria-expanded', String(!menuOpen))
    return `${menuOpen ? 'closes' : 'opens'} the menu ${how}`
  },
}

const calendar: Step = {
  name: 'calendar',
  weight: 3,
  async act(visit, random) {
    if (visit.mail.offline) return null
    const button = visit.page.getByRole('button', { name: scheduler.load, exact: true })
    if ((await button.count()) === 0) return null
    const how = await press(visit, button, random)
    await expect(visit.page.locator('main iframe')).toHaveCount(1)
    return `loads the calendar ${how}`
  },
}

const closeToast: Step = {
  name: 'closeToast',
  weight: 8,
  async act(visit, random) {
    const name = interfaceTexts.closeNotification
    const button = await oneOf(visit.page.getByRole('button', { name, exact: true }), random)
    return button && `closes a toast ${await press(visit, button, random)}`
  },
}

export const readingSteps: readonly Step[] = [scroll, card, filter, menu, calendar, closeToast]
