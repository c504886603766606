import type { Route } from 'playwright/test'
import { servedRoutes, paths } from '../helpers/content.ts'
import { entryOf, preloadsOf, readBuilt } from '../helpers/builtSite.ts'
import { afterTimers, expect, openPage, test, webglFound } from './fixtures.ts'
import { shownFile } from './pictures.ts'
import { watchRequests } from './requests.ts'

/** Matches the preload of a font; the first group is its address. */
const FONT = /<link rel="preload"[^>]*href="([^"]+)"[^>]*>/g

/** Whether `url` is the chunk of one page. The legal pages share a further chunk, which does not count. */
const isPageChunk = (url: string) => /\/assets\/(?!Legal)\w+Page-[^/]+\.js$/.test(url)

for (const [index, { id, file, url }] of servedRoutes.entries())
  test(
    `${id} preloads the scripts that it uses before it is idle, and fonts; its largest paint is text`,
    { tag: id === 'contact' ? [] : '@deep' },
    async ({ page, problems }) => {
      const requests = watchRequests(page.context())
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      const html = readBuilt(file)
      const hints = [...Array.from(html.matchAll(FONT), ([, href = '']) => href), ...preloadsOf(html)]
      // Removes the hints, so that the page requests only what it uses. Routing also turns the browser's
      // cache off.
      const withoutHints = async (route: Route) => {
        const response = await route.fetch()
        const text = await response.text()
        const body = text.replaceAll(FONT, '').replace(/ data-modules="[^"]* /, ' data-modules="')
        await route.fulfill({ response, body })
      }
      await page.setViewportSize(index % 2 === 0 ? { width: 1280, height: 720 } : { width: 390, height: 844 })
      await page.route(`**${url}`, withoutHints)
      await openPage(page, url)
      await page.evaluate(() => document.fonts.ready)

      const [paint = 0, script = 0] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.startTime,
      ])
      expect(paint).toBeGreaterThan(0)
      expect(script, 'start of the first script, after the first paint').toBeGreaterThan(paint)

      // So tests/built/sizes.test.ts knows the bytes of each page.
      const requested = requests.map((address) => new URL(address).pathname)
      const scripts = requested.filter((name) => name.endsWith('.js'))
      const entry = `/assets/${entryOf(html)}`
      expect(scripts.filter((name) => name !== entry).toSorted()).toEqual(
        hints.filter((name) => name.endsWith('.js')).toSorted(),
      )
      expect(requested).toEqual(expect.arrayContaining(hints))

      await expect.poll(() => shownFile(page)).not.toBe('')
      const largest = await page.evaluate(async () => {
        const { promise, resolve } = Promise.withResolvers<PerformanceEntryList>()
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
        return (await promise).map((shown) => (shown as { element?: Element }).element?.tagName)
      })
      expect(largest, 'the largest paint is text and not the poster').not.toContain('IMG')
      problems.splice(0)
    },
  )

test('the chunks of all other pages load one at a time once the page is idle', async ({ page }) => {
  const loading = new Set<string>()
  const loaded = new Set<string>()
  let mostAtOnce = 0
  page.on('request', (request) => {
    if (!isPageChunk(request.url())) return
    loading.add(request.url())
    mostAtOnce = Math.max(mostAtOnce, loading.size)
  })
  page.on('requestfinished', (request) => {
    if (loading.delete(request.url())) loaded.add(request.url())
  })
  await page.goto(paths.terms)
  await expect.poll(() => loaded.size).toBe(servedRoutes.length)
  expect(mostAtOnce).toBe(1)
})

test('with Save-Data only the chunk of the requested page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requests = watchRequests(page.context())
  const found = webglFound(page)
  await page.goto(paths.terms)
  await found
  await afterTimers(page, 300)
  expect(requests.filter(isPageChunk)).toEqual([expect.stringContaining('TermsPage')])
})
