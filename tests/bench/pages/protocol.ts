import type { SceneId } from '../../../src/scenes/registry.ts'

/** Others that draw the bodies of one scene, moved by the same functions. */
export const WRITTEN = [
  'glass by hand',
  'meshes and edges',
  'meshes',
  'instanced',
  'useFrame each',
  'drei Instances',
] as const

/** Who draws. */
export type Subject = 'scene' | (typeof WRITTEN)[number] | 'Vanta NET'

export interface FrameRequest {
  scene: SceneId
  subject: Subject
  /** Bodies, as a multiple of the scene's own. */
  factor: number
  /** `script`: the frame's JavaScript alone, with draw calls that do nothing. `frame`: until its pixels can be read. */
  measure: 'script' | 'frame'
}

export interface FrameResult {
  /** Milliseconds of a frame: the lower quartile of scripts, the median of whole frames. */
  milliseconds: number
  bodies: number
  calls: number
  triangles: number
  /** The second frame, coarse: the mean of all values (0 to 255) in each of 16 x 10 cells, row by row. */
  light: readonly number[]
}

declare global {
  interface Window {
    measureFrames: (request: FrameRequest) => Promise<FrameResult>
  }
}
