import { Instance, Instances } from '@react-three/drei/core/Instances'
import { createRoot, extend, useFrame, type RootState } from '@react-three/fiber'
import { useEffect, useRef, type ReactElement } from 'react'
import * as THREE from 'three'
import { SceneCamera } from '../../../src/scenes/SceneCamera.tsx'
import type { Layout } from '../../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { createRenderer, SIZE, type Drawn } from './plain.ts'
import { plainBodies, pose, stockMaterial, type PlainBody } from './solids.ts'

extend({
  AmbientLight: THREE.AmbientLight,
  DirectionalLight: THREE.DirectionalLight,
  Group: THREE.Group,
  InstancedBufferAttribute: THREE.InstancedBufferAttribute,
  InstancedMesh: THREE.InstancedMesh,
  Mesh: THREE.Mesh,
  PerspectiveCamera: THREE.PerspectiveCamera,
})

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** What a root of React Three Fiber draws. */
export interface DrawnByFiber extends Drawn {
  state: () => RootState
}

/** A root of React Three Fiber whose frames are asked for one by one. */
async function drawFiber(canvas: HTMLCanvasElement, element: ReactElement): Promise<DrawnByFiber> {
  const root = createRoot(canvas)
  await root.configure({
    gl: (defaults) => createRenderer(canvas, defaults),
    size: { ...SIZE, top: 0, left: 0 },
    dpr: 1,
    frameloop: 'never',
    flat: true,
    linear: true,
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const store = root.render(
    <>
      <SceneCamera />
      {element}
      <Mounted onMount={resolve} />
    </>,
  )
  await promise
  const state: () => RootState = store.getState
  return {
    state,
    renderer: state().gl,
    step: (seconds) => state().advance(state().clock.elapsedTime + seconds),
  }
}

/** The scene of this site, as it stands. */
export function drawScene(canvas: HTMLCanvasElement, id: SceneId, count: number): Promise<DrawnByFiber> {
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
  plain: PlainBody
  /** Seconds. */
  startTime: number
}

function MovingMesh({ plain, startTime }: MovingProps) {
  const mesh = useRef<THREE.Mesh>(null)
  useFrame(({ clock }) => {
    if (mesh.current) pose(mesh.current, plain.body, startTime + clock.elapsedTime)
  })
  return (
    <mesh
      ref={mesh}
      geometry={plain.faces}
      material={plain.material}
      position={[...plain.body.position]}
      rotation={[...plain.body.rotation]}
      scale={[...plain.scale]}
    />
  )
}

/** One `<mesh>` and one `useFrame` for each body. */
export function drawMeshElements(
  canvas: HTMLCanvasElement,
  { bodies }: Layout,
  startTime: number,
): Promise<Drawn> {
  return drawFiber(
    canvas,
    <>
      <Lights />
      {plainBodies(bodies).map((plain) => (
        <MovingMesh key={plain.body.name} plain={plain} startTime={startTime} />
      ))}
    </>,
  )
}

function MovingInstance({ plain, startTime }: MovingProps) {
  const instance = useRef<THREE.Object3D>(null)
  useFrame(({ clock }) => {
    if (instance.current) pose(instance.current, plain.body, startTime + clock.elapsedTime)
  })
  return (
    <Instance
      ref={instance}
      color={plain.material.color}
      position={[...plain.body.position]}
      rotation={[...plain.body.rotation]}
      scale={[...plain.scale]}
    />
  )
}

/** drei's `Instances`, one set for each shape, and one `useFrame` for each body. */
export function drawInstances(
  canvas: HTMLCanvasElement,
  { bodies }: Layout,
  startTime: number,
): Promise<Drawn> {
  const sets = Map.groupBy(plainBodies(bodies), ({ faces }) => faces)
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
          {members.map((plain) => (
            <MovingInstance key={plain.body.name} plain={plain} startTime={startTime} />
          ))}
        </Instances>
      ))}
    </>,
  )
}
