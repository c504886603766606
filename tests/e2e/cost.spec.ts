import type { Page } from 'playwright/test'
import { hasContours } from '../../src/theme/posters.ts'
import { DRAW_CALLS } from '../helpers/drawCalls.ts'
import {
  expect,
  holdLongTimers,
  playScenes,
  scenePages,
  sceneShown,
  test,
  walkTo,
  needsPage,
  pauseButton,
  otherHeaderPages,
} from './fixtures.ts'

// Fewer pixels than by default take software rendering less time. Narrower windows show the scene at 30%.
test.use({ viewport: { width: 1040, height: 300 } })

interface Counts {
  /** WebGL calls in each frame so far. */
  frames: { calls: number; draws: number; resized: boolean; uploads: string[]; programs: number }[]
  /** Number of WebGL objects created and not yet deleted, by kind. */
  alive: Record<string, number>
}

declare global {
  interface Window {
    webgl: Counts
    /** Whether programs report that they are compiled. True if unset. */
    compiled?: boolean
  }
}

/** Counts the WebGL calls of a scene that is drawn in the page. */
function countCalls(): void {
  const alive: Record<string, number> = {}
  const frames: Counts['frames'] = []
  window.webgl = { frames, alive }
  let frame: Counts['frames'][number] | null = null
  const context = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>
  for (const name of Object.getOwnPropertyNames(WebGL2RenderingContext.prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, name)!
    if (typeof value !== 'function') continue
    const kind = /^(create|delete)(Buffer|Texture|Program|VertexArray)$/.exec(name)
    context[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
      if (kind) alive[kind[2]!] = (alive[kind[2]!] ?? 0) + (kind[1] === 'create' ? 1 : -1)
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
      frame = { calls: 0, draws: 0, resized: false, uploads: [], programs: 0 }
      callback(now)
      frame.programs = alive['Program'] ?? 0
      if (frame.calls > 0) frames.push(frame)
      frame = null
    })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?backdrop=page`)
  await sceneShown(page)
}

const forgetFrames = (page: Page) => page.evaluate(() => void (window.webgl.frames.length = 0))

/** The next `count` frames. */
async function nextFrames(page: Page, count: number): Promise<Counts['frames']> {
  await forgetFrames(page)
  await page.waitForFunction((least) => window.webgl.frames.length >= least, count)
  return page.evaluate(() => window.webgl.frames)
}

const alive = (page: Page) => page.evaluate(() => ({ ...window.webgl.alive }))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countCalls)
  await playScenes(page)
})

for (const { path, scene } of scenePages) {
  const tag = scene === 'default' ? [] : ['@deep']
  test(
    `a frame of the scene ${scene} takes few calls, and uploads only poses, contour lines and depth order`,
    { tag },
    async ({ page }) => {
      await open(page, path)
      // The first frames upload and compile. A change of the pixel ratio resizes the canvas.
      await nextFrames(page, 5)
      const frames = (await nextFrames(page, 30)).filter(({ resized }) => !resized)
      expect(frames.length).toBeGreaterThan(15)
      expect(Math.max(...frames.map(({ draws }) => draws))).toBe(DRAW_CALLS[scene])
      const mostCalls = (of: Counts['frames']) => Math.max(...of.map(({ calls }) => calls))
      // The draw call of the contour lines with its program, textures and upload.
      const limit = hasContours(scene) ? 30 : 20
      // Light and ring move in the first seconds: two uniforms of each program.
      expect(mostCalls(frames)).toBeLessThanOrEqual(limit + 2 * DRAW_CALLS[scene])
      const steady = async () => mostCalls((await nextFrames(page, 20)).filter(({ resized }) => !resized))
      await expect.poll(steady).toBeLessThanOrEqual(limit)
      // The texture of poses in every frame, that of the lines at most in every other one, and the index buffer when the
      // depth order has changed.
      const textures = hasContours(scene) ? 2 : 1
      for (const { uploads } of frames)
        expect(uploads.join(' ')).toMatch(
          new RegExp(`^texSubImage2D( texSubImage2D){0,${textures - 1}}( bufferSubData)?$`),
        )
    },
  )
}

test(
  'a change of scenes draws two scenes at most, and many changes leave no WebGL object behind',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, '/')
    const atStart = await alive(page)
    await forgetFrames(page)
    const draws = () => page.evaluate(() => window.webgl.frames.map((frame) => frame.draws))
    for (const id of ['services', 'contact'] as const) await walkTo(page, id)
    await expect.poll(async () => Math.max(...(await draws()))).toBeGreaterThan(4)
    await walkTo(page, 'about')
    // Twenty frames of about alone: no other scene follows.
    const settled = new Set([DRAW_CALLS.about])
    await expect.poll(async () => new Set((await draws()).slice(-20))).toEqual(settled)
    expect(Math.max(...(await draws()))).toBeLessThanOrEqual(8)

    // While paused, each scene is shown at once, without a transition.
    await pauseButton(page).click()
    for (let round = 0; round < 2; round += 1) {
      for (const id of [...otherHeaderPages, 'home'] as const) await walkTo(page, id)
    }
    await expect.poll(() => alive(page)).toEqual(atStart)
  },
)

test('scenes with the same materials share their programs', { tag: '@deep' }, async ({ page }) => {
  needsPage('testimonials')
  await open(page, '/')
  await forgetFrames(page)
  const draws = () => page.evaluate(() => window.webgl.frames.map((frame) => frame.draws))
  await walkTo(page, 'services')
  await expect.poll(draws).toContain(DRAW_CALLS.default + DRAW_CALLS.services)
  await expect.poll(async () => (await draws()).at(-1)).toBe(DRAW_CALLS.services)
  await forgetFrames(page)
  await walkTo(page, 'testimonials')
  await expect.poll(draws).toContain(DRAW_CALLS.services + DRAW_CALLS.testimonials)
  const programs = await page.evaluate(() => window.webgl.frames.map((frame) => frame.programs))
  expect([...new Set(programs)]).toHaveLength(1)
})

test(
  'the old scene keeps running while the browser compiles the shaders of the new one',
  { tag: '@deep' },
  async ({ page }) => {
    needsPage('portfolio')
    // Else the new scene is drawn after 1.5 seconds, compiled or not.
    await holdLongTimers(page)
    // Software rendering lacks KHR_parallel_shader_compile. Here each program is ready when the test says so.
    await page.addInitScript(() => {
      const context = WebGL2RenderingContext.prototype
      const methodOf = (name: string) =>
        Object.getOwnPropertyDescriptor(context, name)!.value as (...args: unknown[]) => unknown
      const getExtension = methodOf('getExtension')
      const getProgramParameter = methodOf('getProgramParameter')
      const NAME = 'KHR_parallel_shader_compile'
      const COMPLETION_STATUS = 0x91b1
      Object.assign(context, {
        getExtension(this: WebGL2RenderingContext, name: string) {
          return name === NAME ? { COMPLETION_STATUS_KHR: COMPLETION_STATUS } : getExtension.call(this, name)
        },
        getProgramParameter(this: WebGL2RenderingContext, program: WebGLProgram, parameter: number) {
          return parameter === COMPLETION_STATUS
            ? (window.compiled ?? true)
            : getProgramParameter.call(this, program, parameter)
        },
      })
    })
    await open(page, '/')
    const before = await page.evaluate(() => window.webgl.frames.at(-1)!.programs)
    await page.evaluate(() => void (window.compiled = false))
    await forgetFrames(page)
    await walkTo(page, 'portfolio')
    const frames = () => page.evaluate(() => window.webgl.frames)
    const waiting = async () =>
      (await frames()).filter(({ draws, programs }) => programs > before && draws === DRAW_CALLS.default)
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(1)
    expect((await frames()).map(({ draws }) => draws)).not.toContain(
      DRAW_CALLS.portfolio + DRAW_CALLS.default,
    )
    await page.evaluate(() => void (window.compiled = true))
    const draws = async () => (await frames()).map((frame) => frame.draws)
    await expect.poll(draws).toContain(DRAW_CALLS.default + DRAW_CALLS.portfolio)
    await expect.poll(async () => (await draws()).at(-1)).toBe(DRAW_CALLS.portfolio)
  },
)
