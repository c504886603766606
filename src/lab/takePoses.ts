import type { Object3D } from 'three'
import type { Body } from '../motion/body.ts'

/**
 * Returns the poses that a scene draws, in hundredths, as text: the machines on which pictures are taken and
 * tested differ in later digits.
 */
export function takePoses(scene: Object3D): string {
  const poses: number[] = []
  scene.traverse((object) => {
    if (!('rest' in object.userData)) return
    const { position, scale, quaternion, userData } = object as Body
    const { elevation, glow, warmth, shown } = userData
    poses.push(...position, scale.x, ...quaternion, elevation, glow, warmth, shown)
  })
  return poses.map((value) => Math.round(100 * value)).join()
}
