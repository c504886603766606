import type { WebglSupport } from './messages.ts'

/** Renderer names of software WebGL: SwiftShader (Chromium), llvmpipe and softpipe (Mesa), WARP (Windows). */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render|warp/i

/**
 * Creates a WebGL 2 context of one pixel, reads its renderer, and releases it. Blocks its thread until the
 * renderer has started. Returns `none` if any step fails.
 */
export function readRenderer(createCanvas: () => HTMLCanvasElement | OffscreenCanvas): WebglSupport {
  try {
    const canvas = createCanvas()
    canvas.width = 1
    canvas.height = 1
    const contextOf = (attributes?: WebGLContextAttributes) => canvas.getContext('webgl2', attributes)
    // Chromium ignores this attribute for SwiftShader, so the renderer's name is checked as well.
    const withoutCaveat = contextOf({ failIfMajorPerformanceCaveat: true })
    const gl = withoutCaveat ?? contextOf()
    if (!gl) return 'none'
    // A context that is lost from the start returns null.
    const precision = gl.getShaderPrecisionFormat(gl.VERTEX_SHADER, gl.HIGH_FLOAT)
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    if (!precision) return 'none'
    return !withoutCaveat || SOFTWARE.test(renderer) ? 'software' : 'hardware'
  } catch {
    return 'none'
  }
}
