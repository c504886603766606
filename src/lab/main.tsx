import { createRoot } from 'react-dom/client'
import type { PosterSubject } from '../backdrop/posters.ts'
import { sceneFacts } from '../scenes/facts.ts'
import type { SceneId } from '../scenes/registry.ts'
import { lensShiftOf } from '../engine/camera.ts'
import type { ContourPicture } from '../tooling/pictures/contourSvg.ts'
import { Lab } from './Lab.tsx'
import { createLabStage } from './labStage.tsx'
import { takeContours } from './takeContours.ts'
import { takePoses } from './takePoses.ts'
import { readView, sizeOf } from './view.ts'

/**
 * What `npm run pictures` reads of a scene that is drawn. `focus` is the vanishing point in percent of the
 * picture.
 */
interface Drawn {
  time: number
  focus: readonly [x: number, y: number]
  contours: ContourPicture | null
  poses: string
}

declare global {
  interface Window {
    /**
     * Draws a scene at a station on a transparent page, for `npm run pictures`. With `apart`, without its
     * contour lines.
     */
    drawStill: (subject: PosterSubject, apart: boolean) => Promise<Drawn>
  }
}

const percent = (shift: number) => Number((50 * (1 + shift)).toFixed(2))

/** Prepares the page for `drawStill`, which keeps the stage and a scene that it has drawn before. */
function prepareStills(container: HTMLElement): void {
  document.body.style.background = 'none'
  document.getElementById('backdrop')?.remove()
  let shown = ''
  let failure: unknown = null
  const canvas = container.appendChild(document.createElement('canvas'))
  const created = createLabStage(canvas, sizeOf({ width: null, height: null }), (error) => (failure = error))
  window.drawStill = async ({ scene, station }, apart) => {
    const stage = await created
    const id = scene as SceneId
    if (shown !== scene) stage.show(id)
    shown = scene
    const { startTime: time } = sceneFacts[id]
    stage.draw(time, station)
    if (failure) throw failure
    const { camera, scene: graph } = stage.state()
    return {
      time,
      focus: [percent(lensShiftOf(camera, 0)), percent(-lensShiftOf(camera, 1))],
      contours: apart ? takeContours(stage) : null,
      poses: takePoses(graph),
    }
  }
}

const container = document.getElementById('root')
if (!container) throw new Error('The lab page has no element with the id "root".')
if (new URLSearchParams(location.search).has('bare')) prepareStills(container)
else createRoot(container).render(<Lab initial={readView(location.search)} />)
