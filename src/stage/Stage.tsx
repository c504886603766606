import { useFrame } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Group, Object3D } from 'three'
import { useStore, type StoreApi } from 'zustand'
import { PRIORITIES } from '../motion/priorities.ts'
import { StageContext } from '../engine/StageContext.ts'
import { scenes, stagedScene } from '../scenes/registry.ts'
import { SceneCamera } from '../engine/SceneCamera.tsx'
import type { StageState } from '../store/stageState.ts'
import { SceneBoundary } from './SceneBoundary.tsx'
import type { SceneSet } from './sceneSet.ts'

interface StageProps {
  store: StoreApi<StageState>
  sceneSet: SceneSet
  /** Called with an error that names the scene, when a scene throws while React renders it. */
  onFailure: (error: Error) => void
  /** Compiles the shaders of an entering scene. Resolves once it can be drawn, and never rejects. */
  prepare: (scene: Object3D) => Promise<void>
}

/** Renders the camera and the scene of the current route. The scene before it fades out first. */
export function Stage({ store, sceneSet, onFailure, prepare }: StageProps) {
  const wanted = useStore(store, ({ route }) => stagedScene(route))
  const [shown, setShown] = useState(wanted)
  const first = useRef(shown)
  const group = useRef<Group>(null)
  useLayoutEffect(() => sceneSet.setWanted(shown === wanted), [sceneSet, shown, wanted])
  useLayoutEffect(() => {
    // The poster waits for the first scene of a visit.
    if (group.current && first.current !== shown) void sceneSet.waitFor(prepare(group.current))
  }, [sceneSet, shown, prepare])
  useFrame((_, delta) => {
    if (sceneSet.advance(delta)) setShown(wanted)
    if (group.current) group.current.visible = sceneSet.entered.value > 0
  }, PRIORITIES.transitions)
  const value = useMemo(
    () => ({ entered: sceneSet.entered, seeks: sceneSet.seeks, store }),
    [sceneSet, store],
  )
  const Scene = scenes[shown]
  return (
    <>
      <SceneCamera />
      <StageContext value={value}>
        <group key={shown} ref={group} matrixAutoUpdate={false}>
          <SceneBoundary scene={shown} onFailure={onFailure}>
            <Scene />
          </SceneBoundary>
        </group>
      </StageContext>
    </>
  )
}
