import type { Facts } from './policy.ts'

/** The names under which software renderers are known: SwiftShader, llvmpipe, Windows' WARP. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render|warp/i

/** What draws here, if anything does. */
export type Webgl = Facts['webgl']

/** Makes a context of one pixel, looks at who draws it, and gives it back. Waits for the renderer to start. */
export function probeWebgl(createCanvas: () => HTMLCanvasElement | OffscreenCanvas): Webgl {
  try {
    const canvas = createCanvas()
    canvas.width = 1
    canvas.height = 1
    const contextOf = (attributes?: WebGLContextAttributes) => canvas.getContext('webgl2', attributes)
    // Not every browser heeds the wish for real hardware; one that does says by refusing that it has none.
    const fast = contextOf({ failIfMajorPerformanceCaveat: true })
    const gl = fast ?? contextOf()
    if (!gl) return 'none'
    const precision = gl.getShaderPrecisionFormat(gl.VERTEX_SHADER, gl.HIGH_FLOAT)
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    if (!precision) return 'none'
    return !fast || SOFTWARE.test(renderer) ? 'software' : 'hardware'
  } catch {
    return 'none'
  }
}
