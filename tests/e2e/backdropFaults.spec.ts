import type { Page } from 'playwright/test'
import {
  afterTimers,
  expect,
  holdLongTimers,
  motionButton,
  openPage,
  openPlaying,
  pretendWebgl,
  remember,
  sceneShown,
  shownCanvas,
  test,
  webglFound,
} from './fixtures.ts'
import { firstScreenshot, showSceneAlone } from './pictures.ts'
import { countLoads, watchRequests } from './requests.ts'
import { addWorkerScript, CHUNKS, inStage } from './stageWorker.ts'
import { startLink, field } from './words.ts'

/** The errors by which the backdrop reports that it has stopped. */
const reportsIn = (problems: readonly string[]) =>
  problems.filter((text) => /^The backdrop (has stopped|did not start)/.test(text))

test('shows the same pixels after the context of its worker was lost and restored', async ({ page }) => {
  await addWorkerScript(
    page,
    `const getContext = OffscreenCanvas.prototype.getContext
    OffscreenCanvas.prototype.getContext = function (...request) {
      const context = getContext.apply(this, request)
      // Three.js creates 2D contexts as well.
      if (request[0] === 'webgl2') globalThis.sceneContext = context
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
  await inStage(page, 'globalThis.loss = sceneContext.getExtension("WEBGL_lose_context"), loss.loseContext()')
  await expect(shownCanvas(page)).toHaveCount(0)
  expect((await page.screenshot()).equals(before)).toBe(false)
  await inStage(page, 'loss.restoreContext()')
  await sceneShown(page)
  await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true)
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
    await pretendWebgl(page, 'none')
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const requests = watchRequests(page.context())
    const found = webglFound(page)
    await openPage(page, '/')
    await found
    await afterTimers(page, 300)
    expect(requests.filter((url) => /createStage|stage\.worker/.test(url))).toEqual([])
    await expectWorkingPage(page)
  })

  test('the page works if the shaders do not compile, and logs one error', async ({ page, problems }) => {
    await remember(page, 'play')
    await addWorkerScript(
      page,
      `const { shaderSource } = WebGL2RenderingContext.prototype
      WebGL2RenderingContext.prototype.shaderSource = function (shader) {
        shaderSource.call(this, shader, '#version 300 es\\nvoid main() { no = 1; }')
      }`,
    )
    await openPage(page, '/')
    await expect
      .poll(() => problems)
      .toEqual([expect.stringMatching(/has stopped: Scene "\w+": A shader does not compile: .*'no'/)])
    await expectWorkingPage(page)
    expect(problems.splice(0)).toHaveLength(1)
  })

  const throwing = { contentType: 'text/javascript', body: 'throw new Error("boom")' }
  const faults = [
    ['a worker that throws at its start', 'worker', throwing],
    ['a start script that is missing', 'start', { status: 404, body: '' }],
    ['a stage that is cut off', 'stage', null],
  ] as const
  for (const [what, chunk, answer] of faults)
    test(`the page works with ${what}, logs one error and does not reload`, async ({ page, problems }) => {
      await remember(page, 'play')
      await pretendWebgl(page, 'hardware')
      // Requests of a worker reach the context only.
      await page.context().route(CHUNKS[chunk], (route) => (answer ? route.fulfill(answer) : route.abort()))
      const loads = countLoads(page)
      await openPage(page, '/')
      await expect.poll(() => reportsIn(problems)).toHaveLength(1)
      await expectWorkingPage(page)
      expect(reportsIn(problems.splice(0))).toHaveLength(1)
      expect(loads.count).toBe(1)
    })
})
