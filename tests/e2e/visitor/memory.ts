import { expect } from 'playwright/test'
import { routeById } from '../../../src/routes/table.ts'
import { footerLink, motionButton } from '../words.ts'
import { settle } from './invariants.ts'
import type { Visit } from './visit.ts'

/** Listeners that may be added between two equal states, whatever the visitor did. */
const MORE_LISTENERS = 6
/** The same for nodes, as a share. A page that stays in memory after it was left adds more. */
const MORE_NODES = 0.15

/** Collects the garbage, then counts what the page holds in memory. */
async function count({ page, context }: Visit) {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
}

/** Brings the device back to what it was at the start, and goes home from another page. */
async function goHome(visit: Visit): Promise<void> {
  const { page, context, mail } = visit
  await context.setOffline(false)
  Object.assign(visit, { offline: false, byKeyboard: false })
  mail.held = null
  await page.emulateMedia({ reducedMotion: null, forcedColors: null })
  await page.setViewportSize(visit.size)
  await page.keyboard.press('Escape')
  for (const id of ['about', 'home', 'about', 'home'] as const) {
    visit.at = [routeById(id).path]
    await footerLink(page, id).evaluate((link: HTMLAnchorElement) => link.click())
    await settle(visit)
  }
  // React keeps the text field that had the focus, and with it one page, until the focus leaves any element.
  const link = footerLink(page, 'about')
  await link.focus()
  await link.blur()
}

/** Counts nodes and listeners at home, runs the visit, and expects no more of them at home afterwards. */
export async function expectNoLeak(visit: Visit, run: () => Promise<void>): Promise<void> {
  // The scene's code loads last, and adds listeners.
  await expect(motionButton(visit.page)).toBeVisible()
  await goHome(visit)
  const before = await count(visit)
  await run()
  await goHome(visit)
  // On a loaded machine, collections take seconds.
  await expect(async () => {
    const { nodes, listeners } = await count(visit)
    expect(listeners, 'listeners').toBeLessThanOrEqual(before.listeners + MORE_LISTENERS)
    expect(nodes, 'nodes').toBeLessThanOrEqual(before.nodes * (1 + MORE_NODES))
  }).toPass({ timeout: 20_000, intervals: [200] })
}
