import { flushSync } from '@react-three/fiber'
import type { StageSize } from '../stage/messages.ts'
import { createSceneRoot } from '../stage/createSceneRoot.ts'
import { SceneBoundary } from '../stage/SceneBoundary.tsx'
import { scenes, type SceneId } from '../scenes/registry.ts'
import { SceneCamera } from '../engine/SceneCamera.tsx'
import { StageContext, type StageValue } from '../engine/StageContext.ts'

/**
 * Creates a stage with one fully entered scene, in the root that the site uses. Rejects if WebGL is missing.
 */
export async function createLabStage(
  canvas: HTMLCanvasElement,
  size: StageSize,
  onFailure: (error: unknown) => void,
) {
  const root = await createSceneRoot(canvas, size, onFailure)
  const value: StageValue = { entered: { value: 1 }, store: null, seeks: new Set() }
  let shown = 0
  return {
    show(id: SceneId) {
      const Scene = scenes[id]
      shown += 1
      // The key remounts the boundary. Without it, a scene that failed would stay empty.
      const element = (
        <SceneBoundary key={shown} scene={id} onFailure={onFailure}>
          <SceneCamera />
          <StageContext value={value}>
            <Scene />
          </StageContext>
        </SceneBoundary>
      )
      flushSync(() => root.render(element))
    },
    /**
     * Draws the scene at `time` seconds and a progress. Throws what the frame throws, or an Error if no
     * scene is mounted.
     */
    draw(time: number, progress: number) {
      if (value.seeks.size === 0) throw new Error('No scene is mounted: call show() before draw().')
      for (const seek of value.seeks) seek({ time, progress })
      root.advance(0)
    },
    state: root.state,
  }
}
