import type { Page } from 'playwright/test'
import { PREPARATION } from '../../src/backdrop/stage/acts.ts'
import { expect, holdTimers, remember, scenePages, shownCanvas, test, walkTo } from './fixtures.ts'

interface Counts {
  /** Calls of any function of the context, for each frame so far. */
  frames: { calls: number; draws: number; resized: boolean; uploads: string[]; programs: number }[]
  /** Objects made and not yet deleted, by kind. */
  alive: Record<string, number>
}

declare global {
  interface Window {
    webgl: Counts
    /** Whether programs say that they are compiled. */
    compiled?: boolean
  }
}

/** Counts what the scene asks of WebGL, where it is drawn by the page itself. */
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
  await page.addInitScript(countCalls)
  await remember(page, 'play')
  await page.goto(`${path}?backdrop=page`)
  await expect(shownCanvas(page)).toBeVisible()
}

const forgetFrames = (page: Page) => page.evaluate(() => void (window.webgl.frames.length = 0))

/** The next `count` frames. */
async function nextFrames(page: Page, count: number): Promise<Counts['frames']> {
  await forgetFrames(page)
  await page.waitForFunction((least) => window.webgl.frames.length >= least, count, { timeout: 20_000 })
  return page.evaluate(() => window.webgl.frames)
}

const alive = (page: Page) => page.evaluate(() => ({ ...window.webgl.alive }))

/** Draw calls of a frame: about has only stars and lines, portfolio only bars and the lines of its horizon. */
const DRAWS = { default: 2, services: 3, about: 2, portfolio: 2, testimonials: 2, contact: 3 } as const

for (const { path, scene } of scenePages) {
  test(`a frame of the ${scene} scene is few calls, and uploads poses alone`, async ({ page }) => {
    await open(page, path)
    // The first frames upload and compile; a lower pixel ratio sets the sizes anew.
    await nextFrames(page, 5)
    const frames = (await nextFrames(page, 30)).filter(({ resized }) => !resized)
    expect(frames.length).toBeGreaterThan(15)
    expect(Math.max(...frames.map(({ draws }) => draws))).toBe(DRAWS[scene])
    expect(Math.max(...frames.map(({ calls }) => calls))).toBeLessThanOrEqual(20)
    // Besides the texture of poses only the order of depth, where it has changed.
    for (const { uploads } of frames)
      expect([['texSubImage2D'], ['texSubImage2D', 'bufferSubData']]).toContainEqual(uploads)
  })
}

test('a change of scenes takes two scenes’ draw calls at most, and many changes leave nothing behind', async ({
  page,
}) => {
  test.slow()
  await open(page, '/')
  const atStart = await alive(page)
  await forgetFrames(page)
  const draws = () => page.evaluate(() => window.webgl.frames.map((frame) => frame.draws))
  for (const label of ['Services', 'Contact']) await walkTo(page, label)
  await expect.poll(async () => Math.max(...(await draws()))).toBeGreaterThan(3)
  await walkTo(page, 'About')
  // Until about alone is left, for long enough that nothing comes after it.
  const settled = new Set([DRAWS.about])
  await expect.poll(async () => new Set((await draws()).slice(-20))).toEqual(settled)
  expect(Math.max(...(await draws()))).toBeLessThanOrEqual(6)

  // While paused, each scene stands there at once.
  await page.getByRole('button', { name: 'Pause the moving background' }).click()
  for (let round = 0; round < 2; round += 1) {
    for (const label of ['About', 'Services', 'Portfolio', 'Testimonials', 'Contact', 'Home'])
      await walkTo(page, label)
  }
  await expect.poll(() => alive(page)).toEqual(atStart)
})

test('scenes of the same glass share their programs', async ({ page }) => {
  test.slow()
  await open(page, '/')
  await forgetFrames(page)
  const draws = () => page.evaluate(() => window.webgl.frames.map((frame) => frame.draws))
  await walkTo(page, 'Services')
  await expect.poll(draws).toContain(DRAWS.default + DRAWS.services)
  await expect.poll(async () => (await draws()).at(-1)).toBe(DRAWS.services)
  await forgetFrames(page)
  await walkTo(page, 'Testimonials')
  await expect.poll(draws).toContain(DRAWS.services + DRAWS.testimonials)
  const programs = await page.evaluate(() => window.webgl.frames.map((frame) => frame.programs))
  expect(new Set(programs)).toEqual(new Set([2]))
})

test('the old scene goes on while the browser compiles the shaders of the new one beside it', async ({
  page,
}) => {
  test.slow()
  // The old scene waits for no longer than this.
  await holdTimers(page, PREPARATION)
  // Software rendering has no such extension; here each program is ready when the test says so.
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
  await page.evaluate(() => void (window.compiled = false))
  await forgetFrames(page)
  await walkTo(page, 'Portfolio')
  const frames = () => page.evaluate(() => window.webgl.frames)
  const waiting = async () => (await frames()).filter(({ draws, programs }) => programs > 2 && draws === 2)
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(1)
  expect((await frames()).map(({ draws }) => draws)).not.toContain(DRAWS.portfolio + DRAWS.default)
  await page.evaluate(() => void (window.compiled = true))
  const draws = async () => (await frames()).map((frame) => frame.draws)
  await expect.poll(draws).toContain(DRAWS.default + DRAWS.portfolio)
  await expect.poll(async () => (await draws()).at(-1)).toBe(DRAWS.portfolio)
})
