import type { Page } from 'playwright/test'
import {
  expect,
  hydrated,
  holdLongTimers,
  pretendWebgl,
  remember,
  reportedLoss,
  shownCanvas,
  test,
  walkTo,
  webglFound,
  withoutWebgl,
} from './fixtures.ts'

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the moving background' })
const playButton = (page: Page) => page.getByRole('button', { name: 'Play the moving background' })

/** Hides the page and the poster, and ends the fade of the canvas, so that a screenshot shows the scene alone. */
async function backdropAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('page')!.style.visibility = 'hidden'
    document.querySelector<HTMLElement>('#stage picture')?.style.setProperty('visibility', 'hidden')
    document.querySelector<HTMLElement>('#stage canvas')?.style.setProperty('animation', 'none')
  })
}

/** Returns the share of a PNG's pixels whose brightest channel is above `threshold` (0 to 255). */
async function brightShare(page: Page, png: Buffer, threshold: number): Promise<number> {
  return page.evaluate(
    async ({ data, above }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
      let bright = 0
      for (let at = 0; at < pixels.length; at += 4) {
        if (Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > above) bright += 1
      }
      return bright / (pixels.length / 4)
    },
    { data: png.toString('base64'), above: threshold },
  )
}

/** Returns the backdrop's brightness (0 to 255) in a grid of 32 by 20 cells, in which small motion hardly shows. */
async function coarse(page: Page): Promise<number[]> {
  await backdropAlone(page)
  const png = await firstPicture(page)
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(32, 20).getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, 32, 20)
    const { data: pixels } = context.getImageData(0, 0, 32, 20)
    return Array.from({ length: 640 }, (_, at) => Math.max(...pixels.subarray(at * 4, at * 4 + 3)))
  }, png.toString('base64'))
}

/** Takes a screenshot once the first frame has come from the worker to the screen. */
async function firstPicture(page: Page): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0)
  await expect
    .poll(async () => {
      picture = await page.screenshot()
      return brightShare(page, picture, 90)
    })
    .toBeGreaterThan(0.002)
  return picture
}

const difference = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, value, at) => sum + Math.abs(value - others[at]!), 0) / some.length

for (const path of ['/', '/services', '/about', '/portfolio', '/testimonials', '/contact']) {
  test(`draws a moving scene on ${path}`, async ({ page }) => {
    await remember(page, 'play')
    await page.goto(path)
    await expect(shownCanvas(page)).toBeVisible()
    await backdropAlone(page)
    const first = await firstPicture(page)
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

test('does not start on software rendering until the visitor plays it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(playButton(page)).toBeVisible()
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await playButton(page).click()
  await expect(shownCanvas(page)).toBeVisible()
  await expect(pauseButton(page)).toBeVisible()
})

test('stops when it is paused, and does not start at the next visit', async ({ page, context }) => {
  await remember(page, 'play')
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
  await pauseButton(page).click()
  await expect(playButton(page)).toBeVisible()
  await backdropAlone(page)
  // A frame drawn before the pause may still be on its way to the screen. A running scene never has two equal pictures.
  await expect(async () => {
    const first = await page.screenshot()
    await page.waitForTimeout(600)
    expect((await page.screenshot()).equals(first)).toBe(true)
  }).toPass({ timeout: 20_000 })
  const kept = await page.evaluate(() => localStorage.getItem('tidewright.motion'))
  expect(kept).toBe('pause')

  const next = await context.newPage()
  await next.goto('/about')
  await hydrated(next)
  await expect(playButton(next)).toBeVisible()
  await expect(next.locator('#backdrop canvas')).toHaveCount(0)
  await expect.poll(() => next.workers()).toEqual([])
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
      pictures.push(await coarse(page))
    }
    await page.reload()
    await expect(shownCanvas(page)).toBeVisible()
    if (motion === 'paused') await pauseButton(page).click()
    await walkTo(page, 'Portfolio')
    // How much closer the picture is to the scene of the new page than to that of the old one.
    const arrival = async () => {
      const walked = await coarse(page)
      const [portfolio, home] = pictures.map((picture) => difference(walked, picture))
      return home! / portfolio!
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

test('shows the same scene after its context was lost and restored', async ({ page }) => {
  await holdLongTimers(page)
  await remember(page, 'play')
  await page.goto('/?backdrop=page')
  const canvas = shownCanvas(page)
  await expect(canvas).toBeVisible()
  const picture = await coarse(page)
  await page.evaluate(async () => {
    const element = document.querySelector<HTMLCanvasElement>('#backdrop canvas')!
    const extension = element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!
    const hidden = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        // The context may be restored only after every listener has handled the loss.
        if (!element.hasAttribute('data-shown')) setTimeout(resolve, 300)
      }).observe(element, { attributes: true })
    })
    extension.loseContext()
    await hidden
    extension.restoreContext()
  })
  await expect(canvas).toBeVisible()
  await expect.poll(async () => difference(await coarse(page), picture)).toBeLessThan(6)
})

test('shows the poster when its context stays lost', async ({ page, problems }) => {
  await remember(page, 'play')
  await page.goto('/?backdrop=page')
  await expect(shownCanvas(page)).toBeVisible()
  await page.evaluate(() =>
    document
      .querySelector<HTMLCanvasElement>('#backdrop canvas')!
      .getContext('webgl2')!
      .getExtension('WEBGL_lose_context')!
      .loseContext(),
  )
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /moving background/ })).toHaveCount(0)
  await reportedLoss(problems)
})

test('does not run in forced colors, and starts when they end', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await remember(page, 'play')
  const found = webglFound(page)
  await page.goto('/')
  await found
  await page.waitForTimeout(300)
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /moving background/ })).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(shownCanvas(page)).toBeVisible()
})

test('stops when the system asks for reduced motion, and goes on afterwards', async ({ page }) => {
  // Few pixels: in software rendering, more of them could be too slow, and the scene would stop for that.
  await page.setViewportSize({ width: 400, height: 300 })
  await pretendWebgl(page, 'hardware')
  await page.addInitScript(() => {
    Object.defineProperties(navigator, { deviceMemory: { value: 8 }, hardwareConcurrency: { value: 8 } })
  })
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(playButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pauseButton(page)).toBeVisible()
})

test.describe('if the scene cannot run', () => {
  const expectWorkingPage = async (page: Page) => {
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('#backdrop canvas')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /moving background/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page.getByLabel('Message')).toBeEditable()
  }

  test('the page works without WebGL, and does not load three.js', async ({ page }) => {
    await remember(page, 'play')
    await withoutWebgl(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const found = webglFound(page)
    await page.goto('/')
    await hydrated(page)
    await found
    await page.waitForTimeout(300)
    expect(scripts.filter((url) => /createStage|stage\.worker/.test(url))).toEqual([])
    await expectWorkingPage(page)
  })

  test('the page works if asking for WebGL throws', async ({ page }) => {
    await remember(page, 'play')
    await pretendWebgl(page, 'none')
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    })
    const found = webglFound(page)
    await page.goto('/')
    await hydrated(page)
    await found
    await page.waitForTimeout(300)
    await expectWorkingPage(page)
  })

  const faults = [
    { what: 'a worker that does not load', body: null },
    { what: 'a worker that throws at its start', body: 'throw new Error("boom")' },
    {
      what: 'a worker that throws at the first message',
      body: 'onmessage = () => { throw new Error("boom") }',
    },
    {
      what: 'a worker that posts a failure',
      body: 'onmessage = () => postMessage({ type: "failed", reason: "boom" })',
    },
  ] as const
  for (const { what, body } of faults) {
    test(`the page works with ${what}, and logs one error`, async ({ page, problems }) => {
      await remember(page, 'play')
      await page.route('**/assets/stage.worker-*.js', (route) =>
        body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
      )
      await page.goto('/')
      await hydrated(page)
      await expect
        .poll(() => problems.filter((text) => text.startsWith('The backdrop has stopped')).length)
        .toBe(1)
      await expectWorkingPage(page)
      expect(problems.splice(0).filter((text) => text.startsWith('The backdrop has stopped'))).toHaveLength(1)
    })
  }

  test('the page works if the chunk of the stage is gone after a deploy', async ({ page, problems }) => {
    await remember(page, 'play')
    await page.context().route('**/assets/createStage-*.js', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    await expect
      .poll(() => problems.filter((text) => text.startsWith('The backdrop has stopped')).length)
      .toBe(1)
    await expectWorkingPage(page)
    problems.splice(0)
  })
})
