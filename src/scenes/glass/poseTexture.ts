import { DataTexture, FloatType, NearestFilter, RGBAFormat, type WebGLRenderer } from 'three'
import { POSE_STRIDE } from '../../motion/poseLayout.ts'
import { clamp } from '../../shared/math.ts'
import { BODIES_PER_ROW } from './poseGlsl.ts'

export interface PoseTexture {
  texture: DataTexture
  /** Uploads poses, in the layout of `poseLayout`, to the texture that `renderer` has of them. */
  upload(poses: Float32Array, renderer: Pick<WebGLRenderer, 'copyTextureToTexture'>): void
  dispose(): void
}

/** Creates the texture from which `poseOf` in poseGlsl.ts reads: three texels a body, BODIES_PER_ROW bodies a row. */
export function createPoseTexture(count: number): PoseTexture {
  const columns = clamp(count, 1, BODIES_PER_ROW) * 3
  const rows = Math.max(1, Math.ceil(count / BODIES_PER_ROW))
  const data = new Float32Array(columns * rows * (POSE_STRIDE / 3))
  const create = () => new DataTexture(data, columns, rows, RGBAFormat, FloatType)
  const texture = create()
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  /** Holds the same data and is never drawn, so it has no memory on the GPU. */
  const source = create()
  return {
    texture,
    upload(poses, renderer) {
      data.set(poses)
      // `needsUpdate` takes 27 µs a frame instead of 8 (Chromium, SwiftShader): three.js then sets all parameters again.
      renderer.copyTextureToTexture(source, texture)
    },
    dispose: () => texture.dispose(),
  }
}
