import type { Page } from 'playwright'
import type { VIEWPORT } from '../browser.ts'

/** Something that a visitor does on a page, repeatedly. */
export interface Interaction {
  name: string
  path: string
  viewport?: typeof VIEWPORT
  /** Does it `count` times and awaits `settle` after each. */
  perform: (page: Page, count: number, settle: () => Promise<void>) => Promise<void>
}

/** Milliseconds between press and release of a button of the mouse, about a person's. The click comes at the release. */
const PRESS = { delay: 80 }

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    viewport: { width: 390, height: 844 },
    async perform(page, count, settle) {
      const button = page.locator('header button[popovertarget], header button[aria-expanded]').first()
      const box = await button.boundingBox()
      if (!box) throw new Error('The menu button is not visible')
      for (let index = 0; index < count; index += 1) {
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, PRESS)
        await settle()
      }
    },
  },
  {
    name: 'card',
    path: '/services',
    async perform(page, count, settle) {
      const cards = page.locator('details[name="service"] summary')
      for (let index = 0; index < count; index += 1) {
        await cards.nth(index % 3).click(PRESS)
        await settle()
      }
    },
  },
  {
    name: 'filter',
    path: '/portfolio',
    async perform(page, count, settle) {
      const labels = page.locator('label:has(input[type="radio"])')
      for (let index = 0; index < count; index += 1) {
        await labels.nth((index % 6) + 1).click(PRESS)
        await settle()
      }
    },
  },
  {
    name: 'typing',
    path: '/contact',
    async perform(page, count, settle) {
      await page.getByLabel('Message').focus()
      for (let index = 0; index < count; index += 1) {
        await page.keyboard.press(KEYS[index % KEYS.length] ?? 'a')
        await settle()
      }
    },
  },
]
