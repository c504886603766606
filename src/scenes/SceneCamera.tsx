import { PerspectiveCamera } from '@react-three/drei/core/PerspectiveCamera'
import { CAMERA } from './composition.ts'

/** The one camera that all scenes are composed for, wherever they are drawn. */
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
