import { paths } from '../helpers/content.ts'
import type { Page } from 'playwright/test'
import {
  expect,
  openPage,
  openPlaying,
  pauseButton,
  pauseScene,
  playButton,
  remember,
  pretendWebgl,
  sceneShown,
  shownCanvas,
  test,
  walkTo,
} from './fixtures.ts'
import { brightnessGrid, meanDifference, showPage, showSceneAlone } from './pictures.ts'
import { watchRequests } from './requests.ts'
import { motionButton } from './words.ts'

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

test('runs in a worker even if the worker that detects WebGL does not load', async ({ page }) => {
  await page.route('**/assets/webgl.worker-*.js', (route) => route.abort())
  await openPlaying(page, '/')
  await expect.poll(() => page.workers().length).toBe(1)
})

for (const [what, prepare] of [
  ['workers have no WebGL', (page: Page) => pretendWebgl(page, 'none')],
  [
    'there is no OffscreenCanvas',
    (page: Page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'OffscreenCanvas')
        Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
      }),
  ],
] as const)
  // webgl.test.ts has the other reason.
  test(
    `runs in the page if ${what}`,
    { tag: what.includes('Offscreen') ? [] : '@deep' },
    async ({ page }) => {
      await prepare(page)
      await openPlaying(page, '/')
      await expect.poll(() => page.workers()).toEqual([])
    },
  )

test('shows the scene of the new page after navigating while playing, and while paused', async ({ page }) => {
  await openPlaying(page, paths.services)
  const services = await brightnessGrid(page)
  await page.goto('/')
  await sceneShown(page)
  const home = await brightnessGrid(page)
  await showPage(page)
  // How much closer the picture is to the scene of the new page than to that of the old one.
  const arrival = async (to: readonly number[], from: readonly number[]) => {
    const walked = await brightnessGrid(page)
    return meanDifference(walked, from) / meanDifference(walked, to)
  }
  await walkTo(page, 'services')
  await expect.poll(() => arrival(services, home)).toBeGreaterThan(1.2)
  await showPage(page)
  await pauseScene(page)
  await walkTo(page, 'home')
  await expect.poll(() => arrival(home, services)).toBeGreaterThan(1.2)
})

test('follows the size of the window', async ({ page }) => {
  await openPlaying(page, '/?backdrop=page')
  const canvas = shownCanvas(page)
  // The aspect, since slow frames may have lowered the pixel ratio.
  const aspect = () => canvas.evaluate((element: HTMLCanvasElement) => element.width / element.height)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(aspect).toBeCloseTo(700 / 900, 2)
  await page.setViewportSize({ width: 900, height: 500 })
  await expect.poll(aspect).toBeCloseTo(900 / 500, 2)
})

test('does not start after a pause at an earlier visit until the visitor plays it, here or in another tab', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await expect(playButton(page)).toBeVisible()
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await playButton(page).click()
  await sceneShown(page)
  await expect(pauseButton(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto(paths.terms)
  await pauseButton(other).click()
  await expect(playButton(page)).toBeVisible()
})

test('stops when it is paused, and does not start at the next visit', async ({ page, context }) => {
  await openPlaying(page, '/')
  await pauseButton(page).click()
  await expect(playButton(page)).toBeVisible()
  await showSceneAlone(page)
  // A frame drawn before the pause may still be on its way to the screen. A running scene never has two equal pictures.
  await expect(async () => {
    const first = await page.screenshot()
    await page.waitForTimeout(600)
    expect((await page.screenshot()).equals(first)).toBe(true)
  }).toPass()
  const kept = await page.evaluate(() => localStorage.getItem('site.motion'))
  expect(kept).toBe('pause')

  const next = await context.newPage()
  await openPage(next, paths.about)
  await expect(playButton(next)).toBeVisible()
  await expect(next.locator('#backdrop canvas')).toHaveCount(0)
  await expect.poll(() => next.workers()).toEqual([])
})

test.describe('on a screen with two pixels for each of CSS', () => {
  test.use({ deviceScaleFactor: 2 })
  test('draws one in software, which has no time for more', async ({ page }) => {
    await openPlaying(page, '/?backdrop=page')
    const ratio = (canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth
    expect(await shownCanvas(page).evaluate(ratio)).toBe(1)
  })
})

test('starts in software in demo mode, stops for reduced motion, is removed in forced colours, and starts again', async ({
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
