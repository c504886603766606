import { DataTexture, FloatType, NearestFilter, RGBAFormat, type WebGLRenderer } from 'three'
import { POSE_STRIDE } from '../../motion/motionSystem.ts'
import { clamp } from '../../shared/math.ts'

/** Bodies in one row of the texture, as the shader reads it; its width is three texels for each. */
const ROW = 256

/** The parts of a renderer that an upload needs. */
export type Uploader = Pick<WebGLRenderer, 'getContext' | 'properties' | 'state'>

export interface PoseTexture {
  texture: DataTexture
  /** Hands the poses to the GPU: at once with the renderer that has the texture, else with its next frame. */
  upload(poses: Float32Array, renderer?: Uploader): void
}

/** A texture of `count` bodies, three texels each, in rows of ROW. */
export function createPoseTexture(count: number): PoseTexture {
  const columns = clamp(count, 1, ROW) * 3
  const rows = Math.max(1, Math.ceil(count / ROW))
  const data = new Float32Array(columns * rows * (POSE_STRIDE / 3))
  const texture = new DataTexture(data, columns, rows, RGBAFormat, FloatType)
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  return {
    texture,
    upload(poses, renderer) {
      data.set(poses)
      const known = renderer?.properties.get(texture) as Record<string, WebGLTexture | undefined> | undefined
      const own = known?.['__webglTexture']
      if (!renderer || !own) {
        texture.needsUpdate = true
        return
      }
      // three.js would set the texture's four parameters again and build a key of a dozen words, at every frame.
      const gl = renderer.getContext()
      renderer.state.bindTexture(gl.TEXTURE_2D, own)
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, columns, rows, gl.RGBA, gl.FLOAT, data)
    },
  }
}
