import { mainThreadTasks } from '../trace.ts'
import { openVariant, type ThreadOptions, type Variant } from './backgrounds.ts'

declare global {
  var frameCount: number
}

export interface MainThreadLoad {
  /** Busy time of the main thread, as a share of the traced time. */
  busyShare: number
  /** Milliseconds. */
  longestTask: number
  /** Frames per second of the background. */
  frameRate: number
}

/** Runs in the page, or in the worker that draws for it. Counts the frames from now on. */
function countFrames(): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis)
  globalThis.frameCount = 0
  globalThis.requestAnimationFrame = (callback) => {
    globalThis.frameCount += 1
    return request(callback)
  }
}

/** Traces the home page at rest for `seconds`. @throws Error when the page has the wrong number of canvases or workers */
export async function measureMainThreadLoad(
  options: ThreadOptions,
  variant: Variant,
  seconds: number,
): Promise<MainThreadLoad> {
  const page = await openVariant(options, variant, '/')
  const [worker] = page.workers()
  const evaluate = <R>(run: () => R) => (worker ? worker.evaluate(run) : page.evaluate(run))
  await evaluate(countFrames)
  const tasks = await mainThreadTasks(options.browser, page, seconds)
  const frames = await evaluate(() => globalThis.frameCount)
  const canvases = await page.locator('canvas').count()
  if (canvases !== (variant === 'scene off' ? 0 : 1)) throw new Error(`${variant}: ${canvases} canvases`)
  if ((variant === 'scene in its worker') !== (worker !== undefined))
    throw new Error(`${variant}: ${page.workers().length} workers`)
  await page.context().close()
  const busyTime = tasks.reduce((sum, duration) => sum + duration, 0)
  return {
    busyShare: busyTime / (seconds * 1000),
    longestTask: Math.max(0, ...tasks),
    frameRate: frames / seconds,
  }
}
