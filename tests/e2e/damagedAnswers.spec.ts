import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { mailServer } from '../../src/services/mailProvider.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { serveSite, type Certificate, type Damage, type SiteServer } from './siteServer.ts'
import { footerLink, headings } from './words.ts'

const isEntry = (path: string) => path.startsWith('/assets/index-')
const isLibrary = (path: string) => path.startsWith('/assets/library-')
const isPageScript = (path: string) => path.startsWith('/assets/AboutPage-')
const isScript = (path: string) => path.endsWith('.js')

/** A page whose scripts do not run is text, links and a form that the browser sends itself. */
async function expectUsableWithoutScript(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(headings.about)
  await expect(page.locator('header button[aria-expanded]')).toHaveCount(0)
  await footerLink(page, 'contact').click()
  await expect(page.locator('h1')).toHaveText(headings.contact)
  await expect(page.locator(`form[method="post"][action$="${mailServer.path}"]`)).toBeVisible()
}

/** Opens /about where answers are damaged, then asserts. A browser context of its own has nothing in its cache. */
async function visit(
  browser: Browser,
  site: SiteServer,
  damage: (path: string) => Damage | null,
  assertOn: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors: string[] = []
  const reports: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The browser's own lines about requests are no reports of the site.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      reports.push(message.text())
  })
  site.requests.splice(0)
  site.damage = damage
  await page.goto(`${site.origin}/about`, { waitUntil: 'commit' })
  await assertOn(page)
  expect(errors).toEqual([])
  // One for each document: the first and the reloaded one.
  expect(reports.length).toBeLessThanOrEqual(loads(site))
  await context.close()
}

const loads = ({ requests }: SiteServer) => requests.filter((path) => path === '/about').length

/** Damages whatever matches, in the first document only or in all of them. */
const damaging =
  (site: SiteServer, matches: (path: string) => boolean, damage: Damage, isOnce = false) =>
  (path: string) =>
    matches(path) && !(isOnce && loads(site) > 1) ? damage : null

/** Asserts that the page reloads once, then works with its scripts. */
const expectOneReload = (site: SiteServer) => async (page: Page) => {
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(headings.about)
  expect(loads(site)).toBe(2)
}

/** Asserts that the page reloads once, and is usable without its scripts. */
const expectOneReloadInVain = (site: SiteServer) => async (page: Page) => {
  await expect.poll(() => loads(site)).toBe(2)
  await page.waitForLoadState()
  await expectUsableWithoutScript(page)
  expect(loads(site)).toBe(2)
}

test(
  'connections that close in the middle of scripts leave a page that reloads once, or works without them',
  { tag: '@deep' },
  async ({ browser }) => {
    const site = await serveSite()
    await test.step('half of the entry script', () =>
      visit(browser, site, damaging(site, isEntry, 0.5), expectUsableWithoutScript))
    await test.step('nothing of the library', () =>
      visit(browser, site, damaging(site, isLibrary, 'close'), expectUsableWithoutScript))
    await test.step("half of the page's script, once", () =>
      visit(browser, site, damaging(site, isPageScript, 0.5, true), expectOneReload(site)))
    await test.step("nothing of the page's script", () =>
      visit(browser, site, damaging(site, isPageScript, 'close'), expectOneReloadInVain(site)))
    await site.stop()
  },
)

test('scripts that a server calls text/plain do not run, and pages work without them', async ({
  browser,
}) => {
  const site = await serveSite()
  await test.step('all scripts', () =>
    visit(browser, site, damaging(site, isScript, 'plain'), expectUsableWithoutScript))
  // The browser keeps the answer for a year, as its Cache-Control says, so the reload cannot help.
  await test.step("the page's script", () =>
    visit(browser, site, damaging(site, isPageScript, 'plain'), expectOneReloadInVain(site)))
  await site.stop()
})

/** Returns a new certificate for localhost, or null where OpenSSL is not installed. */
function createCertificate(): Certificate | null {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test(
  'HTTP/2 streams that are reset leave a page that reloads once, or works without its scripts',
  { tag: '@deep' },
  async ({ browser }) => {
    const certificate = createCertificate()
    test.skip(!certificate, 'OpenSSL is not installed')
    if (!certificate) return
    const site = await serveSite(certificate)
    await test.step('of the entry script', () =>
      visit(browser, site, damaging(site, isEntry, 'close'), expectUsableWithoutScript))
    await test.step("of the page's script in its middle, once", () =>
      visit(browser, site, damaging(site, isPageScript, 0.5, true), expectOneReload(site)))
    await test.step('of everything after the first document', () =>
      visit(
        browser,
        site,
        (path) => (path === '/about' ? null : 'close'),
        async (page) => {
          await expect(page.locator('h1')).toHaveText(headings.about)
          await expect(page.locator('header button[aria-expanded]')).toHaveCount(0)
          site.damage = () => null
          await expectUsableWithoutScriptThenWhole(page)
        },
      ))
    await site.stop()
  },
)

async function expectUsableWithoutScriptThenWhole(page: Page): Promise<void> {
  await footerLink(page, 'contact').click()
  await expect(page.locator('h1')).toHaveText(headings.contact)
  await hydrated(page)
}
