import { test as base, expect } from 'playwright/test'
import { engines, type EngineName } from './engines.ts'
import { enginePage, type EnginePage } from './page.ts'
import { serveSite } from './site.ts'

/** Sizes of the window in CSS pixels: a laptop, and the narrowest window that each engine can have. */
const LAPTOP = [1280, 800] as const
export const PHONE = [447, 800] as const

interface TestFixtures {
  /** The engine's only page, on a visit of its own. */
  tab: EnginePage
}

interface WorkerFixtures {
  engineTab: EnginePage
}

/** Returns the name of the engine that a project is for. */
export function engineOf(project: string): EngineName {
  if (project in engines) return project as EngineName
  throw new Error(`"${project}" is no engine. Use the configuration tests/engines/playwright.config.ts.`)
}

/**
 * Fails a test for any problem that a page reports. A test that expects problems asserts `tab.site.problems` and empties
 * it. Scenes are paused, because software rendering takes all cores.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineTab: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern
    async ({}, provide, { project, parallelIndex }) => {
      const engine = engines[engineOf(project.name)]
      const installed = engine.find()
      if ('missing' in installed) throw new Error(installed.missing)
      const port = process.env['TEST_PORT']
      const site = await serveSite(port ? Number(port) + parallelIndex : null, engine.setup)
      const driver = await installed.launch()
      await provide(enginePage(driver, site))
      await driver.close()
      await site.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ engineTab }, provide) => {
    const { site } = engineTab
    site.reset()
    // A form stores its draft when its page is left. In WebKit that can happen after `clearStorage`, so the page of the last
    // test must store nothing.
    await engineTab
      .run(() => {
        Storage.prototype.setItem = () => undefined
        return true
      })
      .catch(() => false)
    await engineTab.load(site.framed())
    const clearStorage = () =>
      engineTab.run((expected) => {
        if (location.href !== expected) return false
        sessionStorage.clear()
        localStorage.clear()
        localStorage.setItem('site.motion', 'pause')
        return true
      }, site.framed())
    // WebKit's driver can return while the document of the last test, which can deny storage, is still there.
    await expect.poll(() => clearStorage().catch(() => false)).toBe(true)
    await engineTab.resize(...LAPTOP)
    await provide(engineTab)
    expect(site.problems).toEqual([])
  },
})

export { expect }
