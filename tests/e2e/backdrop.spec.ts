import { afterTimers, expect, motionButton, openPage, openPlaying, pauseButton } from './fixtures.ts'
import { playButton, remember, sceneShown, shownCanvas, test } from './fixtures.ts'
import { channelsOf, showSceneAlone } from './pictures.ts'
import { watchRequests } from './requests.ts'

// Fewer pixels than by default take software rendering less time. Narrower windows show the scene at 30%.
test.use({ viewport: { width: 1040, height: 300 } })

test(
  'the worker loads three.js, and the page neither loads it nor creates a WebGL context',
  { tag: '@quick' },
  async ({ page }) => {
    const requests = watchRequests(page.context())
    // The first context blocks the thread that creates it.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => {
        document.documentElement.dataset['asked'] = ''
        return null
      }
    })
    await openPlaying(page, '/')
    // The worker that detected WebGL is terminated.
    await expect
      .poll(() => page.workers().map((worker) => new URL(worker.url()).pathname))
      .toEqual([expect.stringMatching(/^\/assets\/stage\.worker-/)])
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('createStage'))
        .map(({ name }) => name),
    )
    expect(fetched).toEqual([])
    // The one request is the worker's.
    expect(requests.filter((url) => url.includes('createStage'))).toHaveLength(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  },
)

test('draws the lines around the page’s text: lines that no body has', async ({ page }) => {
  await openPlaying(page, '/?time=3')
  await expect(page.locator('#backdrop[data-time]')).toHaveCount(1)
  await showSceneAlone(page)
  // Bodies stand beside the text, lines run around it: also on the side on which it begins.
  const isRightToLeft = await page.evaluate(() => getComputedStyle(document.body).direction === 'rtl')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const margin = { x: isRightToLeft ? width - 40 : 0, y: 80, width: 40, height: height - 80 }
  // A frame that the worker has drawn reaches the screen later.
  await expect
    .poll(async () => Math.max(...(await channelsOf(await page.screenshot({ clip: margin })))))
    .toBeGreaterThan(60)
})

test.describe('on a screen with two pixels for each of CSS', () => {
  test.use({ deviceScaleFactor: 2 })

  test('runs in the page without an OffscreenCanvas, in software with one pixel for each of CSS', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas')
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
    })
    await openPlaying(page, '/')
    await expect.poll(() => page.workers()).toEqual([])
    for (const [width, height] of [
      [700, 900],
      [900, 500],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(shownCanvas(page)).toHaveJSProperty('width', width)
      await expect(shownCanvas(page)).toHaveJSProperty('height', height)
    }
  })
})

test('starts once a visitor who paused it plays it, and stops when another tab pauses it', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await expect(playButton(page)).toBeVisible()
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await playButton(page).click()
  await sceneShown(page)
  const other = await context.newPage()
  await other.goto('/')
  await pauseButton(other).click()
  await other.close()
  await expect(playButton(page)).toBeVisible()
  await showSceneAlone(page)
  // A frame drawn before the pause may still be on its way to the screen. A running scene never has two equal
  // pictures.
  await expect(async () => {
    const first = await page.screenshot()
    await afterTimers(page, 600)
    expect((await page.screenshot()).equals(first)).toBe(true)
  }).toPass()
  expect(await page.evaluate(() => localStorage.getItem('site.motion'))).toBe('pause')
})

test('starts in software in demo mode, stops for reduced motion, and goes in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 300 })
  await remember(page, 'auto')
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(playButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' })
  await expect(motionButton(page)).toHaveCount(0)
  await expect(page.locator('#backdrop')).toBeHidden()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(pauseButton(page)).toBeVisible()
})
