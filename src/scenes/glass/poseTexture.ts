import { DataTexture, FloatType, NearestFilter, RGBAFormat, type WebGLRenderer } from 'three'
import { POSE_STRIDE, poseLayout, type PoseValue } from '../../motion/poseLayout.ts'
import { clamp } from '../../shared/math.ts'

/**
 * Bodies in one row of the pose texture, a power of two. A body takes three texels, and WebGL 2 guarantees 2048 texels
 * a row. With a single row, a scene could have 682 bodies.
 */
export const BODIES_PER_ROW = 256

/** GLSL types by number of floats. */
const TYPES = { 1: 'float', 2: 'vec2', 3: 'vec3', 4: 'vec4' } as const

const values = Object.keys(poseLayout) as PoseValue[]

const members = values.map((value) => `${TYPES[poseLayout[value].size]} ${value};`)

const reads = values.map((value) => {
  const { offset, size } = poseLayout[value]
  const component = offset % 4
  return `texel${Math.floor(offset / 4)}.${'xyzw'.slice(component, component + size)}`
})

/** GLSL: `Pose poseOf(float body)` reads the pose of a body, by its index, from the texture `uPoses`. */
export const poseGlsl = `
uniform sampler2D uPoses;

struct Pose { ${members.join(' ')} };

Pose poseOf(float body) {
  int index = int(body + 0.5);
  ivec2 at = ivec2((index & ${BODIES_PER_ROW - 1}) * 3, index >> ${Math.log2(BODIES_PER_ROW)});
  vec4 texel0 = texelFetch(uPoses, at, 0);
  vec4 texel1 = texelFetch(uPoses, at + ivec2(1, 0), 0);
  vec4 texel2 = texelFetch(uPoses, at + ivec2(2, 0), 0);
  return Pose(${reads.join(', ')});
}
`

/** The part of a renderer that an upload uses. */
export type Uploader = Pick<WebGLRenderer, 'getContext' | 'properties' | 'state'>

export interface PoseTexture {
  texture: DataTexture
  /** Uploads poses in the layout of `poseLayout`. The first upload happens with the next draw call, others at once. */
  upload(poses: Float32Array, renderer: Uploader): void
  dispose(): void
}

/** Creates the texture from which `poseOf` in poseGlsl.ts reads: three texels a body, BODIES_PER_ROW bodies a row. */
export function createPoseTexture(count: number): PoseTexture {
  const columns = clamp(count, 1, BODIES_PER_ROW) * 3
  const rows = Math.max(1, Math.ceil(count / BODIES_PER_ROW))
  const data = new Float32Array(columns * rows * (POSE_STRIDE / 3))
  const texture = new DataTexture(data, columns, rows, RGBAFormat, FloatType)
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  return {
    texture,
    upload(poses, renderer) {
      data.set(poses)
      // `__webglTexture`, three.js's internal handle of the texture, allows a direct upload.
      // In Chromium with SwiftShader it takes 7 µs and 2 calls of WebGL, `needsUpdate` 27 µs and 6 calls,
      // `renderer.copyTextureToTexture` 8 µs and 7 calls. tests/e2e/cost.spec.ts allows 20 calls a frame.
      const known = renderer.properties.get(texture) as Record<string, WebGLTexture | undefined> | undefined
      const own = known?.['__webglTexture']
      if (!own) {
        texture.needsUpdate = true
        return
      }
      const gl = renderer.getContext()
      renderer.state.bindTexture(gl.TEXTURE_2D, own)
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, columns, rows, gl.RGBA, gl.FLOAT, data)
    },
    dispose: () => texture.dispose(),
  }
}
