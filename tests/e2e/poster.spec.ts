import type { Page } from 'playwright/test'
import { servedRoutes, paths } from '../helpers/content.ts'
import { grid } from '../../src/theme/grid.ts'
import {
  expect,
  openPage,
  pauseButton,
  pauseScene,
  playButton,
  playScenes,
  remember,
  scenePages,
  sceneShown,
  shownCanvas,
  test,
  walkTo,
  webglFound,
  withoutWebgl,
} from './fixtures.ts'
import { brightShare } from './pictures.ts'
import { holdRequests, watchRequests } from './requests.ts'
import { fakeStage, inStage } from './stageWorker.ts'

test.use({ fades: true })

const poster = (page: Page) => page.locator('#stage [data-poster]:not([data-leaving]) picture:last-child img')

/** Returns the path of the poster on the screen, or an empty string until it is loaded and shown. */
async function shownFile(page: Page): Promise<string> {
  return poster(page).evaluate(async (image: HTMLImageElement) => {
    if (!image.complete || image.naturalWidth === 0 || getComputedStyle(image.parentElement!).opacity !== '1')
      return ''
    await image.decode()
    return new URL(image.currentSrc).pathname
  })
}

test('a visitor without WebGL sees the poster of each page and no canvas', async ({ page }) => {
  await remember(page, 'play')
  await withoutWebgl(page)
  const found = webglFound(page)
  await openPage(page, paths.about)
  await found
  await expect.poll(() => shownFile(page)).toBe('/posters/about-wide.avif')
  await walkTo(page, 'contact')
  await expect.poll(() => shownFile(page)).toBe('/posters/contact-wide.avif')
  await page.goBack()
  await expect.poll(() => shownFile(page)).toBe('/posters/about-wide.avif')
  await expect(page.locator('#stage [data-poster]')).toHaveCount(1)
  await expect(shownCanvas(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page shows the poster of its scene', async ({ page }) => {
    for (const [path, file] of [
      ['/', 'default-wide.avif'],
      [paths.services, 'services-wide.avif'],
      [paths.terms, 'default-wide.avif'],
    ] as const) {
      const answer = page.waitForResponse(`**/posters/${file}`)
      await page.goto(path)
      expect([200, 304]).toContain((await answer).status())
      await expect(poster(page)).toBeVisible()
    }
  })
})

test('a tall window loads only the tall poster', async ({ page, context, baseURL }) => {
  const requests = watchRequests(context)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.services)
  await expect.poll(() => shownFile(page)).toBe('/posters/services-tall.avif')
  expect(requests.filter((url) => url.includes('/posters/'))).toEqual([
    `${baseURL}/posters/services-tall.svg`,
    `${baseURL}/posters/services-tall.avif`,
  ])
})

for (const { id, path } of scenePages) {
  test(
    `the still of the ${id} page shows no body behind the header, however the window crops it`,
    { tag: path === '/' ? [] : ['@deep'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [width, height] of [
        [390, 844],
        [2560, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await expect.poll(() => shownFile(page)).toContain(width < height ? '-tall.' : '-wide.')
        await page.evaluate(() => (document.getElementById('page')!.style.visibility = 'hidden'))
        const header = await page.screenshot({ clip: { x: 0, y: 0, width, height: grid.header } })
        expect(await brightShare(header, 60), `at ${width} px`).toBe(0)
        const below = await page.screenshot({ clip: { x: 0, y: height / 2, width, height: height / 3 } })
        expect(await brightShare(below, 60), `at ${width} px`).toBeGreaterThan(0.001)
      }
    },
  )
}

test('the page works if a poster is missing', async ({ page, problems }) => {
  await page.route('**/posters/**', (route) => route.fulfill({ status: 404 }))
  await openPage(page, paths.about)
  await expect(page.locator('h1')).toBeVisible()
  await walkTo(page, 'services')
  await expect(page.locator('#stage [data-scene="services"] picture:last-child img')).toHaveJSProperty(
    'naturalWidth',
    0,
  )
  await expect(page.locator('h1')).toBeVisible()
  await playButton(page).click()
  await sceneShown(page)
  expect(problems).toEqual([])
})

test('a scene that yields on another page never shows the first page again', async ({ page, problems }) => {
  await playScenes(page)
  await fakeStage(page)
  await page.goto('/')
  await sceneShown(page)
  const { release, held } = await holdRequests(page, '**/posters/**')
  const visibleScenes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#stage [data-poster]')]
        .filter((picture) => getComputedStyle(picture).opacity !== '0')
        .map((picture) => picture.dataset['scene']),
    )
  const canvasOpacity = () => shownCanvas(page).evaluate((canvas) => getComputedStyle(canvas).opacity)

  await walkTo(page, 'about')
  await expect.poll(visibleScenes).toEqual([])
  await pauseScene(page)
  // The paused canvas stays until the poster of the place where the visitor is has loaded. The page that has just entered
  // may scroll to its top once more.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(held).not.toEqual([])
  }).toPass()
  // The canvas may still be fading in.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })
  expect(await visibleScenes()).toEqual([])
  expect(await canvasOpacity()).toBe('1')
  await playButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await expect(pauseButton(page)).toBeVisible()

  await inStage(page, 'postMessage({ type: "contextLost" })')
  await expect(shownCanvas(page)).toHaveCount(0)
  expect(await visibleScenes()).toEqual([])
  release()
  await expect.poll(visibleScenes).toEqual(['about'])
  expect(problems).toEqual([])
})

for (const width of [1440, 390])
  test(
    `the largest paint is text and not the poster at ${width} px`,
    { tag: '@deep' },
    async ({ page, problems }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const { url } of servedRoutes) {
        await page.goto(url)
        await expect.poll(() => shownFile(page)).not.toBe('')
        const painted = await page.evaluate(
          () =>
            new Promise<(string | undefined)[]>((resolve) => {
              new PerformanceObserver((list) =>
                resolve(
                  (list.getEntries() as (PerformanceEntry & { element?: Element })[]).map(
                    ({ element }) => element?.tagName,
                  ),
                ),
              ).observe({ type: 'largest-contentful-paint', buffered: true })
            }),
        )
        expect(painted.length, url).toBeGreaterThan(0)
        expect(painted, url).not.toContain('IMG')
        await expect(poster(page)).toHaveAttribute('fetchpriority', 'low')
      }
      problems.splice(0)
    },
  )
