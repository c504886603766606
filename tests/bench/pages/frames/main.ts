import * as THREE from 'three'
import { scenes } from '../../../../src/scenes/registry.ts'
import { drawInstances, drawMeshElements, drawScene } from '../fiber.tsx'
import { drawGlass } from '../glass.ts'
import { drawPlain, SIZE, type Drawn } from '../plain.ts'
import type { FrameRequest, FrameResult } from '../protocol.ts'

const SEED = 7
const STEP = 1 / 60
/**
 * Milliseconds that one measurement may take, so that a hundred times the bodies do not take an hour. The warm-up is as
 * long as it takes until the last function of a frame is compiled for good.
 */
const PATIENCE = { warmUp: 1000, batch: 12, whole: 1500, longest: 15_000 } as const

async function drawVanta(): Promise<Drawn> {
  const { default: net } = await import('vanta/src/vanta.net.js')
  const element = document.createElement('div')
  element.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px`
  document.body.append(element)
  // Its frames are asked for one by one, like those of all others.
  window.requestAnimationFrame = () => 0
  const effect = net({ el: element, THREE })
  return { renderer: effect.renderer, step: () => effect.animationLoop() }
}

function draw({ scene, subject, factor }: FrameRequest, count: number): Promise<Drawn> | Drawn {
  if (subject === 'Vanta NET') return drawVanta()
  const canvas = document.createElement('canvas')
  canvas.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px;display:block`
  document.body.append(canvas)
  if (subject === 'scene') return drawScene(canvas, scene, factor === 1 ? scenes[scene].count : count)
  const startTime = scenes[scene].posterTime
  const layout = scenes[scene].layout({ seed: SEED, count, aspect: SIZE.width / SIZE.height })
  if (subject === 'glass by hand') return drawGlass(canvas, scene, layout)
  if (subject === 'useFrame each') return drawMeshElements(canvas, layout, startTime)
  if (subject === 'drei Instances') return drawInstances(canvas, layout, startTime)
  return drawPlain(canvas, layout, subject, startTime)
}

const CELLS = { across: 16, down: 10 } as const

/** The mean of all values in each cell. To be asked in the task that drew them. */
function lightOf({ renderer }: Drawn): number[] {
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

/** The value below which `share` of the list lies. */
const quantile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN
const rest = () => new Promise((resolve) => setTimeout(resolve, 0))

/** JavaScript of a frame alone: the calls that clear and draw do nothing, so that no other processor is busy with them. */
async function measureScript({ renderer, step }: Drawn): Promise<number> {
  const gl = renderer.getContext() as WebGL2RenderingContext
  const nothing = () => {}
  Object.assign(gl, {
    clear: nothing,
    drawArrays: nothing,
    drawElements: nothing,
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
  })
  const run = (frames: number) => {
    const started = performance.now()
    for (let frame = 0; frame < frames; frame += 1) step(STEP)
    return (performance.now() - started) / frames
  }
  let mean = run(1)
  for (let spent = mean; spent < PATIENCE.warmUp; spent += mean * 5) {
    mean = run(5)
    if (spent % 50 < mean * 5) await rest()
  }
  const frames = Math.max(1, Math.ceil(PATIENCE.batch / mean))
  const batches: number[] = []
  const ended = performance.now() + PATIENCE.whole
  while (batches.length < 25 && (batches.length < 3 || performance.now() < ended)) {
    batches.push(run(frames))
    await rest()
  }
  // Whatever else the machine does can only add to a batch.
  return quantile(batches, 0.25)
}

/** A whole frame: done once a pixel of it can be read. */
async function measureFrame({ renderer, step }: Drawn): Promise<number> {
  const gl = renderer.getContext()
  const pixel = new Uint8Array(4)
  const times: number[] = []
  const begun = performance.now()
  const goesOn = () => {
    const spent = performance.now() - begun
    return times.length < 5 ? spent < PATIENCE.longest || times.length === 0 : spent < PATIENCE.whole
  }
  while (times.length < 43 && goesOn()) {
    const started = performance.now()
    step(STEP)
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    times.push(performance.now() - started)
    if (times.length % 5 === 0) await rest()
  }
  // The first frames compile and upload, where there is time for more than them.
  return quantile(times.length > 4 ? times.slice(3) : times.slice(-1), 0.5)
}

window.measureFrames = async (request: FrameRequest): Promise<FrameResult> => {
  const bodies = scenes[request.scene].count * request.factor
  const drawn = await draw(request, bodies)
  drawn.step(STEP)
  drawn.step(STEP)
  const { calls, triangles } = drawn.renderer.info.render
  const light = lightOf(drawn)
  const milliseconds = await (request.measure === 'script' ? measureScript(drawn) : measureFrame(drawn))
  return { milliseconds, bodies, calls, triangles, light }
}
