import { expect, pauseButton, pretendWebgl, remember, shownCanvas, test, walkTo } from './fixtures.ts'
import { brightShare, brightnessGrid, firstScreenshot, meanDifference, showSceneAlone } from './pictures.ts'

for (const path of ['/', '/services', '/about', '/portfolio', '/testimonials', '/contact']) {
  test(`draws a moving scene on ${path}`, async ({ page }) => {
    await remember(page, 'play')
    await page.goto(path)
    await expect(shownCanvas(page)).toBeVisible()
    await showSceneAlone(page)
    const first = await firstScreenshot(page)
    await expect.poll(async () => (await page.screenshot()).equals(first)).toBe(false)
    // Without the canvas nothing bright is left, so the pixels above were the canvas's.
    await page.evaluate(() => document.querySelector('#backdrop canvas')!.remove())
    expect(await brightShare(page, await page.screenshot(), 90)).toBe(0)
  })
}

test('three.js is loaded by the worker and not by the page', async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('createStage')) asked.push(request.url())
  })
  await remember(page, 'play')
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
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
  expect(asked).toHaveLength(1)
})

test('the page creates no WebGL context, since the first one blocks its thread', async ({ page }) => {
  await remember(page, 'play')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      document.documentElement.dataset['asked'] = ''
      return null
    }
  })
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
})

test('runs in a worker even if the worker that detects WebGL does not load', async ({ page }) => {
  await remember(page, 'play')
  await page.route('**/assets/webgl.worker-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(1)
})

test('runs in the page with ?backdrop=page', async ({ page }) => {
  await remember(page, 'play')
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('/?backdrop=page')
  await expect(shownCanvas(page)).toBeVisible()
  expect(workers).toEqual([])
})

test('runs in the page if workers have no WebGL', async ({ page }) => {
  await remember(page, 'play')
  await pretendWebgl(page, 'none')
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
  await expect.poll(() => page.workers()).toEqual([])
})

test('keeps one canvas through many changes of route', async ({ page }) => {
  test.slow()
  await remember(page, 'play')
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
  for (const label of ['About', 'Services', 'Portfolio', 'Testimonials', 'Contact', 'Home']) {
    await walkTo(page, label)
  }
  await expect(page.locator('#backdrop canvas')).toHaveCount(1)
  await expect(shownCanvas(page)).toBeVisible()
})

for (const motion of ['playing', 'paused'] as const) {
  test(`shows the scene of the new page after navigating while ${motion}`, async ({ page }) => {
    test.slow()
    await remember(page, 'play')
    const pictures: number[][] = []
    for (const path of ['/portfolio', '/']) {
      await page.goto(path)
      await expect(shownCanvas(page)).toBeVisible()
      pictures.push(await brightnessGrid(page))
    }
    await page.reload()
    await expect(shownCanvas(page)).toBeVisible()
    if (motion === 'paused') await pauseButton(page).click()
    await walkTo(page, 'Portfolio')
    // How much closer the picture is to the scene of the new page than to that of the old one.
    const arrival = async () => {
      const walked = await brightnessGrid(page)
      const [portfolio, home] = pictures.map((picture) => meanDifference(walked, picture))
      return (home ?? 0) / (portfolio ?? 0)
    }
    await expect.poll(arrival).toBeGreaterThan(1.2)
  })
}

test('follows the size of the window', async ({ page }) => {
  await remember(page, 'play')
  await page.goto('/?backdrop=page')
  const canvas = shownCanvas(page)
  await expect(canvas).toBeVisible()
  // The aspect, since slow frames may have lowered the pixel ratio.
  const aspect = () => canvas.evaluate((element: HTMLCanvasElement) => element.width / element.height)
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(aspect).toBeCloseTo(700 / 900, 2)
  await page.setViewportSize({ width: 900, height: 500 })
  await expect.poll(aspect).toBeCloseTo(900 / 500, 2)
})
