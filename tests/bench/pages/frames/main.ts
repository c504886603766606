import { drawScene } from '../drawScene.tsx'
import { SIZE, type Drawing, type FrameRequest, type FrameResult } from '../frameRequest.ts'

/** Seconds per frame. */
const STEP = 1 / 60
/** Time limits in milliseconds. `warmUp` is long enough for the JIT to optimize every function of a frame. */
const LIMITS = { warmUp: 1000, batch: 12, measurement: 1500, slowMeasurement: 15_000 } as const

function createDrawing({ scene, implementation, station }: FrameRequest): Promise<Drawing> {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px;display:block`
  document.body.append(canvas)
  return drawScene(
    canvas,
    scene,
    station,
    implementation.startsWith('scene with contours'),
    implementation === 'scene with contours and text',
  )
}

const CELLS = { across: 16, down: 10 } as const

/**
 * Mean channel value of each cell. Call it in the task that drew the frame: the drawing buffer is cleared
 * after it.
 */
function brightnessOf({ renderer }: Drawing): number[] {
  const gl = renderer.getContext()
  const pixels = new Uint8Array(SIZE.width * SIZE.height * 4)
  gl.readPixels(0, 0, SIZE.width, SIZE.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  const cells = Array.from({ length: CELLS.across * CELLS.down }, () => 0)
  const share = cells.length / pixels.length
  pixels.forEach((value, at) => {
    const pixel = at >> 2
    const column = Math.floor(((pixel % SIZE.width) * CELLS.across) / SIZE.width)
    const row = Math.floor((Math.floor(pixel / SIZE.width) * CELLS.down) / SIZE.height)
    cells[row * CELLS.across + column]! += value * share
  })
  return cells
}

/** Returns the value below which `share` (0 to 1) of the list lies. */
const quantile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN
/** Lets the browser handle its events. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Milliseconds of JavaScript per frame. Draw and clear calls are stubbed: the GPU process would take CPU time
 * otherwise.
 */
async function measureScript({ renderer, step }: Drawing): Promise<number> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const noop = () => {}
  Object.assign(gl, {
    clear: noop,
    drawArrays: noop,
    drawElements: noop,
    drawArraysInstanced: noop,
    drawElementsInstanced: noop,
  })
  const run = (frames: number) => {
    const started = performance.now()
    for (let frame = 0; frame < frames; frame += 1) step(STEP)
    return (performance.now() - started) / frames
  }
  let mean = run(1)
  for (let spent = mean; spent < LIMITS.warmUp; spent += mean * 5) {
    mean = run(5)
    if (spent % 50 < mean * 5) await yieldToBrowser()
  }
  const frames = Math.max(1, Math.ceil(LIMITS.batch / mean))
  const batches: number[] = []
  const ended = performance.now() + LIMITS.measurement
  while (batches.length < 25 && (batches.length < 3 || performance.now() < ended)) {
    batches.push(run(frames))
    await yieldToBrowser()
  }
  // Other work on the machine can only make a batch longer, so the fast batches are the true ones.
  return quantile(batches, 0.25)
}

/** Milliseconds per frame until one of its pixels can be read. */
async function measureFrame({ renderer, step }: Drawing): Promise<number> {
  const gl = renderer.getContext()
  const pixel = new Uint8Array(4)
  const times: number[] = []
  const start = performance.now()
  const hasTime = () => {
    const spent = performance.now() - start
    return times.length < 5
      ? spent < LIMITS.slowMeasurement || times.length === 0
      : spent < LIMITS.measurement
  }
  while (times.length < 43 && hasTime()) {
    const started = performance.now()
    step(STEP)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    times.push(performance.now() - started)
    if (times.length % 5 === 0) await yieldToBrowser()
  }
  // The first three frames compile shaders and upload buffers. A slow drawing has time for no others.
  return quantile(times.length > 4 ? times.slice(3) : times.slice(-1), 0.5)
}

window.measureFrames = async (request: FrameRequest): Promise<FrameResult> => {
  const drawing = await createDrawing(request)
  drawing.step(STEP)
  drawing.step(STEP)
  const { calls } = drawing.renderer.info.render
  const brightness = brightnessOf(drawing)
  const milliseconds = await (request.measure === 'script' ? measureScript(drawing) : measureFrame(drawing))
  return { milliseconds, calls, brightness }
}
