import { useFrame } from '@react-three/fiber'
import { useLayoutEffect, useState, useMemo, useRef, type ReactNode } from 'react'
import type { Object3D, Group } from 'three'
import { useStore } from 'zustand'
import { PHASES } from '../motion/phases.ts'
import { StageContext } from '../engine/StageContext.ts'
import { scenes, stagedScene, type SceneId } from '../scenes/registry.ts'
import { SceneCamera } from '../engine/SceneCamera.tsx'
import type { SiteStore } from '../store/site.ts'
import { SceneBoundary } from './SceneBoundary.tsx'
import { finishedTransition, withoutGone, withScene } from './transitions.ts'
import type { SceneSet, SceneTransition } from './transitions.ts'

interface StagedSceneProps extends Pick<StageProps, 'store' | 'prepare'> {
  transition: SceneTransition
  children: ReactNode
}

/** Gives a scene its transition, and hides the scene until its shaders are compiled and after it has left. */
function StagedScene({ transition, store, prepare, children }: StagedSceneProps) {
  const group = useRef<Group>(null)
  useLayoutEffect(() => {
    const scene = group.current
    if (scene && !transition.prepared) void prepare(scene).then(() => (transition.prepared = true))
  }, [transition, prepare])
  useFrame(() => {
    if (group.current) group.current.visible = transition.progress.drawn
  }, PHASES.visibility)
  const value = useMemo(() => ({ ...transition, store }), [transition, store])
  return (
    <StageContext value={value}>
      <group ref={group} visible={transition.progress.drawn} matrixAutoUpdate={false}>
        {children}
      </group>
    </StageContext>
  )
}

interface StageProps {
  store: SiteStore
  /** Receives the transitions on stage after each commit. */
  sceneSet: SceneSet
  /** Called with an error that names the scene, when a scene throws while React renders it. */
  onFailure: (error: Error) => void
  /** Compiles the shaders of an entering scene. Resolves once it can be drawn, and never rejects. */
  prepare: (scene: Object3D) => Promise<void>
}

/**
 * Renders the camera and the scene of the current route. A leaving scene stays mounted until its transition
 * ends.
 */
export function Stage({ store, sceneSet, onFailure, prepare }: StageProps) {
  const currentScene = useStore(store, ({ route }) => stagedScene(route))
  const [transitions, setTransitions] = useState(() => [finishedTransition<SceneId>(currentScene)])
  const staged = withScene(transitions, currentScene)
  // A state update during rendering: React renders again with it before it commits.
  if (staged !== transitions) setTransitions(staged)
  useLayoutEffect(() => sceneSet.set(staged), [sceneSet, staged])
  useFrame((_, delta) => {
    if (sceneSet.advance(delta)) setTransitions(withoutGone)
  }, PHASES.transitions)
  return (
    <>
      <SceneCamera />
      {staged.map((transition) => {
        const Scene = scenes[transition.id]
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
