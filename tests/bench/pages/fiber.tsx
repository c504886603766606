import { Instance, Instances } from '@react-three/drei/core/Instances'
import { extend, useFrame, type RootState } from '@react-three/fiber'
import { useEffect, useRef, type ReactElement } from 'react'
import * as THREE from 'three'
import { createSceneRoot } from '../../../src/backdrop/stage/createSceneRoot.ts'
import { SceneCamera } from '../../../src/scenes/SceneCamera.tsx'
import type { Layout } from '../../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { applyMotion } from '../../helpers/bodies.ts'
import { createStockBodies, stockMaterial, type StockBody } from './stockBodies.ts'
import { SIZE, type Drawing } from './stockThree.ts'

// For drei's `Instances`. The root registers the elements of the scenes.
extend({ InstancedBufferAttribute: THREE.InstancedBufferAttribute, InstancedMesh: THREE.InstancedMesh })

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

/** Draws a scene of the site with `count` bodies. */
export function drawScene(canvas: HTMLCanvasElement, id: SceneId, count: number): Promise<FiberDrawing> {
  const { component: Scene } = scenes[id]
  return drawFiber(canvas, <Scene count={count} />)
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
  const mesh = useRef<THREE.Mesh>(null)
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
      scale={[...stock.scale]}
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

function MovingInstance({ stock, startTime }: MovingProps) {
  const instance = useRef<THREE.Object3D>(null)
  useFrame(({ clock }) => {
    if (instance.current) applyMotion(instance.current, stock.body.motion, startTime + clock.elapsedTime)
  })
  return (
    <Instance
      ref={instance}
      color={stock.material.color}
      position={[...stock.body.position]}
      rotation={[...stock.body.rotation]}
      scale={[...stock.scale]}
    />
  )
}

/** Draws one `<Instances>` of drei per shape, with one `useFrame` per body. `startTime` in seconds. */
export function drawDreiInstances(
  canvas: HTMLCanvasElement,
  { bodies }: Layout,
  startTime: number,
): Promise<Drawing> {
  const sets = Map.groupBy(createStockBodies(bodies), ({ faces }) => faces)
  const material = stockMaterial()
  return drawFiber(
    canvas,
    <>
      <Lights />
      {[...sets].map(([faces, members]) => (
        <Instances
          key={faces.uuid}
          limit={members.length}
          geometry={faces}
          material={material}
          frustumCulled={false}
        >
          {members.map((stock) => (
            <MovingInstance key={stock.body.name} stock={stock} startTime={startTime} />
          ))}
        </Instances>
      ))}
    </>,
  )
}
