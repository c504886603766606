import { useEffect } from 'react'
import { createSceneRoot } from '../../../src/backdrop/stage/createSceneRoot.ts'
import { SceneCamera } from '../../../src/scenes/engine/SceneCamera.tsx'
import { createSnapshot, StageContext, type Seek } from '../../../src/scenes/engine/StageContext.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { SIZE } from './frameRequest.ts'

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** Draws a scene of the site at a station, with its contour lines or without, in the site's own root. It draws only when `step` is called. */
export async function drawScene(canvas: HTMLCanvasElement, id: SceneId, station: number, contours = false) {
  const { component: Scene, posterTime } = scenes[id]
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const root = await createSceneRoot(canvas, { ...SIZE, dpr: 1 }, reject)
  let seek: Seek | undefined
  const stage = {
    progress: {
      value: 1,
      lead: true,
      partner: null,
      // No ring of light runs, since the alternatives have none.
      get ring() {
        return null
      },
      set ring(_: number | null) {},
    },
    snapshot: createSnapshot(),
    store: null,
    registerSeek(own: Seek) {
      seek = own
      return () => {}
    },
  }
  root.render(
    <>
      <SceneCamera />
      <StageContext value={stage}>
        <Scene />
      </StageContext>
      <Mounted onMount={resolve} />
    </>,
  )
  await promise
  /** Sets the scene's time to `seconds` after that of its poster. */
  const seekTo = (seconds: number) => seek?.(posterTime + seconds, station)
  seekTo(0)
  root.state().scene.traverse((object) => {
    if (object.name.endsWith('-contours')) object.visible = contours
  })
  return {
    state: root.state,
    renderer: root.state().gl,
    step: root.advance,
    snapshot: stage.snapshot,
    seekTo,
  }
}
