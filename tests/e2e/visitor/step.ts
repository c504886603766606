import fc, { type AsyncCommand } from 'fast-check'
import type { Locator, Page } from 'playwright/test'
import { createRandom } from '../../../src/shared/random.ts'
import { itemAt } from '../../../src/shared/lists.ts'
import { settle } from './invariants.ts'
import type { Visit } from './visit.ts'

type Random = ReturnType<typeof createRandom>

/** One of the items, each with the same probability. */
export const pick = <T>(random: Random, items: readonly T[]) => itemAt(items, random.index(items.length))

/** Something that a visitor does. */
export interface Step {
  /** How often the step is tried in relation to the others. */
  weight: number
  /** The step needs the running scene. */
  scene?: boolean
  /** Finds the elements of which the step uses one. Where there is none, the step is not possible. */
  on?: (page: Page) => Locator
  /** Whether the step is possible on the present page. Without it, the step always is. */
  can?: (visit: Visit) => boolean | Promise<boolean>
  /** Does the step, writes what must follow from it to the visit, and returns what it did in words. */
  act: (visit: Visit, random: Random, element: Locator) => Promise<string>
}

export const isThere = async (locator: Locator) => (await locator.count()) > 0

/** Returns the command for a step. `choice` decides what the step leaves open. */
const commandOf = (name: string, step: Step, choice: number): AsyncCommand<Visit, Page, true> => ({
  async check(visit) {
    if (step.on && !(await isThere(step.on(visit.page)))) return false
    return (await step.can?.(visit)) ?? true
  },
  async run(visit) {
    const random = createRandom(choice)
    const elements = step.on?.(visit.page) ?? visit.page.locator('body')
    visit.log.push(`tries ${name}`)
    const did = await step.act(visit, random, elements.nth(random.index(await elements.count())))
    visit.log.splice(-1, 1, did)
    await settle(visit)
  },
  toString: () => `${name} ${choice}`,
})

/** Visits of at most `maxCommands` steps. `replayPath` is what fast-check prints about a visit that fails. */
export function visitsOf(steps: Readonly<Record<string, Step>>, maxCommands: number, replayPath = '') {
  const commands = Object.entries(steps).map(([name, step]) => ({
    weight: step.weight,
    arbitrary: fc.nat(999).map((choice) => commandOf(name, step, choice)),
  }))
  return fc.commands<Visit, Page, true>([fc.oneof(...commands)], {
    maxCommands,
    size: 'max',
    ...(replayPath !== '' && { replayPath }),
  })
}

/**
 * Milliseconds that a click may wait for its element to be uncovered and to stand still, which it does once
 * two frames are painted. A scene's first frame in software holds them up on loaded cores.
 */
const CLICK_TIMEOUT = 30_000

/** Clicks on the element, or presses a key on it. Returns the way in words. */
export async function press(visit: Visit, element: Locator, random: Random, key = 'Enter'): Promise<string> {
  visit.byKeyboard = random.between(0, 1) < 0.4
  if (visit.byKeyboard) {
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
    await visit.page.keyboard.press('Escape')
  }
  await handle.click({ timeout: CLICK_TIMEOUT })
  // A handle keeps its page in memory.
  await handle.dispose()
  return 'with the mouse'
}
