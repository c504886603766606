import { findBrowser } from '../../src/tooling/findBrowser.ts'
import { paths } from '../helpers/content.ts'
import type { Page } from 'playwright/test'
import { chromium } from 'playwright/test'
import { expect, heldBy, hydrated, openPlaying, otherHeaderPages, pauseButton } from './fixtures.ts'
import { pauseScene, playButton, remember, sceneShown, test, walkTo } from './fixtures.ts'
import { firstScreenshot, showSceneAlone } from './pictures.ts'
import { field } from './words.ts'

declare global {
  interface Window {
    /** Whether the document comes from the back/forward cache. Undefined until its `pageshow`. */
    persisted?: boolean
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

/** Returns null for a page from the back/forward cache, or Chromium's reasons why it was loaded again. */
async function whyNotKept(page: Page): Promise<string | null> {
  await page.waitForFunction(() => window.persisted !== undefined)
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return window.persisted ? null : JSON.stringify(entry)
  })
}

test('a page from the browser’s cache goes on with its scene and what was typed @deep', async () => {
  // Playwright disables the cache, and Chromium without an interface has none.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1040, height: 300 } })
    await page.addInitScript(() => {
      addEventListener('pageshow', (event) => (window.persisted = event.persisted))
      addEventListener('pagehide', () => delete window.persisted)
    })
    await openPlaying(page, paths.contact)
    await expect
      .poll(
        async () => {
          await hydrated(page)
          await field(page, 'message').fill('A message that is not finished')
          // Chromium keeps no page that is loading something.
          await page.waitForLoadState('networkidle')
          await page.goto('/mailbox')
          await page.goBack({ waitUntil: 'commit' })
          return whyNotKept(page)
        },
        // On a busy machine Chromium gives up a page that does not freeze in time.
        { message: 'Chromium keeps the page in one of several attempts' },
      )
      .toBeNull()
    await expect(field(page, 'message')).toHaveValue('A message that is not finished')
    await expect(pauseButton(page)).toBeVisible()
    await sceneShown(page)
    // The form dims the scene behind it.
    await page.evaluate(() => scrollTo(0, 0))
    await showSceneAlone(page)
    const picture = await firstScreenshot(page)
    await expect.poll(async () => (await page.screenshot()).equals(picture)).toBe(false)
    await page.evaluate(() => document.getElementById('page')?.style.removeProperty('visibility'))
    await pauseScene(page)
  } finally {
    await browser.close()
  }
})

test(
  'a hundred changes of route leave no listener, no node and less than 2 MB behind',
  { tag: '@deep' },
  async ({ page }) => {
    // Thousands of frames in software rendering.
    test.setTimeout(600_000)
    await page.setViewportSize({ width: 1040, height: 300 })
    await openPlaying(page, '/?backdrop=page')
    const pages = [...otherHeaderPages, 'home'] as const
    const walk = async (changes: number) => {
      for (let change = 0; change < changes; change += 1)
        await walkTo(page, pages[change % pages.length] ?? 'home')
    }
    await walk(4 * pages.length)
    const before = await heldBy(page)
    await walk(20 * pages.length)
    await expect.poll(async () => (await heldBy(page)).listeners).toBeLessThanOrEqual(before.listeners)
    const after = await heldBy(page)
    expect(after.nodes).toBeLessThan(before.nodes + 200)
    expect(after.bytes).toBeLessThan(before.bytes + 2_000_000)
  },
)
