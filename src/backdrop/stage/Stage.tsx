import { useFrame } from '@react-three/fiber'
import { useLayoutEffect, useState } from 'react'
import type { Object3D } from 'three'
import { useStore } from 'zustand'
import { FRAME_ORDER } from '../../scenes/frameOrder.ts'
import { sceneOf, scenes, type SceneId } from '../../scenes/registry.ts'
import { SceneCamera } from '../../scenes/SceneCamera.tsx'
import type { SiteStore } from '../../store/site.ts'
import { SceneBoundary } from './SceneBoundary.tsx'
import type { SceneSet } from './sceneSet.ts'
import { StagedScene } from './StagedScene.tsx'
import { enteredTransition, withoutGone, withScene } from './transitions.ts'

interface StageProps {
  store: SiteStore
  /** Receives the transitions on stage after each commit. */
  sceneSet: SceneSet
  /** Called with an error that names the scene, when a scene throws while React renders it. */
  onFailure: (error: Error) => void
  /** Compiles the shaders of an entering scene. Resolves once it can be drawn, and never rejects. */
  prepare: (scene: Object3D) => Promise<void>
}

/** Renders the camera and the scene of the current route. A leaving scene stays mounted until its transition ends. */
export function Stage({ store, sceneSet, onFailure, prepare }: StageProps) {
  const currentScene = useStore(store, ({ route }) => sceneOf(route).id)
  const [transitions, setTransitions] = useState(() => [enteredTransition<SceneId>(currentScene)])
  const staged = withScene(transitions, currentScene)
  // A state update during rendering: React renders again with it before it commits.
  if (staged !== transitions) setTransitions(staged)
  useLayoutEffect(() => sceneSet.set(staged), [sceneSet, staged])
  useFrame((_, delta) => {
    if (sceneSet.advance(delta)) setTransitions(withoutGone)
  }, FRAME_ORDER.transitions)
  return (
    <>
      <SceneCamera />
      {staged.map((transition) => {
        const { component: Scene } = scenes[transition.id]
        return (
          <StagedScene key={transition.key} transition={transition} store={store} prepare={prepare}>
            <SceneBoundary scene={transition.id} onFailure={onFailure}>
              <Scene />
            </SceneBoundary>
          </StagedScene>
        )
      })}
    </>
  )
}
