import { createRoot, extend } from '@react-three/fiber'
import type { ReactNode } from 'react'
import {
  AmbientLight,
  DirectionalLight,
  getConsoleFunction,
  Group,
  Mesh,
  PerspectiveCamera,
  setConsoleFunction,
  WebGLRenderer,
  type WebGLRendererParameters,
} from 'three'
import { checkMaterials } from '../engine/checks.ts'
import type { StageSize } from './messages.ts'

// The classes that scenes use as JSX elements. Registering all of three.js would put all of it into the
// bundle.
extend({ AmbientLight, DirectionalLight, Group, Mesh, PerspectiveCamera })

/** Whether a canvas can have this size. A size of 0, NaN or Infinity has no aspect. */
export function isDrawable({ width, height, dpr }: StageSize): boolean {
  return [width, height, dpr].every((length) => length > 0 && length < Infinity)
}

/** Creates the renderer. Throws if the browser gives no WebGL context. */
function createRenderer(parameters: WebGLRendererParameters): WebGLRenderer {
  const log = getConsoleFunction()
  // three.js also logs the error that it throws, so the page would report it twice.
  setConsoleFunction(() => {})
  try {
    return new WebGLRenderer(parameters)
  } finally {
    setConsoleFunction(log)
  }
}

/**
 * Creates a root of React Three Fiber on a canvas, in a page or in a worker: for the site's stage and the
 * lab. It draws a frame only when it is asked to. The headless tests cannot use it, because it needs WebGL;
 * `tests/helpers/renderScene.tsx` creates a root of the test renderer.
 */
export async function createSceneRoot(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  size: StageSize,
  onShaderError: (error: Error) => void,
) {
  const root = createRoot(canvas)
  // `resize` brings the real size later.
  const { width, height, dpr } = isDrawable(size) ? size : { width: 1, height: 1, dpr: 1 }
  await root.configure({
    gl: (defaults) => {
      const renderer = createRenderer({
        ...defaults,
        canvas,
        alpha: true,
        antialias: true,
        powerPreference: 'low-power',
      })
      // three.js sorts by material before depth, and each body has a material of its own.
      renderer.setOpaqueSort((a, b) => a.renderOrder - b.renderOrder || a.z - b.z)
      // Without this, three.js logs the error and goes on with an empty canvas.
      renderer.debug.onShaderError = (gl, _program, vertex, fragment) => {
        const log = [vertex, fragment].map((shader) => gl.getShaderInfoLog(shader) ?? '').join(' ')
        let where = ''
        // The scene's own group is the first with a name.
        state().scene.traverse(({ name }) => (where ||= name && `Scene "${name}": `))
        onShaderError(new Error(`${where}A shader does not compile: ${log.trim().slice(0, 400)}`))
      }
      return renderer
    },
    size: { width, height, top: 0, left: 0 },
    dpr,
    frameloop: 'never',
    // No tone mapping and no colour conversion: colours are sRGB values, as in CSS.
    flat: true,
    linear: true,
  })
  let store: ReturnType<typeof root.render> | null = null
  /**
   * Returns the root's state: camera, scene graph, size, renderer. Throws an Error before the first render.
   */
  const state = () => {
    if (!store) throw new Error('The root has no state before its first render: call render() first.')
    return store.getState()
  }
  return {
    /** Renders an element. The first render is synchronous, later ones are scheduled by React. */
    render(element: ReactNode) {
      store = root.render(element)
    },
    state,
    /** Sets size and pixel ratio. Ignores a size that is not drawable. */
    resize(next: StageSize) {
      if (!isDrawable(next)) return
      const { setDpr, setSize } = state()
      setDpr(next.dpr)
      setSize(next.width, next.height, 0, 0)
    },
    /** Runs the frame callbacks with a delta of `seconds`, and draws. Throws what a callback throws. */
    advance: (seconds: number) => {
      // React Three Fiber's `advance` takes a time, and computes the delta to the time of its previous call.
      const { advance, clock, scene } = state()
      try {
        advance(clock.elapsedTime + seconds)
      } catch (error) {
        // The build's error does not name a mesh that was mounted later than its scene.
        checkMaterials(scene)
        throw error
      }
    },
    unmount() {
      const { gl } = state()
      // React Three Fiber loses the context, and the browser logs a warning if it is lost already.
      if (gl.getContext().isContextLost()) gl.forceContextLoss = () => {}
      root.unmount()
    },
  }
}
