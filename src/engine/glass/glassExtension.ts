import type { IUniform } from 'three'

/**
 * What one scene adds to the faces: GLSL that replaces lines `#pragma scene <place>` in faces.*.glsl, see
 * `insertChunk`, and its uniforms.
 */
export interface GlassExtension {
  vertex: string
  fragment: string
  uniforms: Readonly<Record<string, IUniform>>
}
