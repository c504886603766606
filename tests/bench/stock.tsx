import { Canvas } from '@react-three/fiber'
import { createRoot } from 'react-dom/client'
import { SceneCamera } from '../../src/engine/SceneCamera.tsx'
import { StageContext } from '../../src/engine/StageContext.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'

// The scene of the services as a project of React Three Fiber shows one: on the page's thread, in each frame.
const layer = document.createElement('div')
layer.style.cssText = 'position: fixed; inset: 0; pointer-events: none'
document.body.prepend(layer)
const stage = {
  entered: { value: 1 },
  store: createSiteStore({ route: 'services' }),
  seeks: new Set<never>(),
}
createRoot(layer).render(
  <Canvas>
    <SceneCamera />
    <StageContext value={stage}>
      <scenes.services />
    </StageContext>
  </Canvas>,
)
