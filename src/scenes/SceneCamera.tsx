import { PerspectiveCamera } from '@react-three/drei/core/PerspectiveCamera'
import { CAMERA } from './composition.ts'

/** The default camera of every root that draws a scene. All layouts place bodies for this camera. */
export function SceneCamera() {
  return (
    <PerspectiveCamera
      makeDefault
      fov={CAMERA.fov}
      near={CAMERA.near}
      far={CAMERA.far}
      position={[0, 0, CAMERA.z]}
    />
  )
}
