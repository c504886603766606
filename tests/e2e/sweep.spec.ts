import { sampleConfig } from '../../src/config/defaults.ts'
import { headersFor } from '../../src/build/hosts/headersFile.ts'
import { routes, type RouteId } from '../../src/routes/table.ts'
import { readBuilt } from '../helpers/builtSite.ts'
import { axeProblems, expect, hydrated, remember, seeEverything, shownCanvas, test } from './fixtures.ts'

const { name, what } = sampleConfig.brand
const pages = routes.map((route) => ({ ...route, url: route.path === '*' ? '/no-such-page' : route.path }))

/** The page of unknown paths reports its path; no page reports anything else. */
function expectOnlyTheLost(id: RouteId, problems: string[]): void {
  expect(problems.splice(0)).toEqual(id === 'notFound' ? ['Page not found: /no-such-page'] : [])
}

for (const { id, url, title } of pages) {
  test.describe(id, () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      test(`is whole and accessible at ${viewport.width} px, with its scene running`, async ({
        page,
        problems,
      }) => {
        await page.setViewportSize(viewport)
        await remember(page, 'play')
        const response = await page.goto(url)
        expect(response?.status()).toBe(id === 'notFound' ? 404 : 200)
        await expect(page).toHaveTitle(title === null ? `${name}: ${what}` : `${title} · ${name}`)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(shownCanvas(page)).toBeVisible()
        await seeEverything(page)
        expect(await axeProblems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        expectOnlyTheLost(id, problems)
      })
    }

    test('reads without JavaScript', async ({ browser, baseURL }) => {
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

    test('holds still under reduced motion, with nothing hidden and no scene loaded', async ({
      page,
      problems,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(url)
      await hydrated(page)
      await expect(page.getByRole('button', { name: 'Play the moving background' })).toBeVisible()
      await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
      await expect(page.locator('#backdrop canvas')).toHaveCount(0)
      expect(scripts.filter((script) => script.includes('createStage') || script.includes('worker'))).toEqual(
        [],
      )
      expect(await axeProblems(page)).toEqual([])
      expectOnlyTheLost(id, problems)
    })

    test('has no horizontal scroll at any width from 320 to 1440', async ({ page, problems }) => {
      const widths = [...Array.from({ length: 57 }, (_, step) => 320 + step * 20), 768, 1920]
      await page.goto(url)
      const wide: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const [seen, needed] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
        expect(seen).toBe(width)
        if (needed > width) wide.push(width)
      }
      expect(wide).toEqual([])
      expectOnlyTheLost(id, problems)
    })

    test('is sent with every security header, as the file for hosts has them', async ({ request }) => {
      const headers = (await request.get(url)).headers()
      const wanted = headersFor(readBuilt('_headers'), url)
      expect(Object.keys(wanted).length).toBeGreaterThan(6)
      for (const [header, value] of Object.entries(wanted)) {
        // A 404 may be answered at any address, and is kept nowhere.
        if (header !== 'Cache-Control') expect(headers[header.toLowerCase()], header).toBe(value)
      }
      const policy = headers['content-security-policy']
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
    })
  })
}

test('a style that the policy does not know is refused, and the watch over it hears that', async ({
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

test('says the same in forced colours and in print', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/services')
  await expect(page.locator('#backdrop')).toBeHidden()
  // The colours are the system's then; axe would still compute with those of the styles.
  expect(await axeProblems(page, ['color-contrast'])).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(page.locator('#backdrop')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'One course, first call to last deploy' })).toBeVisible()
})
