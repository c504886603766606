import type { PosterSubject } from '../backdrop/posters.ts'
import { sceneFacts } from '../scenes/facts.ts'
import type { SceneId } from '../scenes/registry.ts'
import { viewOffsetOf } from '../engine/camera.ts'
import { createLabStage } from './labStage.tsx'
import { takePoses } from './takePoses.ts'

/**
 * What `npm run pictures` reads of a scene that is drawn. `focus` is the vanishing point in percent of the
 * picture.
 */
interface Drawn {
  time: number
  focus: readonly [x: number, y: number]
  poses: string
}

declare global {
  interface Window {
    /** Draws a scene at a keyframe on a transparent page, for `npm run pictures`. */
    drawStill: (subject: PosterSubject) => Promise<Drawn>
  }
}

const percent = (shift: number) => Number((50 * (1 + shift)).toFixed(2))

const canvas = document.body.appendChild(document.createElement('canvas'))
const size = { width: innerWidth, height: innerHeight, dpr: devicePixelRatio }
let shown = ''
let failure: unknown = null
const created = createLabStage(canvas, size, (error) => (failure = error))

/** Draws a scene. The stage, and a scene that it has drawn before, are kept. */
async function draw({ scene, keyframe }: PosterSubject, time?: number) {
  const stage = await created
  const id = scene as SceneId
  if (shown !== scene) stage.show(id)
  shown = scene
  const drawnAt = time ?? sceneFacts[id].startTime
  // A scene that fails while it mounts leaves nothing to draw.
  if (failure) throw failure
  stage.draw(drawnAt, keyframe)
  if (failure) throw failure
  return { stage, time: drawnAt }
}

window.drawStill = async (subject) => {
  const { stage, time } = await draw(subject)
  const { camera, scene: graph } = stage.state()
  document.body.style.background = 'none'
  return {
    time,
    focus: [percent(viewOffsetOf(camera, 0)), percent(-viewOffsetOf(camera, 1))],
    poses: takePoses(graph),
  }
}

const query = new URLSearchParams(location.search)
const scene = query.get('scene')
const time = Number(query.get('time') ?? undefined)
if (scene && !(scene in sceneFacts)) throw new Error(`No scene is named "${scene}".`)
if (scene) await draw({ scene, keyframe: Number(query.get('at')) }, Number.isNaN(time) ? undefined : time)
import.meta.hot?.on('vite:beforeUpdate', () => location.reload())
