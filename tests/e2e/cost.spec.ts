import type { Page } from 'playwright/test'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'
import { expect, playScenes, scenePages, sceneShown, test } from './fixtures.ts'

// Fewer pixels than by default take software rendering less time. Narrower windows show the scene at 30%.
test.use({ viewport: { width: 1040, height: 300 } })

/** The WebGL calls in a frame that draw, resize or upload. */
interface Frame {
  calls: number
  draws: number
  resized: boolean
  uploads: string[]
}

declare global {
  interface Window {
    /** The frames so far. */
    webglFrames: Frame[]
  }
}

/** Counts the WebGL calls of a scene that is drawn in the page. */
function countCalls(): void {
  const frames: Frame[] = []
  window.webglFrames = frames
  let frame: Frame | null = null
  const context = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>
  for (const name of Object.getOwnPropertyNames(WebGL2RenderingContext.prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, name)!
    if (typeof value !== 'function') continue
    context[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
      if (frame) {
        frame.calls += 1
        if (name.startsWith('draw')) frame.draws += 1
        if (name === 'viewport') frame.resized = true
        if (/^(buffer|tex)(Sub)?(Data|Image2D)$/.test(name)) frame.uploads.push(name)
      }
      return value.apply(this, args) as unknown
    }
  }
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      frame = { calls: 0, draws: 0, resized: false, uploads: [] }
      callback(now)
      if (frame.calls > 0) frames.push(frame)
      frame = null
    })
}

/** The next `count` frames, without those that a change of the pixel ratio resizes. */
async function nextFrames(page: Page, count: number): Promise<Frame[]> {
  await page.evaluate(() => void (window.webglFrames.length = 0))
  await page.waitForFunction((least) => window.webglFrames.length >= least, count)
  return page.evaluate(() => window.webglFrames.filter(({ resized }) => !resized))
}

for (const { path, scene } of scenePages)
  test(
    `a frame of the scene ${scene} takes a draw call for each mesh, and uploads no body`,
    { tag: scene === 'default' ? [] : '@deep' },
    async ({ page }) => {
      await page.addInitScript(countCalls)
      await playScenes(page)
      await page.goto(`${path}?backdrop=page`)
      await sceneShown(page)
      // The first frames upload and compile.
      await nextFrames(page, 5)
      const frames = await nextFrames(page, 30)
      expect(frames.length).toBeGreaterThan(15)
      const { drawCalls } = sceneNumbers[scene]
      expect(Math.max(...frames.map(({ draws }) => draws))).toBeLessThanOrEqual(drawCalls)
      // The contour lines' field, and the links of About. Bodies stay on the graphics card.
      expect(Math.max(...frames.map(({ uploads }) => uploads.length))).toBeLessThanOrEqual(6)
    },
  )
