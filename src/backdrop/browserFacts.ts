import type { Facts } from './policy.ts'

/** The names under which software renderers are known: SwiftShader, llvmpipe, Windows' WARP. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render|warp/i

type Gl = Facts['webgl']

/** Makes a context of one pixel, looks at who draws it, and gives it back. */
export function probeWebgl(
  createCanvas: () => HTMLCanvasElement = () => document.createElement('canvas'),
): Gl {
  try {
    const canvas = createCanvas()
    canvas.width = 1
    canvas.height = 1
    // Not every browser heeds the wish for real hardware; one that does says by refusing that it has none.
    const swift = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
    const gl = swift ?? canvas.getContext('webgl2')
    if (!gl) return 'none'
    const precision = gl.getShaderPrecisionFormat(gl.VERTEX_SHADER, gl.HIGH_FLOAT)
    const info = gl.getExtension('WEBGL_debug_renderer_info')
    const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    if (!precision) return 'none'
    return !swift || SOFTWARE.test(renderer) ? 'software' : 'hardware'
  } catch {
    return 'none'
  }
}

interface Hints {
  deviceMemory?: number
  connection?: { saveData?: boolean }
}

/** What the browser says of the device; absent facts stay undefined and allow. */
export function deviceFacts(): Pick<Facts, 'saveData' | 'deviceMemory' | 'cores'> {
  const hints = navigator as Navigator & Hints
  return {
    saveData: hints.connection?.saveData === true,
    deviceMemory: hints.deviceMemory,
    cores: navigator.hardwareConcurrency,
  }
}
