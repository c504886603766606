import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { form, paths } from '../helpers/content.ts'
import { ENDPOINT, fill, send } from './contactForm.ts'
import { collectProblems, expect, openPage, test, withoutWebgl } from './fixtures.ts'

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

test(
  'the contact page works in a profile that blocks site data, and the form sends',
  { tag: '@deep' },
  async () => {
    const folder = profileWithoutSiteData()
    const context = await chromium.launchPersistentContext(folder)
    const page = await context.newPage()
    const problems = await collectProblems(page)
    await withoutWebgl(page)
    await openPage(page, paths.contact)
    await expect(page.locator('main h1')).toBeVisible()
    const denied = await page.evaluate(() => {
      try {
        return localStorage.length < 0
      } catch {
        return true
      }
    })
    expect(denied).toBe(true)
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
    await fill(page)
    await send(page)
    await expect(page.locator('form')).toContainText(form.next.title)
    expect(problems).toEqual([])
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  },
)
