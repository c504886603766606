import type { BufferGeometry, Mesh, ShaderMaterial } from 'three'
import type { BodyUniforms } from '../../src/engine/glass/uniforms.ts'
import type { RenderedScene } from './renderScene.tsx'

export type GlassMesh = Mesh<BufferGeometry, ShaderMaterial & { uniforms: BodyUniforms }>

/** Returns the glass meshes below an object, in the order of their layers. */
export function meshesIn(root: RenderedScene['scene'] | GlassMesh['parent']): GlassMesh[] {
  const found = (root?.getObjectsByProperty('isMesh', true) ?? []) as GlassMesh[]
  return found.toSorted((a, b) => a.renderOrder - b.renderOrder)
}
