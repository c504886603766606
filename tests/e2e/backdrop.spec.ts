import { paths } from '../helpers/content.ts'
import type { Page } from 'playwright/test'
import {
  expect,
  openPlaying,
  pauseScene,
  pretendWebgl,
  sceneShown,
  shownCanvas,
  test,
  walkTo,
} from './fixtures.ts'
import { brightnessGrid, meanDifference, showPage } from './pictures.ts'
import { watchRequests } from './requests.ts'

// Fewer pixels than by default take software rendering less time. Narrower windows show the scene at 30%.
test.use({ viewport: { width: 1040, height: 300 } })

test('the worker loads three.js, and the page neither loads it nor creates a WebGL context', async ({
  page,
}) => {
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
})

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
  test(`runs in the page if ${what}`, async ({ page }) => {
    await prepare(page)
    await openPlaying(page, '/')
    await expect.poll(() => page.workers()).toEqual([])
  })

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
