import { flushSync, type RootState } from '@react-three/fiber'
import type { StageSize } from '../backdrop/messages.ts'
import { createSceneRoot } from '../backdrop/stage/createSceneRoot.ts'
import { SceneBoundary } from '../backdrop/stage/SceneBoundary.tsx'
import { createSceneSet, finishedTransition, stageValueOf } from '../backdrop/stage/transitions.ts'
import { scenes, type SceneId } from '../scenes/registry.ts'
import { SceneCamera } from '../scenes/SceneCamera.tsx'
import { StageContext } from '../scenes/StageContext.ts'

/** The cost of one frame. */
export interface LabFrame {
  drawCalls: number
  triangles: number
  /** Milliseconds of JavaScript, without the work of the GPU. */
  script: number
}

/** A stage for one scene, which draws a frame when `draw` is called. */
export interface LabStage {
  /** Replaces the scene. */
  show: (scene: SceneId, seed: number) => void
  resize: (size: StageSize) => void
  /** Draws the scene at `time` seconds and at a station, by default the first. Throws what the frame throws, or an Error if no scene is mounted. */
  draw: (time: number, station?: number) => LabFrame
  /** Returns camera, scene graph and renderer. */
  state: () => RootState
  dispose: () => void
}

/** Creates a stage with one fully entered scene, in the root that the site uses. Rejects if WebGL is missing. */
export async function createLabStage(
  canvas: HTMLCanvasElement,
  size: StageSize,
  onFailure: (error: unknown) => void,
): Promise<LabStage> {
  const root = await createSceneRoot(canvas, size, onFailure)
  const transition = finishedTransition('lab')
  const sceneSet = createSceneSet([transition])
  const value = stageValueOf(transition, null)
  return {
    show(id, seed) {
      const { component: Scene } = scenes[id]
      // The key remounts the boundary. Without it, a scene that failed stays empty for every other seed.
      const element = (
        <SceneBoundary key={`${id} ${seed}`} scene={id} onFailure={onFailure}>
          <SceneCamera />
          <StageContext value={value}>
            <Scene seed={seed} />
          </StageContext>
        </SceneBoundary>
      )
      flushSync(() => root.render(element))
    },
    resize: (next) => flushSync(() => root.resize(next)),
    draw(time, station = 0) {
      if (!sceneSet.isMounted()) throw new Error('No scene is mounted: call show() before draw().')
      const startedAt = performance.now()
      sceneSet.seek({ time, station })
      root.advance(0)
      const script = performance.now() - startedAt
      const { calls, triangles } = root.state().gl.info.render
      return { drawCalls: calls, triangles, script }
    },
    state: root.state,
    dispose: root.unmount,
  }
}
