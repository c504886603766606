import { Instance, Instances } from '@react-three/drei/core/Instances'
import { extend, useFrame, type RootState } from '@react-three/fiber'
import { useEffect, useRef, type ReactElement } from 'react'
import * as THREE from 'three'
import { createSceneRoot } from '../../../src/backdrop/stage/createSceneRoot.ts'
import { SceneCamera } from '../../../src/scenes/SceneCamera.tsx'
import type { Layout } from '../../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { SIZE, type Drawn } from './plain.ts'
import { plainBodies, pose, stockMaterial, type PlainBody } from './solids.ts'

// For drei's `Instances`. The root registers the elements of the scenes.
extend({ InstancedBufferAttribute: THREE.InstancedBufferAttribute, InstancedMesh: THREE.InstancedMesh })

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** A drawing whose root's state can be read. */
export interface DrawnByFiber extends Drawn {
  state: () => RootState
}

/** Draws an element in the site's own root, and resolves once it has mounted. */
async function drawFiber(canvas: HTMLCanvasElement, element: ReactElement): Promise<DrawnByFiber> {
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
