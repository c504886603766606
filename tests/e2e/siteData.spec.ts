import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { form } from '../../src/content/form.ts'
import { findBrowser } from '../../src/build/findBrowser.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { BROWSER_ARGS } from '../helpers/browserArgs.ts'
import { ENDPOINT, fill, pause, send } from './contactForm.ts'
import { expect, hydrated, test, withoutWebgl } from './fixtures.ts'
import { shown } from './words.ts'

/** Content setting of Chromium for "blocked". */
const BLOCKED = 2

/** Creates a folder for a browser profile that blocks site data, as chosen in the settings. */
function profileWithoutSiteData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'))
  mkdirSync(join(folder, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCKED } } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  return folder
}

const pages = [
  { name: 'the contact page', details: {}, ids: ['contact'] },
  { name: 'every page', details: { tag: '@deep' }, ids: servedRoutes.map(({ id }) => id) },
] as const

for (const { name, details, ids } of pages)
  test(
    `${name} works in a profile that blocks site data, and the form sends`,
    details,
    async ({ baseURL }) => {
      const folder = profileWithoutSiteData()
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: findBrowser(),
        args: [...BROWSER_ARGS],
        ...(baseURL ? { baseURL } : {}),
      })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
      await withoutWebgl(page)
      for (const { id, path } of servedRoutes) {
        if (id === 'notFound' || !ids.some((other) => other === id)) continue
        await test.step(path, async () => {
          await page.goto(path)
          await hydrated(page)
          await expect(page.locator('main h1')).toBeVisible()
        })
      }
      const denied = await page.evaluate(() => {
        try {
          return localStorage.length < 0
        } catch {
          return true
        }
      })
      expect(denied).toBe(true)
      await page.goto('/contact')
      await hydrated(page)
      await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
      await fill(page)
      await pause(page)
      await send(page)
      await expect(page.locator('form')).toContainText(shown(form.next.title))
      expect(problems).toEqual([])
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  )
