import type { SceneId } from '../../../src/scenes/registry.ts'

/**
 * Other implementations that draw the same bodies with the same motion functions:
 * - three.js with glass: plain three.js, the scene's own materials and lines, 1 to 3 meshes per body
 * - three.js with edges: plain three.js, one stock mesh and one LineSegments per body
 * - three.js meshes: plain three.js, one stock mesh per body
 * - InstancedMesh: plain three.js, one InstancedMesh per shape
 * - Fiber meshes: React Three Fiber, one `<mesh>` and one `useFrame` per body
 * - drei Instances: one `<Instances>` per shape, one `useFrame` per body
 */
export const ALTERNATIVES = [
  'three.js with glass',
  'three.js with edges',
  'three.js meshes',
  'InstancedMesh',
  'Fiber meshes',
  'drei Instances',
] as const

/** What draws the frames: the site's scene, an alternative, or Vanta's NET effect. */
export type Implementation = 'scene' | (typeof ALTERNATIVES)[number] | 'Vanta NET'

/** What the bench asks of the page `frames`. */
export interface FrameRequest {
  scene: SceneId
  implementation: Implementation
  /** Number of bodies, as a multiple of the scene's own. */
  factor: number
  /** `script`: only the frame's JavaScript, with stubbed draw calls. `frame`: until its pixels can be read. */
  measure: 'script' | 'frame'
}

export interface FrameResult {
  /** Milliseconds per frame: lower quartile for `script`, median for `frame`. */
  milliseconds: number
  bodies: number
  /** Draw calls per frame. */
  calls: number
  triangles: number
  /** Mean of all channel values (0 to 255) of the second frame in each of 16 x 10 cells, row by row. */
  brightness: readonly number[]
}

declare global {
  interface Window {
    measureFrames: (request: FrameRequest) => Promise<FrameResult>
  }
}
