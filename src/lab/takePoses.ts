import type { DataTexture, Mesh, Object3D, ShaderMaterial } from 'three'

/**
 * Returns the poses that a scene draws, in hundredths, as text: the machines on which pictures are taken and
 * tested differ in later digits.
 */
export function takePoses(scene: Object3D): string {
  let texture: DataTexture | undefined
  scene.traverse((object) => {
    if (!object.name.endsWith('-faces')) return
    const { uniforms } = (object as Mesh).material as ShaderMaterial
    texture = uniforms['uPoses']?.value as DataTexture
  })
  return Array.from(texture?.image.data ?? [], (value) => Math.round(100 * value)).join()
}
