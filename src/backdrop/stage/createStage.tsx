import { createRoot, extend, flushSync, type RootState } from '@react-three/fiber'
import {
  AmbientLight,
  DirectionalLight,
  Group,
  Mesh,
  PerspectiveCamera,
  WebGLRenderer,
  type Object3D,
} from 'three'
import { messageOf } from '../../shared/errors.ts'
import { clamp } from '../../shared/math.ts'
import { createSiteStore, updateSite } from '../../store/site.ts'
import type { FromStage, StageSize, StageState, ToStage } from '../messages.ts'
import { type Act, PREPARATION, settleActs } from './acts.ts'
import { createPacer } from './pacer.ts'
import { Stage } from './Stage.tsx'

// Only what the scenes use: registering all of three.js would bring all of it into the bundle.
extend({ AmbientLight, DirectionalLight, Group, Mesh, PerspectiveCamera })

export interface StageHandle {
  receive(message: Exclude<ToStage, { type: 'start' }>): void
  dispose(): void
}

/**
 * Milliseconds between two frames at least. Screens of up to 100 hertz are followed, of faster ones every second or third
 * frame: nobody sees the difference in motions this slow, and a phone feels it.
 */
const SHORTEST = 9.2

type StartMessage = Extract<ToStage, { type: 'start' }>

/**
 * Builds the canvas root and keeps its time: frames run only while playing, and stop for good at the first failure,
 * which is posted once. Works in a worker and in a page alike.
 */
export async function createStage(
  start: StartMessage,
  post: (message: FromStage) => void,
): Promise<StageHandle> {
  const { canvas } = start
  const store = createSiteStore(start.state)
  const seekers = new Set<(t: number) => void>()
  const pacer = createPacer()
  let state: RootState | null = null
  let onStage: readonly Act[] = []
  let { size, playing } = start
  let scale = 1
  let waiting = 0
  let last = 0
  let lost = false
  let failed = false
  let drawn = false

  const stop = () => {
    cancelAnimationFrame(waiting)
    waiting = 0
  }
  const fail = (error: unknown) => {
    if (failed) return
    failed = true
    stop()
    post({ type: 'failed', reason: messageOf(error) })
  }
  const draw = (seconds: number) => {
    // Before React has put the first scene there, a frame would be an empty one.
    if (!state || failed || lost || onStage.length === 0) return
    try {
      state.advance(state.clock.elapsedTime + seconds)
    } catch (error) {
      fail(error)
      return
    }
    if (!drawn) {
      drawn = true
      post({ type: 'drawn' })
    }
  }
  const tick = (now: number) => {
    waiting = requestAnimationFrame(tick)
    const passed = now - last
    if (passed >= 0 && passed < SHORTEST) return
    const seconds = clamp(passed / 1000, 0, 1)
    last = now
    const pace = pacer.frame(seconds)
    if (pace) {
      scale = pace.scale
      applySize()
      if (pace.slow) post({ type: 'slow' })
    }
    draw(seconds)
  }
  const run = () => {
    if (waiting || failed || lost || !playing) return
    pacer.reset()
    last = performance.now()
    waiting = requestAnimationFrame(tick)
  }
  const applySize = () => {
    if (!state || size.width <= 0 || size.height <= 0) return
    state.setDpr(size.dpr * scale)
    state.setSize(size.width, size.height, 0, 0)
  }

  const root = createRoot(canvas)
  await root.configure({
    gl: (defaults) => {
      const renderer = new WebGLRenderer({
        ...defaults,
        canvas,
        alpha: true,
        antialias: true,
        premultipliedAlpha: true,
        powerPreference: 'low-power',
      })
      renderer.debug.onShaderError = (gl, _program, vertex, fragment) => {
        const log = [vertex, fragment].map((shader) => gl.getShaderInfoLog(shader) ?? '').join(' ')
        fail(new Error(`A shader does not compile: ${log.trim().slice(0, 400)}`))
      }
      return renderer
    },
    size: { ...usable(size), top: 0, left: 0 },
    dpr: size.dpr,
    frameloop: 'never',
    flat: true,
    linear: true,
  })
  const changeState = (next: StageState) => {
    const sameRoute = next.route === store.getState().route
    if (!sameRoute) pacer.reset()
    if (sameRoute || playing) {
      updateSite(store, next)
      return
    }
    // Without frames nothing could rise or sink: the new scene stands there at once.
    flushSync(() => updateSite(store, next))
    settle()
  }
  /** Ends a change of scenes. The first frame takes down what has sunk, the second is drawn without it. */
  const settle = () => {
    if (!settleActs(onStage)) return
    flushSync(() => draw(0))
    draw(0)
  }
  /** A stopped change would leave the stage half empty, so it is ended instead. */
  const halt = () => {
    stop()
    settle()
  }

  // After the renderer's own listeners, so that it has made its objects anew before the first draw.
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    lost = true
    drawn = false
    stop()
    post({ type: 'lost' })
  })
  canvas.addEventListener('webglcontextrestored', () => {
    lost = false
    draw(0)
    run()
  })

  /** Without a stall where the browser compiles beside us. */
  const prepare = async (scene: Object3D) => {
    const { gl, camera, scene: whole } = rootStore.getState()
    if (!playing || lost || !gl.extensions.has('KHR_parallel_shader_compile')) return
    const late = new Promise((resolve) => setTimeout(resolve, PREPARATION))
    try {
      await Promise.race([gl.compileAsync(scene, camera, whole), late])
    } catch {
      // Drawing it will say more.
    }
  }
  const rootStore = root.render(
    <Stage
      store={store}
      onFailure={fail}
      seekers={seekers}
      onActs={(acts) => (onStage = acts)}
      prepare={prepare}
    />,
  )
  state = rootStore.getState()
  lost = state.gl.getContext().isContextLost()
  run()
  if (!playing) requestAnimationFrame(() => draw(0))

  return {
    receive(message) {
      switch (message.type) {
        case 'state':
          changeState(message.state)
          break
        case 'size':
          ;({ size } = message)
          if (playing) {
            applySize()
          } else {
            // The one frame that will be drawn has to know the new composition.
            flushSync(applySize)
            draw(0)
          }
          break
        case 'play':
          ;({ playing } = message)
          if (playing) run()
          else halt()
          break
        case 'seek':
          for (const seek of seekers) seek(message.time)
          draw(0)
          post({ type: 'sought', time: message.time })
          break
      }
    },
    dispose() {
      failed = true
      stop()
      root.unmount()
    },
  }
}

/** A canvas of no size has no aspect; it starts as one pixel and follows the first real size. */
function usable({ width, height }: StageSize): { width: number; height: number } {
  return { width: Math.max(1, width), height: Math.max(1, height) }
}
