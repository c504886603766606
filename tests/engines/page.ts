import { test as base, expect } from 'playwright/test'
import { NOTICE } from '../helpers/notice.ts'
import { engines, type Driver } from './engines.ts'
import { BLANK_PATH, serveSite, type EngineSite } from './site.ts'

export type EnginePage = ReturnType<typeof enginePage>

/** The engine's only page. Selectors name the first visible element. */
function enginePage(driver: Driver, site: EngineSite) {
  /** Returns the middle of an element that rests there for some frames, and that a click would reach. */
  const target = (selector: string) =>
    driver.run(async (wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility())
      if (!element) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const before = element.getBoundingClientRect()
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left, top, width, height } = element.getBoundingClientRect()
      if (left !== before.left || top !== before.top) return null
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const hit = document.elementFromPoint(point.x, point.y)
      return hit && element.contains(hit) ? point : null
    }, selector)
  return {
    ...driver,
    site,
    /** Opens a path of the site and waits until it is hydrated. */
    async visit(path: string) {
      await driver.open(site.origin + path)
      // The menu's button gets its state in the browser.
      await expect
        .poll(() => driver.run(() => document.querySelector('header button[aria-expanded]') !== null))
        .toBe(true)
    },
    /** Scrolls to an element, waits until it rests and nothing covers it, and clicks on it. */
    async click(selector: string) {
      let point: { x: number; y: number } | null = null
      await expect(async () => {
        point = await target(selector)
        expect(point, `a click reaches ${selector}`).not.toBeNull()
        if (point) await driver.clickAt(point.x, point.y)
      }).toPass({ timeout: 30_000 })
    },
    /** Whether an element is there and visible. */
    sees: (selector: string) =>
      driver.run(
        (wanted) => [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility()),
        selector,
      ),
  }
}

/**
 * Fails a test for any problem that a page reports. Scenes are paused: software rendering takes all cores.
 */
export const test = base.extend<{ tab: EnginePage }, { engineTab: EnginePage | string }>({
  engineTab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide, { project }) => {
      const engine = engines[project.name]
      if (!engine) throw new Error('Use the configuration tests/engines/playwright.config.ts.')
      if (engine.missing) {
        console.log(`${NOTICE}${project.name} is skipped: ${engine.missing}`)
        return provide(engine.missing)
      }
      const driver = await engine.launch()
      console.log(`${NOTICE}${project.name}: ${driver.browser}`)
      const site = await serveSite()
      await provide(enginePage(driver, site))
      await driver.close()
      await site.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engineTab: tab }, provide, testInfo) => {
    if (typeof tab === 'string') return testInfo.skip(true, tab)
    const blank = tab.site.origin + BLANK_PATH
    await tab.open(blank)
    const clearStorage = () =>
      tab.run((expected) => {
        if (location.href !== expected) return false
        sessionStorage.clear()
        localStorage.clear()
        localStorage.setItem('site.motion', 'pause')
        return true
      }, blank)
    // WebKit's driver can return while the document of the last test is still there.
    await expect.poll(clearStorage).toBe(true)
    // What the last document reported when it was left is not this test's.
    tab.site.reset()
    await tab.resize(1280, 800)
    await provide(tab)
    expect(tab.site.problems).toEqual([])
  },
})

export { expect }
