import { createRoot, extend, flushSync } from '@react-three/fiber'
import { AmbientLight, DirectionalLight, Group, Mesh, PerspectiveCamera, setConsoleFunction } from 'three'
import type { StageSize } from '../backdrop/messages.ts'
import { createSceneSet, finishedTransition, stageValueOf } from '../backdrop/stage/transitions.ts'
import { scenes, type SceneId } from '../scenes/registry.ts'
import { SceneCamera } from '../scenes/SceneCamera.tsx'
import { StageContext } from '../scenes/StageContext.ts'
import { fingerprintOf } from './fingerprint.ts'

extend({ AmbientLight, DirectionalLight, Group, Mesh, PerspectiveCamera })

// React Three Fiber 9 creates a deprecated THREE.Clock per root, of which three.js warns each time.
setConsoleFunction((type, message, ...more) => {
  if (type === 'error') console.error(message, ...more)
})

const nothing = () => {}

/** The members of a renderer that a frame calls. Nothing is drawn: Node has no WebGL. */
const renderer = {
  render: nothing,
  setSize: nothing,
  setPixelRatio: nothing,
  dispose: nothing,
  forceContextLoss: nothing,
  properties: new Map(),
  shadowMap: {},
  xr: { addEventListener: nothing, removeEventListener: nothing },
}

/**
 * Returns the fingerprint of a scene's poster at a station, without a browser. `npm run preflight` and `npm run pictures` load this
 * module with Vite, and compare it with the fingerprint that a browser has computed for the picture.
 */
export async function drawingOf(
  { scene: id, station }: { scene: SceneId; station: number },
  { width, height, dpr }: StageSize,
): Promise<string> {
  const root = createRoot(new EventTarget() as OffscreenCanvas)
  await root.configure({
    gl: () => renderer,
    size: { width, height, top: 0, left: 0 },
    dpr,
    frameloop: 'never',
    flat: true,
    linear: true,
  })
  const transition = finishedTransition('lab')
  const sceneSet = createSceneSet([transition])
  const { component: Scene, posterTime } = scenes[id]
  const store = flushSync(() =>
    root.render(
      <>
        <SceneCamera />
        <StageContext value={stageValueOf(transition, null)}>
          <Scene />
        </StageContext>
      </>,
    ),
  )
  sceneSet.seek({ time: posterTime, station })
  const { advance, clock } = store.getState()
  advance(clock.elapsedTime)
  const { scene, camera } = store.getState()
  const drawing = await fingerprintOf(scene, camera)
  root.unmount()
  return drawing
}
