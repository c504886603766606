import { PerspectiveCamera } from '@react-three/drei/core/PerspectiveCamera'
import { CAMERA } from '../motion/layout.ts'

const { z, ...camera } = CAMERA

/** The default camera of every root that draws a scene. All places are for this camera. */
export function SceneCamera() {
  return <PerspectiveCamera makeDefault {...camera} position={[0, 0, z]} />
}
