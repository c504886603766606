import type { Page } from 'playwright/test'
import { servedRoutes } from '../../src/routes/served.ts'
import { posterName } from '../../src/theme/posters.ts'
import { stationsOf } from '../../src/theme/stations.ts'
import { brightShare } from './pictures.ts'
import { expect, hydrated, openPlaying, pauseScene, test, walkTo, webglFound } from './fixtures.ts'

const LAST = posterName({ scene: 'about', station: stationsOf('about').at(-1) ?? 0 })

/** Scrolls to the end or to the top of the page at once. */
const scrollToEdge = (page: Page, edge: 'end' | 'top') =>
  page.evaluate(
    (to) => scrollTo({ top: to === 'end' ? document.body.scrollHeight : 0, behavior: 'instant' }),
    edge,
  )

/** Returns the name of the poster that the backdrop shows: `about-2` at the second station after the first. */
const shownPoster = (page: Page) =>
  page
    .locator('#stage picture:not([data-leaving])')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLElement).dataset['poster']).join())

/** Opacity of what is on the stage: 1 for the canvas or the poster that is shown. */
const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity))

test('a visitor with reduced motion sees a still of each station', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found = webglFound(page)
  await page.goto('/about')
  await hydrated(page)
  await found
  expect(await shownPoster(page)).toBe('about')
  await scrollToEdge(page, 'end')
  await expect.poll(() => shownPoster(page)).toBe(LAST)
  await expect.poll(() => page.locator('#stage picture').count()).toBe(1)
  expect(
    await page.locator('#stage picture img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await walkTo(page, 'contact')
  await expect.poll(() => shownPoster(page)).toBe('contact')
  await page.goBack()
  await expect.poll(() => shownPoster(page)).toBe(LAST)
  await page.goto('/nowhere')
  expect(await shownPoster(page)).toBe('default-3')
  problems.splice(0)
})

test(
  'a paused scene gives way to the still of another station, and comes back at its own',
  { tag: '@deep' },
  async ({ page }) => {
    await openPlaying(page, '/about')
    await pauseScene(page)
    await scrollToEdge(page, 'end')
    await expect.poll(() => shownPoster(page)).toBe(LAST)
    await expect.poll(() => opacityOf(page, '#stage canvas')).toBe(0)
    await scrollToEdge(page, 'top')
    await expect.poll(() => opacityOf(page, '#stage canvas')).toBe(1)
  },
)

test('a phone shows the scene, and no text, in the open water below panels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  let found = 0
  for (const { id, path } of servedRoutes.filter((route) =>
    ['services', 'testimonials', 'contact'].includes(route.id),
  )) {
    await page.goto(path)
    await hydrated(page)
    for (const water of await page.locator('[data-water]').all()) {
      await test.step(`${id}: ${await water.getAttribute('aria-label')}`, async () => {
        const isOpen = await water.evaluate((section) => {
          scrollTo({
            top: scrollY + section.getBoundingClientRect().bottom - innerHeight,
            behavior: 'instant',
          })
          const points = [0.1, 0.5, 0.9].flatMap((x) => [0.6, 0.8, 0.97].map((y) => [x, y] as const))
          return points.every(
            ([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight) === section,
          )
        })
        expect(isOpen).toBe(true)
        found += 1
        // The lower part of the window, in which a tall window has the bodies.
        const clip = { x: 0, y: 500, width: 390, height: 344 }
        await expect
          .poll(async () => brightShare(page, await page.screenshot({ clip }), 60))
          .toBeGreaterThan(0.01)
      })
    }
  }
  expect(found).toBeGreaterThan(1)
})
