import type { Page, Request, Route } from 'playwright/test'
import {
  expect,
  holdLongTimers,
  hydrated,
  openPlaying,
  pauseButton,
  playScenes,
  pretendWebgl,
  remember,
  sceneShown,
  shownCanvas,
  test,
  webglFound,
  withoutWebgl,
} from './fixtures.ts'
import { firstScreenshot, showSceneAlone } from './pictures.ts'
import { addWorkerScript, CHUNKS, fakeStage, inStage } from './stageWorker.ts'
import { startLink, motionButton, field } from './words.ts'

/** The errors by which the backdrop reports that it has stopped. */
const reportsIn = (problems: readonly string[]) =>
  problems.filter((text) => /^The backdrop (has stopped|did not start)/.test(text))

/** Part of the file's name. */
const nameOf = (chunk: string) => chunk.replaceAll(/^.*\/|-\*\.js$/g, '')

test('shows the same pixels after the context of its worker was lost and restored', async ({ page }) => {
  await addWorkerScript(
    page,
    `const getContext = OffscreenCanvas.prototype.getContext
    OffscreenCanvas.prototype.getContext = function (...request) {
      const context = getContext.apply(this, request)
      if (request[0] === 'webgl2') globalThis.gl = context
      return context
    }`,
  )
  await holdLongTimers(page)
  await openPlaying(page, '/?time=3')
  await expect(page.locator('#backdrop[data-time]')).toHaveCount(1)
  await showSceneAlone(page)
  // A frame that a worker has drawn reaches the screen later.
  let before = await firstScreenshot(page)
  await expect
    .poll(async () => {
      const last = before
      before = await page.screenshot()
      return before.equals(last)
    })
    .toBe(true)
  await inStage(page, 'globalThis.loss = gl.getExtension("WEBGL_lose_context"), loss.loseContext()')
  await expect(shownCanvas(page)).toHaveCount(0)
  expect((await page.screenshot()).equals(before)).toBe(false)
  await inStage(page, 'loss.restoreContext()')
  await sceneShown(page)
  await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true)
})

test(
  'replaces a scene whose context stays lost, and reports nothing',
  { tag: '@deep' },
  async ({ page, problems }) => {
    await openPlaying(page, '/?backdrop=page')
    const first = await page.locator('#backdrop canvas').elementHandle()
    await page.evaluate(() =>
      document
        .querySelector<HTMLCanvasElement>('#backdrop canvas')!
        .getContext('webgl2')!
        .getExtension('WEBGL_lose_context')!
        .loseContext(),
    )
    await expect.poll(() => first?.evaluate((canvas) => canvas.isConnected)).toBe(false)
    await sceneShown(page)
    await expect(page.locator('#backdrop canvas')).toHaveCount(1)
    expect(problems).toEqual([])
  },
)

test(
  'comes back after twenty other contexts have taken its own',
  { tag: '@deep' },
  async ({ page, problems }) => {
    await openPlaying(page, '/?backdrop=page')
    const first = await page.locator('#backdrop canvas').elementHandle()
    await page.evaluate(() => {
      const others = Array.from({ length: 20 }, () => document.createElement('canvas').getContext('webgl2'))
      // Keeps the contexts from being collected.
      Object.assign(window, { others })
    })
    await expect.poll(() => first?.evaluate((canvas) => canvas.isConnected)).toBe(false)
    await sceneShown(page)
    expect(problems.splice(0).filter((text) => !text.includes('Too many active WebGL contexts'))).toEqual([])
  },
)

test(
  'comes back after the process of the GPU has ended',
  { tag: '@deep' },
  async ({ baseURL, launchOptions, playwright }) => {
    // A browser of its own: Chromium remembers such an end for all its pages. Chromium 156 that composites on the CPU
    // ends the page when it restores the context of a worker, even of one that only clears its canvas.
    const args = (launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu-compositing')
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1040, height: 300 } })
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    await openPlaying(page, '/')
    await showSceneAlone(page)
    const lost = page.locator('#backdrop canvas[data-shown]').waitFor({ state: 'hidden' })
    await (await browser.newBrowserCDPSession()).send('Browser.crashGpuProcess')
    await lost
    await sceneShown(page)
    await firstScreenshot(page)
    expect(reportsIn(reports)).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    await browser.close()
  },
)

test('runs in the page of a browser without OffscreenCanvas', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas')
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  })
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await openPlaying(page, '/')
  expect(workers).toEqual([])
})

test(
  'loads no 3D code on a capable device whose visitor or system asks for less',
  { tag: '@deep' },
  async ({ page }) => {
    await pretendWebgl(page, 'hardware')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await fakeStage(page)
    const visit = async (hints: Record<string, unknown>) => {
      asked.length = 0
      await page.addInitScript((values) => {
        const all = { connection: {}, deviceMemory: 8, hardwareConcurrency: 8, ...values }
        for (const [name, value] of Object.entries(all))
          Object.defineProperty(navigator, name, { value, configurable: true })
      }, hints)
      await page.goto('/terms')
      await expect(motionButton(page)).toBeVisible()
      return asked.filter((path) => /stage/i.test(path))
    }
    expect(await visit({ connection: { saveData: true } })).toEqual([])
    expect(await visit({ deviceMemory: 2 })).toEqual([])
    await visit({})
    await sceneShown(page)
  },
)

test('starts the scene and its control although a poster hangs', async ({ page }) => {
  await page.clock.install()
  await playScenes(page)
  await fakeStage(page)
  await page.route('**/posters/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await page.clock.fastForward(10_100)
  await sceneShown(page)
  await expect(pauseButton(page)).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
})

test.describe('if the scene cannot run', () => {
  const expectWorkingPage = async (page: Page) => {
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('#backdrop canvas')).toHaveCount(0)
    await expect(motionButton(page)).toHaveCount(0)
    await startLink(page).click()
    await expect(field(page, 'message')).toBeEditable()
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
      await page.route(CHUNKS.worker, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await page.goto('/')
      await hydrated(page)
      await expect.poll(() => reportsIn(problems)).toHaveLength(1)
      await expectWorkingPage(page)
      expect(reportsIn(problems.splice(0))).toHaveLength(1)
    })
  }

  test('the page works if the shaders do not compile, and logs one error', async ({ page, problems }) => {
    await remember(page, 'play')
    await addWorkerScript(
      page,
      `const { shaderSource } = WebGL2RenderingContext.prototype
      WebGL2RenderingContext.prototype.shaderSource = function (shader) {
        shaderSource.call(this, shader, '#version 300 es\\nvoid main() { no = 1; }')
      }`,
    )
    await page.goto('/')
    await hydrated(page)
    await expect
      .poll(() => problems)
      .toEqual([expect.stringMatching(/has stopped: A shader does not compile: .*'no'/)])
    await expectWorkingPage(page)
    expect(problems.splice(0)).toHaveLength(1)
  })

  const answers = {
    'is missing': { status: 404, body: '' },
    'is the page of an unknown address': { contentType: 'text/html', body: '<!doctype html><p>Not found' },
    'is cut off': { abort: true },
  } as const
  const badFiles = (['start', 'worker', 'stage'] as const).flatMap((name, at) =>
    Object.entries(answers).map(([what, answer], index) => ({ name, what, answer, deep: at !== index })),
  )

  const visitWithout = async (
    page: Page,
    problems: string[],
    { name, answer }: Pick<(typeof badFiles)[number], 'name' | 'answer'>,
  ) => {
    const handler = (route: Route) => ('abort' in answer ? route.abort() : route.fulfill(answer))
    // Requests of a worker reach the context only.
    await page.context().route(CHUNKS[name], handler)
    let loads = 0
    const count = (request: Request) => (loads += request.isNavigationRequest() ? 1 : 0)
    page.on('request', count)
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => reportsIn(problems)).toHaveLength(1)
    await expectWorkingPage(page)
    expect(reportsIn(problems.splice(0))).toHaveLength(1)
    expect(loads).toBe(1)
    page.off('request', count)
    await page.context().unroute(CHUNKS[name], handler)
  }

  const visitWithoutEach = async (page: Page, problems: string[], bad: typeof badFiles) => {
    await remember(page, 'play')
    await pretendWebgl(page, 'hardware')
    for (const each of bad)
      await test.step(`${each.name} ${each.what}`, () => visitWithout(page, problems, each))
  }

  test('the page works with a bad file of the backdrop, and logs one error', ({ page, problems }) =>
    visitWithoutEach(
      page,
      problems,
      badFiles.filter(({ deep }) => !deep),
    ))

  test('the same with each file and each fault', { tag: '@deep' }, ({ page, problems }) =>
    visitWithoutEach(
      page,
      problems,
      badFiles.filter(({ deep }) => deep),
    ),
  )

  test('the page works while a file of the backdrop hangs', { tag: '@deep' }, async ({ page, problems }) => {
    await remember(page, 'play')
    for (const [name, chunk] of Object.entries(CHUNKS)) {
      await test.step(name, async () => {
        const hang = () => {}
        await page.context().route(chunk, hang)
        const asked = page
          .context()
          .waitForEvent('request', (request) => request.url().includes(nameOf(chunk)))
        await page.goto('/')
        await asked
        await expect(page.locator('h1')).toBeVisible()
        await startLink(page).click()
        await expect(field(page, 'message')).toBeEditable()
        await expect(shownCanvas(page)).toHaveCount(0)
        expect(problems).toEqual([])
        await page.context().unroute(chunk, hang)
      })
    }
  })
})
