import type { Page } from 'playwright/test'
import { posterName } from '../../src/theme/posters.ts'
import { stationsOf } from '../../src/theme/stations.ts'
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
