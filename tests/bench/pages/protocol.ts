import type { SceneId } from '../../../src/scenes/registry.ts'

export const SUBJECTS = [
  'scene',
  'glass by hand',
  'meshes and edges',
  'meshes',
  'instanced',
  'useFrame each',
  'drei Instances',
  'Vanta NET',
] as const

/** Who draws. All but Vanta draw the bodies of one scene, moved by the same functions. */
export type Subject = (typeof SUBJECTS)[number]

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
  /** Mean of all values of all pixels of the second frame, 0 to 255. */
  light: number
}

declare global {
  interface Window {
    measureFrames: (request: FrameRequest) => Promise<FrameResult>
  }
}
