import { agency } from '../../src/content/agency.ts'
import { heads } from '../../src/content/head.ts'
import { headersFor } from '../../src/build/hosts/headersFile.ts'
import { routes, type RouteId } from '../../src/routes/table.ts'
import { readBuilt } from '../helpers/builtSite.ts'
import type { BrowserContext } from 'playwright/test'
import { axeProblems, expect, hydrated, remember, seeEverything, shownCanvas, test } from './fixtures.ts'

const { name, what } = agency
const pages = routes.map((route) => ({ ...route, url: route.path === '*' ? '/no-such-page' : route.path }))

/** Asserts that the 404 page has logged its path, and that no page has logged anything else. */
function expectNoOtherProblems(id: RouteId, problems: string[]): void {
  expect(problems.splice(0)).toEqual(id === 'notFound' ? ['Page not found: /no-such-page'] : [])
}

/** Collects the requested scripts that contain three.js. A context sees the requests of its pages and workers. */
function watchThreeScripts(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.+\.js$/.test(pathname) && readBuilt(pathname.slice(1)).includes('WebGLRenderer'))
      found.push(pathname)
  })
  return found
}

for (const { id, url } of pages) {
  const { title } = heads[id]
  test.describe(id, () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      test(`is complete and accessible at ${viewport.width} px with its scene running`, async ({
        page,
        context,
        problems,
      }) => {
        await page.setViewportSize(viewport)
        await remember(page, 'play')
        const threeScripts = watchThreeScripts(context)
        const response = await page.goto(url)
        expect(response?.status()).toBe(id === 'notFound' ? 404 : 200)
        await expect(page).toHaveTitle(title === null ? `${name}: ${what}` : `${title} · ${name}`)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(shownCanvas(page)).toBeVisible()
        expect(threeScripts.length).toBeGreaterThan(0)
        await seeEverything(page)
        expect(await axeProblems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        expectNoOtherProblems(id, problems)
      })
    }

    test('shows all its text without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(url)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
      const hidden = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const closed = element.closest('details:not([open])') && !element.closest('summary')
            return !closed && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          }).length,
      )
      expect(hidden).toBe(0)
      await context.close()
    })

    test('hides nothing and loads no three.js under reduced motion', async ({ page, context, problems }) => {
      const threeScripts = watchThreeScripts(context)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(url)
      await hydrated(page)
      await expect(page.getByRole('button', { name: 'Play the moving background' })).toBeVisible()
      await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
      await expect(page.locator('#backdrop canvas')).toHaveCount(0)
      expect(threeScripts).toHaveLength(0)
      expect(await axeProblems(page)).toEqual([])
      expectNoOtherProblems(id, problems)
    })

    test('has no horizontal scroll at any width from 320 to 1440', async ({ page, problems }) => {
      const widths = [...Array.from({ length: 57 }, (_, step) => 320 + step * 20), 768, 1920]
      await page.goto(url)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const [shown, needed] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
        expect(shown).toBe(width)
        expect(needed, `at ${width} px`).toBeLessThanOrEqual(width)
      }
      expectNoOtherProblems(id, problems)
    })

    test('has the security headers of the generated _headers file', async ({ request }) => {
      const headers = (await request.get(url)).headers()
      const wanted = headersFor(readBuilt('_headers'), url)
      expect(Object.keys(wanted).length).toBeGreaterThan(6)
      for (const [header, value] of Object.entries(wanted)) {
        // Hosts revalidate a 404 whatever its path: the file may exist after the next deploy.
        if (header !== 'Cache-Control') expect(headers[header.toLowerCase()], header).toBe(value)
      }
      const policy = headers['content-security-policy']
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
    })
  })
}

test('an inline style without a hash in the policy is blocked and recorded as a violation', async ({
  page,
  problems,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }))
  })
  await expect.poll(() => page.evaluate(() => window.violations)).toEqual(['style-src-elem: inline'])
  expect(problems.splice(0).join()).toContain('Content Security Policy')
  await page.evaluate(() => void (window.violations = []))
})

test('forced colours and print hide the backdrop and keep the content', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/services')
  await expect(page.locator('#backdrop')).toBeHidden()
  // axe computes contrast from the styles, but forced colours replace them with the system's.
  expect(await axeProblems(page, ['color-contrast'])).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(page.locator('#backdrop')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'One course, first call to last deploy' })).toBeVisible()
})
