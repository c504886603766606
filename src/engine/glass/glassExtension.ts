import type { IUniform } from 'three'
import type { BodyLook } from '../body.ts'
import type { GlassLine } from './lineGeometry.ts'

/** Macros of a shader, by name. */
type Defines = Readonly<Record<string, string | number>>

/**
 * What one scene adds to the glass. A chunk is GLSL that replaces lines `#pragma scene <place>` in the
 * shaders of this folder, see `insertChunk`.
 */
export interface GlassExtension {
  /** Chunks for faces.vert.glsl and faces.frag.glsl, and their macros. */
  faces?: { vertex: string; fragment: string; defines?: Defines }
  /**
   * Lines that replace the bodies' engravings, the chunk for lines.vert.glsl that sets their ends, and its
   * macros.
   */
  lines?: { lines: readonly GlassLine[]; ends: string; defines?: Defines }
  /** Uniforms of the chunks, by their names in GLSL. */
  uniforms?: Readonly<Record<string, IUniform>>
}

/** Returns the extension for the glass of these bodies. */
export type SceneShaders = (bodies: readonly BodyLook[]) => GlassExtension
