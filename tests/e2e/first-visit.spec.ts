import type { Page } from 'playwright/test'
import { routes } from '../../src/routes/table.ts'
import { entryOf, gzipped, readBuilt } from '../helpers/builtSite.ts'
import { expect, hydrated, remember, seeEverything, shownCanvas, test, webglFound } from './fixtures.ts'

/** Bytes of script, gzipped, that a page may ask for before it is idle: what all share, its own, and the form's. */
const SCRIPT = { shared: 90_000, own: 12_000, form: 25_000 } as const

const HINT = /<link rel="(?:preload|modulepreload)"[^>]*href="([^"]+)"[^>]*>/g

/** Chunks of pages; the legal ones share one beside their own. */
const isPage = (url: string) => /\/assets\/(?!Legal)\w+Page-[^/]+\.js$/.test(url)

/** Paths of every script and font that the page asks for, in the order of asking. */
function watchAssets(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

for (const { id, file, path } of routes) {
  const url = path === '*' ? '/no-such-page' : path

  test(`${id} hints at all scripts that it needs before it is idle, and at nothing that it does not use`, async ({
    page,
    problems,
  }) => {
    const html = readBuilt(file)
    const hints = [...html.matchAll(HINT)].map((match) => match[1]!)
    const asked = watchAssets(page)
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    // Without its hints, so that only what the page itself uses is asked for.
    await page.route(`**${url}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(HINT, '') })
    })
    await page.goto(url)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)

    const scripts = asked.filter((name) => name.endsWith('.js'))
    const entry = `/assets/${entryOf(html)}`
    expect(scripts.filter((name) => name !== entry).toSorted()).toEqual(
      hints.filter((name) => name.endsWith('.js')).toSorted(),
    )
    expect(asked).toEqual(expect.arrayContaining(hints))
    const bytes = scripts.reduce((sum, name) => sum + gzipped(readBuilt(name.slice(1))), 0)
    expect(bytes).toBeLessThanOrEqual(SCRIPT.shared + SCRIPT.own + (id === 'contact' ? SCRIPT.form : 0))
    if (id === 'notFound') problems.splice(0)
  })

  test(`${id} asks no other origin for anything and sets no cookie, its scene and all`, async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    const strangers: string[] = []
    // The context sees what workers ask for, too.
    context.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
        strangers.push(request.url())
    })
    await remember(page, 'play')
    await page.goto(url)
    await expect(shownCanvas(page)).toBeVisible()
    await seeEverything(page)
    expect(strangers).toEqual([])
    expect(await context.cookies()).toEqual([])
    if (id === 'notFound') problems.splice(0)
  })
}

test('the chunks of all other pages come once the page is idle, one after another', async ({ page }) => {
  const loading = new Set<string>()
  const loaded = new Set<string>()
  let most = 0
  page.on('request', (request) => {
    if (!isPage(request.url())) return
    loading.add(request.url())
    most = Math.max(most, loading.size)
  })
  page.on('requestfinished', (request) => {
    if (loading.delete(request.url())) loaded.add(request.url())
  })
  await page.goto('/terms')
  await expect.poll(() => loaded.size).toBe(routes.length)
  expect(most).toBe(1)
})

test('a visitor who saves data gets the page that was asked for, and no other', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (isPage(request.url())) asked.push(request.url())
  })
  const found = webglFound(page)
  await page.goto('/terms')
  await found
  await page.waitForTimeout(300)
  expect(asked).toEqual([expect.stringContaining('TermsPage')])
})
