import { expect } from 'playwright/test'
import { routeById } from '../../../src/routes/table.ts'
import { pauseButton, playButton } from '../fixtures.ts'
import { footerLink } from '../words.ts'
import { settle } from './invariants.ts'
import type { Visit } from './visit.ts'

/** What a page holds in memory. */
interface Counts {
  nodes: number
  listeners: number
}

/** Listeners that may be added between two equal states, whatever the visitor did. */
const MORE_LISTENERS = 6
/** The same for nodes, as a share. A page that stays in memory after it was left adds more. */
const MORE_NODES = 0.15
/** Milliseconds for the browser to collect a page that was left. On a loaded machine, collections take seconds. */
const COLLECTION_TIME = 20_000

/** Brings the device back to what it was at the start. */
async function restoreDevice(visit: Visit): Promise<void> {
  const { page, context, mail } = visit
  await context.setOffline(false)
  mail.offline = false
  mail.held = null
  visit.byKeyboard = false
  await page.emulateMedia({ reducedMotion: null, forcedColors: null })
  await page.setViewportSize(visit.size)
  await page.keyboard.press('Escape')
}

async function goTo(visit: Visit, id: 'about' | 'home'): Promise<void> {
  visit.at = [routeById(id).path]
  await footerLink(visit.page, id).evaluate((link: HTMLAnchorElement) => link.click())
  const { wrong } = await settle(visit)
  expect(wrong).toEqual([])
}

/** Collects the garbage, then counts what is left. */
async function count({ page, context }: Visit): Promise<Counts> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
}

/** Goes home from another page, so that every visit ends in the same state. */
async function goHome(visit: Visit): Promise<void> {
  await restoreDevice(visit)
  for (const id of ['about', 'home', 'about', 'home'] as const) await goTo(visit, id)
  // React keeps the text field that had the focus, and with it one page, until the focus leaves any element.
  const link = footerLink(visit.page, 'about')
  await link.focus()
  await link.blur()
}

/**
 * Goes home and counts nodes and listeners there. Waits for the scene's control first: the scene's code loads last, and adds
 * listeners.
 */
export async function countsAtHome(visit: Visit): Promise<Counts> {
  await expect(playButton(visit.page).or(pauseButton(visit.page))).toBeVisible()
  await goHome(visit)
  return count(visit)
}

/** Goes home and says what is more there than before. Returns an empty list if nothing is. */
export async function grownSince(visit: Visit, before: Counts): Promise<string[]> {
  await goHome(visit)
  const deadline = performance.now() + COLLECTION_TIME
  for (;;) {
    const { nodes, listeners } = await count(visit)
    const wrong: string[] = []
    if (listeners > before.listeners + MORE_LISTENERS)
      wrong.push(`${listeners} listeners on the home page, at the start ${before.listeners}`)
    if (nodes > before.nodes * (1 + MORE_NODES))
      wrong.push(`${nodes} nodes with the home page, at the start ${before.nodes}`)
    if (wrong.length === 0 || performance.now() > deadline) return wrong
    await visit.page.waitForTimeout(200)
  }
}
