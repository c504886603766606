import type { RootState, Size } from '@react-three/fiber'
import { scenes } from 'virtual:content/scenes'
import type { Body } from '../motion/body.ts'
import { smootherstep, highlightOf } from '../motion/easing.ts'
import type { SeekTarget } from '../motion/sceneFrame.ts'
import { createSceneClock } from '../motion/sceneClock.ts'
import type { Screen } from '../motion/screen.ts'
import { sceneOf } from '../routes/table.ts'
import { sceneGapOffset } from '../shared/sceneGaps.ts'
import { createObstacles } from './chart/obstacles.ts'
import type { SceneFacts } from './facts.ts'
import { shownOf } from './guard.ts'
import { createSceneView, updateSceneView } from './sceneView.ts'
import type { StageValue } from './StageContext.ts'

/** Height in NDC per keyframe by which a picture sinks from half a keyframe before its own on. */
const SINK = 6
/** Height in NDC per keyframe by which it comes up with that keyframe's text. */
const RISE = 18

/**
 * Returns how far a picture around text has sunk, `keyframes` before its own, NDC. It sinks out of the window
 * from half a keyframe before, and comes up with the text from an eighth on.
 */
const sunkBy = (keyframes: number, tall: boolean): number =>
  tall ? 0 : Math.max(0, Math.min(RISE * keyframes, SINK * (0.5 - keyframes)))

/** Creates what a scene takes of the page: its frame, obstacles and view. */
export function createScenePage({ id, startTime, lastKeyframe }: SceneFacts, stage: StageValue) {
  const { entered, store, seeks } = stage
  const clock = createSceneClock(id, startTime, lastKeyframe)
  const obstacles = createObstacles()
  const view = createSceneView()
  const { sceneFrame } = clock
  /** NDC by which the scene gaps lift the picture. A scene that leaves keeps it. */
  let gapOffset = 0
  const seek = (next: SeekTarget) => {
    clock.seek(next)
    obstacles.settle()
  }
  return {
    sceneFrame,
    obstacles,
    view,
    /** Lets the stage set the scene to a moment. Returns a function that ends that. */
    acceptSeeks() {
      seeks.add(seek)
      return () => void seeks.delete(seek)
    },
    advance(size: Size, delta: number, { tall }: Screen, aroundTextAt: number | undefined) {
      const site = store?.getState()
      const isHidden = entered.value === 0
      // A scene that leaves keeps its keyframe: the state is already that of the next page.
      clock.advance(delta, site && sceneOf(site.route, scenes) === id ? site : null, isHidden)
      if (sceneFrame.site)
        gapOffset = 2 * sceneGapOffset(sceneFrame.site.sceneGaps, sceneFrame.site.scrollY, size.height)
      const sunk = aroundTextAt === undefined ? 0 : sunkBy(aroundTextAt - sceneFrame.progress, tall)
      clock.setWindow(size.width, size.height, gapOffset - sunk)
      obstacles.follow(sceneFrame, site?.mirrored ?? false)
    },
    /** Works out how far each body is shown and highlighted. */
    updateBodies(bodies: ReadonlySet<Body>, screen: Screen, isSurface: boolean) {
      for (const body of bodies) {
        // A surface runs out of the window on purpose.
        body.shown = body.presence * (isSurface ? 1 : shownOf(body, obstacles, sceneFrame, screen))
        const level = body.highlightBy ? smootherstep(body.highlightBy.current) : 0
        body.highlight = Math.max(highlightOf(body.highlightAt, sceneFrame.progress), level)
      }
      for (const body of bodies) {
        body.shown = Math.min(body.shown, body.shownWith?.current?.shown ?? 1)
        body.visible = body.shown > 0
      }
    },
    updateView(state: RootState, { viewOffsetX, viewOffsetY }: Screen) {
      updateSceneView(view, state, viewOffsetX, viewOffsetY + sceneFrame.pageOffsetY)
      view.time = sceneFrame.time
      view.progress = sceneFrame.progress
      view.entered = entered.value
    },
  }
}
