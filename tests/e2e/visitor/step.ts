import { expect, type Locator } from 'playwright/test'
import type { Random } from '../../../src/shared/random.ts'
import type { Visit } from './visit.ts'

/** Something that a visitor does. */
export interface Step {
  /** One word, for the list that replays a visit. */
  name: string
  /** How often the step is tried in relation to the others. */
  weight: number
  /** The step needs the running scene, or is too slow with it. */
  scene?: boolean
  /**
   * Does the step, and writes what must follow from it to the visit. Returns what it did in words. Returns null, and has
   * done nothing, where the step is not possible on the present page.
   */
  act(visit: Visit, random: Random): Promise<string | null>
}

/** Milliseconds that a click may wait for its element to be uncovered and to stand still. */
const CLICK_TIMEOUT = 8000

/**
 * Clicks on the margin of the page if the focus is in the calendar. The browser would send keys there, also after a script
 * has moved the page's focus. Call it before keys.
 */
export async function leaveCalendar({ page }: Visit): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const isFocused = () => frame.evaluate(() => document.hasFocus()).catch(() => false)
    if (!(await isFocused())) continue
    await page.mouse.click(2, 150)
    await expect.poll(isFocused).toBe(false)
  }
}

/** Clicks on the element, or presses a key on it. Returns the way in words. */
export async function press(visit: Visit, element: Locator, random: Random, key = 'Enter'): Promise<string> {
  visit.byKeyboard = random.next() < 0.4
  if (visit.byKeyboard) {
    await leaveCalendar(visit)
    await element.focus()
    await visit.page.keyboard.press(key)
    return `with ${key}`
  }
  // Closing the menu hides its links, and the locator of the nth visible link would then mean another one.
  const handle = await element.elementHandle({ timeout: CLICK_TIMEOUT })
  if (!handle) throw new Error('The element is not there any more.')
  const isBehindMenu = await handle.evaluate((target) => {
    const menu = document.querySelector(':popover-open')
    return menu !== null && !menu.contains(target) && target.closest('header') === null
  })
  // The open menu of a small window covers what is behind it.
  if (isBehindMenu) {
    await leaveCalendar(visit)
    await visit.page.keyboard.press('Escape')
  }
  await handle.click({ timeout: CLICK_TIMEOUT })
  // A handle keeps its page in memory.
  await handle.dispose()
  return 'with the mouse'
}

/** Returns one of the elements that the locator finds, or null where it finds none. */
export async function oneOf(locator: Locator, random: Random): Promise<Locator | null> {
  const count = await locator.count()
  return count === 0 ? null : locator.nth(random.index(count))
}
