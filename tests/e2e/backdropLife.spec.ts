import type { Page } from 'playwright/test'
import { expect, pauseButton, pauseScene, playButton, remember, sceneShown, test } from './fixtures.ts'

declare global {
  interface Window {
    /** Frames of the scene so far. */
    sceneFrames: number
  }
}

/** Counts the frames of a scene that is drawn in the page. Runs in the page before its own scripts. */
function countFrames(): void {
  window.sceneFrames = 0
  const context = WebGL2RenderingContext.prototype as Pick<WebGL2RenderingContext, 'clear'>
  const { clear } = context
  // A frame clears the canvas once.
  context.clear = function (...args) {
    window.sceneFrames += 1
    clear.apply(this, args)
  }
}

const framesOf = (page: Page) => page.evaluate(() => window.sceneFrames)

async function expectMoving(page: Page): Promise<void> {
  const before = await framesOf(page)
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 2)
}

/** Waits until ten frames of the browser pass without one of the scene. */
async function expectResting(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const before = window.sceneFrames
        for (let frame = 0; frame < 10; frame += 1) {
          await new Promise(requestAnimationFrame)
        }
        return window.sceneFrames - before
      }),
    )
    .toBe(0)
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

const setDisplay = (page: Page, display: string) =>
  page.evaluate((value) => {
    document.getElementById('backdrop')?.style.setProperty('display', value)
  }, display)

test('draws no frame while hidden, without a size or unwatched, and goes on without a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 240 })
  await page.addInitScript(countFrames)
  await page.addInitScript(() => {
    const hasFocus = () => document.documentElement.dataset['focus'] !== 'elsewhere'
    Object.defineProperty(document, 'hasFocus', { value: hasFocus })
  })
  await page.clock.install()
  // Not `openPlaying`, which holds the timer of this test.
  await remember(page, 'play')
  await page.goto('/?backdrop=page')
  await sceneShown(page)
  await expectMoving(page)
  await setHidden(page, true)
  await expectResting(page)
  await setHidden(page, false)
  await expectMoving(page)
  await setDisplay(page, 'none')
  await expectResting(page)
  await setDisplay(page, 'block')
  await expectMoving(page)
  await sceneShown(page)
  await page.evaluate(() => {
    document.documentElement.dataset['focus'] = 'elsewhere'
    dispatchEvent(new Event('blur'))
  })
  await page.clock.fastForward(21_000)
  await expectResting(page)
  await expect(pauseButton(page)).toBeVisible()
  await page.mouse.move(100, 100)
  await expectMoving(page)
  // Who presses Play does not want it to rest.
  await pauseScene(page)
  await playButton(page).click()
  await page.clock.fastForward(21_000)
  await page.clock.runFor(2000)
  await expectMoving(page)
})
