import { useEffect } from 'react'
import { createSceneRoot } from '../../../src/stage/createSceneRoot.ts'
import { SceneCamera } from '../../../src/engine/SceneCamera.tsx'
import { StageContext, type StageValue } from '../../../src/engine/StageContext.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { sceneFacts } from '../../../src/scenes/facts.ts'
import { routes } from '../../../src/routes/table.ts'
import { createSiteStore } from '../../../src/store/site.ts'
import { SIZE } from './frameRequest.ts'

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/**
 * Boxes of text as on a page's first screen: an eyebrow, a headline, a lead, two buttons, six rows, a note,
 * three links.
 */
const TEXT = Float32Array.from(
  ['80 150 400 20', '80 200 520 80', '80 290 410 80', '80 400 640 96', '80 520 150 48', '250 520 150 48']
    .concat(['80 610 640 20', '80 650 620 20', '80 690 610 20', '80 730 630 20', '80 770 600 20'])
    .concat(['80 810 640 20', '760 840 200 20', '1000 840 200 20'])
    .flatMap((box) => box.split(' ').map(Number)),
)

/**
 * Draws a scene of the site at a station, with its contour lines or without, and with the coasts of a page's
 * text or without, in the site's own root. It draws only when `step` is called.
 */
export async function drawScene(
  canvas: HTMLCanvasElement,
  id: SceneId,
  station: number,
  contours = false,
  text = false,
) {
  const Scene = scenes[id]
  const { startTime } = sceneFacts[id]
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const root = await createSceneRoot(canvas, { ...SIZE, dpr: 1 }, reject)
  const route = routes.find(({ scene }) => scene === id)?.id ?? 'home'
  const stage: StageValue = {
    progress: { value: 1 },
    store: text ? createSiteStore({ route, reading: station, textBoxes: TEXT }) : null,
    seeks: new Set(),
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
  const seekTo = (seconds: number) => {
    for (const seek of stage.seeks) seek({ time: startTime + seconds, station })
  }
  seekTo(0)
  root.state().scene.traverse((object) => {
    if (object.name.endsWith('-contours')) object.visible = contours
  })
  return {
    state: root.state,
    renderer: root.state().gl,
    step: root.advance,
    seekTo,
  }
}
