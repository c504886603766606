import type { Object3D } from 'three'
import { Body } from '../motion/body.ts'

/**
 * Returns the poses that a scene draws, in hundredths, as text: the machines on which pictures are taken and
 * tested differ in later digits.
 */
export function takePoses(scene: Object3D): string {
  const poses: number[] = []
  scene.traverse((object) => {
    if (!(object instanceof Body)) return
    const { position, scale, quaternion, elevation, brightness, highlight, shown } = object
    poses.push(...position, scale.x, ...quaternion, elevation, brightness, highlight, shown)
  })
  return poses.map((value) => Math.round(100 * value)).join()
}
