import common from './common.glsl?raw'
import engravings from './engravings.glsl?raw'
import faceFragment from './faces.frag.glsl?raw'
import faceVertex from './faces.vert.glsl?raw'
import type { GlassExtension } from './glassExtension.ts'
import { insertChunk } from './insertChunk.ts'
import lineFragment from './lines.frag.glsl?raw'
import lineVertex from './lines.vert.glsl?raw'
import { poseGlsl } from './poseGlsl.ts'
import quietZone from './quietZone.glsl?raw'

interface Shaders {
  vertexShader: string
  fragmentShader: string
}

/** Returns the shaders of faces, with a scene's chunks. */
export function faceShaders(chunks: GlassExtension['faces']): Shaders {
  return {
    vertexShader: common + poseGlsl + insertChunk(faceVertex, chunks?.vertex),
    fragmentShader: quietZone + insertChunk(faceFragment, chunks?.fragment),
  }
}

/** Returns the shaders of lines. The chunk `ends` sets their ends. Default: engravings and edges on bodies. */
export function lineShaders(ends: string = engravings): Shaders {
  return {
    vertexShader: common + poseGlsl + insertChunk(lineVertex, ends),
    fragmentShader: quietZone + lineFragment,
  }
}
