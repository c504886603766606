import { useFrame } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Group, Object3D } from 'three'
import { FRAME_ORDER } from '../../scenes/frameOrder.ts'
import { StageContext } from '../../scenes/StageContext.ts'
import type { SiteStore } from '../../store/site.ts'
import { isDrawn, stageValueOf, type SceneTransition } from './transitions.ts'

interface StagedSceneProps {
  transition: SceneTransition
  store: SiteStore
  prepare: (scene: Object3D) => Promise<void>
  children: ReactNode
}

/** Gives a scene its transition, and hides the scene until its shaders are compiled and after it has left. */
export function StagedScene({ transition, store, prepare, children }: StagedSceneProps) {
  const group = useRef<Group>(null)
  useLayoutEffect(() => {
    const scene = group.current
    if (scene && !transition.prepared) void prepare(scene).then(() => (transition.prepared = true))
  }, [transition, prepare])
  useFrame(() => {
    if (group.current) group.current.visible = isDrawn(transition)
  }, FRAME_ORDER.visibility)
  const value = useMemo(() => stageValueOf(transition, store), [transition, store])
  return (
    <StageContext value={value}>
      <group ref={group} visible={transition.prepared} matrixAutoUpdate={false}>
        {children}
      </group>
    </StageContext>
  )
}
