import type { Page } from 'playwright/test'
import {
  expect,
  holdLongTimers,
  hydrated,
  pretendWebgl,
  openPlaying,
  remember,
  reportedLoss,
  sceneShown,
  test,
  webglFound,
  withoutWebgl,
} from './fixtures.ts'
import { brightnessGrid, meanDifference } from './pictures.ts'
import { startLink, motionButton, field } from './words.ts'

/** The errors by which the backdrop reports that it has stopped. */
const reportsIn = (problems: readonly string[]) =>
  problems.filter((text) => text.startsWith('The backdrop has stopped'))

test('shows the same scene after its context was lost and restored', async ({ page }) => {
  await holdLongTimers(page)
  await openPlaying(page, '/?backdrop=page')
  const picture = await brightnessGrid(page)
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
  await sceneShown(page)
  await expect.poll(async () => meanDifference(await brightnessGrid(page), picture)).toBeLessThan(6)
})

test('shows the poster when its context stays lost', async ({ page, problems }) => {
  await openPlaying(page, '/?backdrop=page')
  await page.evaluate(() =>
    document
      .querySelector<HTMLCanvasElement>('#backdrop canvas')!
      .getContext('webgl2')!
      .getExtension('WEBGL_lose_context')!
      .loseContext(),
  )
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await expect(motionButton(page)).toHaveCount(0)
  await reportedLoss(problems)
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
      await expect.poll(() => reportsIn(problems)).toHaveLength(1)
      await expectWorkingPage(page)
      expect(reportsIn(problems.splice(0))).toHaveLength(1)
    })
  }

  test('the page works if the chunk of the stage is gone after a deploy', async ({ page, problems }) => {
    await remember(page, 'play')
    await page.context().route('**/assets/createStage-*.js', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => reportsIn(problems)).toHaveLength(1)
    await expectWorkingPage(page)
    problems.splice(0)
  })
})
