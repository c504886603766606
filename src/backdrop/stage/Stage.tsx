import { useFrame } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Group, Object3D } from 'three'
import { useStore } from 'zustand'
import { FRAME_ORDER } from '../../scenes/frameOrder.ts'
import { sceneNamed, sceneOf, type SceneId } from '../../scenes/registry.ts'
import { SceneCamera } from '../../scenes/SceneCamera.tsx'
import { StageContext, type StageValue } from '../../scenes/StageContext.ts'
import type { SiteStore } from '../../store/site.ts'
import { advanceActs, changeTo, openingAct, withoutGone, type Act } from './acts.ts'
import { SceneBoundary } from './SceneBoundary.tsx'

interface StageProps {
  store: SiteStore
  /** Told once, with the scene's name, when a scene cannot go on. */
  onFailure: (error: Error) => void
  /** Ways to set the time of each scene on stage. */
  seekers: Set<(t: number) => void>
  /** Told which acts are on stage, for whoever must end a change at once. */
  onActs: (acts: readonly Act[]) => void
  /** Compiles the shaders of a scene that is about to come; resolves, and never rejects, once it can be drawn. */
  prepare: (scene: Object3D) => Promise<void>
}

/** Camera and scenes of the current route; the scene that leaves stays until it has sunk. */
export function Stage({ store, onFailure, seekers, onActs, prepare }: StageProps) {
  const wanted = useStore(store, ({ route }) => sceneOf(route).id)
  const [acts, setActs] = useState(() => openingAct<SceneId>(wanted))
  const staged = changeTo(acts, wanted)
  if (staged !== acts) setActs(staged)
  const current = useRef(staged)
  useLayoutEffect(() => {
    current.current = staged
    onActs(staged)
  }, [onActs, staged])
  useFrame((_, delta) => {
    if (advanceActs(current.current, delta)) setActs(withoutGone)
  }, FRAME_ORDER.stage)
  return (
    <>
      <SceneCamera />
      {staged.map((act) => (
        <ActOnStage key={act.key} act={act} store={store} seekers={seekers} prepare={prepare}>
          <SceneBoundary scene={act.id} onFailure={onFailure}>
            <SceneOf id={act.id} />
          </SceneBoundary>
        </ActOnStage>
      ))}
    </>
  )
}

function SceneOf({ id }: { id: SceneId }) {
  const { component: Scene } = sceneNamed(id)
  return <Scene />
}

interface ActOnStageProps {
  act: Act
  store: SiteStore
  seekers: Set<(t: number) => void>
  prepare: (scene: Object3D) => Promise<void>
  children: ReactNode
}

function ActOnStage({ act, store, seekers, prepare, children }: ActOnStageProps) {
  const { progress } = act
  const group = useRef<Group>(null)
  useLayoutEffect(() => {
    const scene = group.current
    if (scene && !act.prepared) void prepare(scene).then(() => (act.prepared = true))
  }, [act, prepare])
  useFrame(() => {
    if (group.current) group.current.visible = act.prepared && (progress.lead || progress.value > 0)
  }, FRAME_ORDER.acts)
  const value = useMemo<StageValue>(
    () => ({
      progress,
      store,
      onField(seek) {
        seekers.add(seek)
        return () => seekers.delete(seek)
      },
    }),
    [progress, store, seekers],
  )
  return (
    <StageContext value={value}>
      <group ref={group} visible={act.prepared} matrixAutoUpdate={false}>
        {children}
      </group>
    </StageContext>
  )
}
