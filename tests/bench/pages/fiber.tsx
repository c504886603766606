import { useFrame, type RootState } from '@react-three/fiber'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Mesh } from 'three'
import { createSceneRoot } from '../../../src/backdrop/stage/createSceneRoot.ts'
import { SceneCamera } from '../../../src/scenes/SceneCamera.tsx'
import type { Layout } from '../../../src/scenes/layout.ts'
import { createSnapshot, StageContext } from '../../../src/scenes/StageContext.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { applyMotion } from '../../helpers/bodies.ts'
import { SIZE, type Drawing } from './frameRequest.ts'
import { createStockBodies, type StockBody } from './stockBodies.ts'

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** A drawing by a React Three Fiber root. */
export interface FiberDrawing extends Drawing {
  state: () => RootState
}

/** Mounts `element` in the site's own root, which draws only when `step` is called. */
async function drawFiber(canvas: HTMLCanvasElement, element: ReactElement): Promise<FiberDrawing> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const root = await createSceneRoot(canvas, { ...SIZE, dpr: 1 }, reject)
  root.render(
    <>
      <SceneCamera />
      {element}
      <Mounted onMount={resolve} />
    </>,
  )
  await promise
  return { state: root.state, renderer: root.state().gl, step: root.advance }
}

/** A stage on which no ring of light runs, since the alternatives have none. */
const stage = {
  progress: {
    value: 1,
    lead: true,
    partner: null,
    get ring() {
      return null
    },
    set ring(_: number | null) {},
  },
  snapshot: createSnapshot(),
  store: null,
}

/** Draws a scene of the site with `count` bodies, with its contour lines or without. */
export async function drawScene(
  canvas: HTMLCanvasElement,
  id: SceneId,
  count: number,
  contours = false,
): Promise<FiberDrawing> {
  const { component: Scene } = scenes[id]
  const drawing = await drawFiber(
    canvas,
    <StageContext value={stage}>
      <Scene count={count} />
    </StageContext>,
  )
  drawing.state().scene.traverse((object) => {
    if (object.name.endsWith('-contours')) object.visible = contours
  })
  return drawing
}

function Lights() {
  return (
    <>
      <ambientLight args={[0x404040]} />
      <directionalLight position={[-0.55, 0.75, 0.5]} />
    </>
  )
}

interface MovingProps {
  stock: StockBody
  /** Seconds. */
  startTime: number
}

function MovingMesh({ stock, startTime }: MovingProps) {
  const mesh = useRef<Mesh>(null)
  useFrame(({ clock }) => {
    if (mesh.current) applyMotion(mesh.current, stock.body.motion, startTime + clock.elapsedTime)
  })
  return (
    <mesh
      ref={mesh}
      geometry={stock.faces}
      material={stock.material}
      position={[...stock.body.position]}
      rotation={[...stock.body.rotation]}
      scale={stock.body.radius}
    />
  )
}

/** Draws one `<mesh>` with one `useFrame` per body. `startTime` in seconds. */
export function drawFiberMeshes(
  canvas: HTMLCanvasElement,
  { bodies }: Layout,
  startTime: number,
): Promise<Drawing> {
  return drawFiber(
    canvas,
    <>
      <Lights />
      {createStockBodies(bodies).map((stock) => (
        <MovingMesh key={stock.body.name} stock={stock} startTime={startTime} />
      ))}
    </>,
  )
}
