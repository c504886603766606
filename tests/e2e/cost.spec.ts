import type { Page } from 'playwright/test'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'
import { expect, playScenes, scenePages, sceneShown, test } from './fixtures.ts'

// Fewer pixels than by default take software rendering less time. Narrower windows show the scene at 30%.
test.use({ viewport: { width: 1040, height: 300 } })

/** The WebGL calls in a frame. */
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
    `a frame of the scene ${scene} takes few calls, and uploads only poses, contour lines and depth order`,
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
      expect(Math.max(...frames.map(({ draws }) => draws))).toBe(sceneNumbers[scene].drawCalls)
      const mostCalls = (of: readonly Frame[]) => Math.max(...of.map(({ calls }) => calls))
      // The draw call of the contour lines with its program, textures and upload.
      const hasLines = sceneNumbers[scene].drawCalls > 2
      const limit = hasLines ? 30 : 20
      // The coast rises in the first seconds: one uniform.
      expect(mostCalls(frames)).toBeLessThanOrEqual(limit + 1)
      await expect.poll(async () => mostCalls(await nextFrames(page, 20))).toBeLessThanOrEqual(limit)
      // The texture of poses in every frame, that of the lines at most in every other one, and the index
      // buffer when the depth order has changed.
      const textures = hasLines ? 2 : 1
      for (const { uploads } of frames)
        expect(uploads.join(' ')).toMatch(
          new RegExp(`^texSubImage2D( texSubImage2D){0,${textures - 1}}( bufferSubData)?$`),
        )
    },
  )
