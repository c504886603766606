/** Milliseconds. A frame that takes at most this long is cheap. */
const CHEAP = 8
/** Milliseconds between two checks whether an expensive frame is rendered. */
const POLL_INTERVAL = 4
/** Milliseconds from a fence to a first check that is late, because the thread was busy. */
const LATE_CHECK = 2 * CHEAP + POLL_INTERVAL
/**
 * Milliseconds between two measurements while frames are cheap. While they are expensive, a measurement
 * begins with the first frame after the last one has ended.
 */
const MEASURE_INTERVAL = 250
/**
 * Number of latest measurements that are kept. The least of them counts: other work of the GPU or the thread
 * makes a frame seem more expensive, never cheaper. Before there are this many, the delay is 0.
 */
const SAMPLES = 4
/**
 * Delay after an expensive frame, as a multiple of its cost. With 4 the scene takes a fifth of the time, and
 * more where the delay is limited to MAX_DELAY.
 */
const DELAY_FACTOR = 4
/** Longest delay in milliseconds. A measurement also ends after this time, without the fence's signal. */
export const MAX_DELAY = 250

/** Returns the delay after frames that take `cost` milliseconds. */
export function delayAfter(cost: number): number {
  return cost > CHEAP ? Math.min(cost * DELAY_FACTOR, MAX_DELAY) : 0
}

/** Measures how long frames take until they are rendered, by the GPU or in software. */
export type FrameCost = ReturnType<typeof createFrameCost>

/**
 * Creates the measurement for a context. WebGL draws asynchronously, so a fence tells when a frame is
 * rendered: it is signalled when the commands before it are executed. Where the thread itself waits for the
 * frame, that time is its cost. The interval of frames says nothing: frames of 1 ms and of 15 ms have the
 * same one, the screen's.
 */
export function createFrameCost(context: () => WebGLRenderingContext | WebGL2RenderingContext) {
  const samples: number[] = []
  let delay = 0
  let pending = false
  let measuredAt = -Infinity

  const finish = (cost: number) => {
    pending = false
    samples.push(cost)
    if (samples.length > SAMPLES) samples.shift()
    delay = samples.length < SAMPLES ? 0 : delayAfter(Math.min(...samples))
  }
  return {
    /** Call after a frame is drawn that was begun at `startedAt` (`performance.now()`). */
    measure(startedAt: number) {
      if (pending || (delay === 0 && startedAt - measuredAt < MEASURE_INTERVAL)) return
      const gl = context()
      if (!('fenceSync' in gl)) return
      pending = true
      measuredAt = startedAt
      let fencedAt = startedAt
      const check = (fence: WebGLSync, isFirst: boolean) => {
        const now = performance.now()
        const passed = now - startedAt
        const status: unknown = gl.getSyncParameter(fence, gl.SYNC_STATUS)
        // A lost context returns null. Its frame says nothing about the cost.
        if (status === null) {
          pending = false
          return
        }
        const isWaiting = status === gl.UNSIGNALED
        // The first check may come late. It must not count an unfinished frame as cheap, so another one
        // follows.
        if (isWaiting && (isFirst || passed < MAX_DELAY)) {
          setTimeout(check, POLL_INTERVAL, fence, false)
          return
        }
        gl.deleteSync(fence)
        // Where the browser composes pages without a GPU, it copies each frame, and the thread waits until it
        // is rendered.
        const waited = fencedAt - startedAt
        if (!isFirst) finish(passed)
        else if (waited > CHEAP) finish(waited)
        // A frame that is rendered at the first check is cheap, unless that check comes late: it says nothing
        // then.
        else if (now - fencedAt > LATE_CHECK) pending = false
        else finish(0)
      }
      // In a later task, so that these calls do not lengthen the frame.
      setTimeout(() => {
        fencedAt = performance.now()
        const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
        // Without a flush the browser may keep the commands until the next frame.
        gl.flush()
        // A lost context creates no fence.
        if (fence) setTimeout(check, CHEAP, fence, true)
        else pending = false
      }, 0)
    },
    /** Whether an expensive frame is still being rendered. Another one would queue behind it. */
    isRendering: () => pending && delay > 0,
    /**
     * Milliseconds between the end of a frame and the next one while input is pending. 0 while frames are
     * cheap.
     */
    delay: () => delay,
  }
}
