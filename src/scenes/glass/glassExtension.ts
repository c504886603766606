import type { IUniform } from 'three'
import type { SceneDescription } from '../drawing.ts'
import type { DrawingOrder } from './depthOrder.ts'
import type { GlassLine } from './lineGeometry.ts'

type Defines = Readonly<Record<string, string | number>>

/**
 * What one scene adds to the glass. Shader chunks are GLSL for the places that `#pragma scene` names in the shaders of
 * this folder, see insertChunk.ts.
 */
export interface GlassExtension {
  /** Chunks for faces.vert.glsl and faces.frag.glsl, and their macros. */
  faces?: { vertex: string; fragment: string; defines?: Defines }
  /** Lines in place of the bodies' engravings, the chunk for lines.vert.glsl that finds their ends, and its macros. */
  lines?: { lines: readonly GlassLine[]; ends: string; defines?: Defines }
  /** Uniforms of the chunks, by their names in GLSL. */
  uniforms?: Readonly<Record<string, IUniform>>
  /** Default: 'far first'. */
  order?: DrawingOrder
}

/** Creates a scene's extension for one drawing of it. */
export type ExtendGlass = (scene: SceneDescription) => GlassExtension
