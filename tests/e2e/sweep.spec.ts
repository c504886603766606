import { sampleConfig } from '../../src/config/defaults.ts'
import { routes } from '../../src/routes/table.ts'
import { axeProblems, expect, hydrated, remember, seeEverything, shownCanvas, test } from './fixtures.ts'

const { name, what } = sampleConfig.brand
const pages = routes.map((route) => ({ ...route, url: route.path === '*' ? '/no-such-page' : route.path }))

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
        expect(response?.status()).toBe(id === 'lost' ? 404 : 200)
        await expect(page).toHaveTitle(title === null ? `${name}: ${what}` : `${title} · ${name}`)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(shownCanvas(page)).toBeVisible()
        await seeEverything(page)
        expect(await axeProblems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        if (id === 'lost') expect(problems.splice(0)).toEqual(['Page not found: /no-such-page'])
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
      problems.splice(0)
    })
  })
}

test('has no horizontal scroll at any width from 320 to 1440', async ({ page, problems }) => {
  test.setTimeout(90_000)
  for (const { url } of pages) {
    await page.goto(url)
    const wide: number[] = []
    for (let width = 320; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 800 })
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wide.push(width)
    }
    expect(wide, url).toEqual([])
  }
  problems.splice(0)
})

test('asks no other origin for anything, and sets no cookie', async ({ page, context }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await remember(page, 'play')
  for (const { url } of pages.filter(({ id }) => id !== 'lost')) {
    await page.goto(url)
    await expect(shownCanvas(page)).toBeVisible()
  }
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(await context.cookies()).toEqual([])
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
