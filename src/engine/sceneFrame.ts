import type { RenderCallback } from '@react-three/fiber'
import type { AmbientLight, DirectionalLight, Group } from 'three'
import { colors } from 'virtual:content/palette'
import { scenes } from 'virtual:content/scenes'
import { nearnessOf } from '../motion/easing.ts'
import type { SeekMoment } from '../motion/moment.ts'
import { createSceneClock } from '../motion/sceneClock.ts'
import type { Screen } from '../motion/screen.ts'
import { accentOf, sceneOf } from '../routes/table.ts'
import { clamp } from '../shared/math.ts'
import { waterLift } from '../shared/waters.ts'
import { createBodies } from './bodies.ts'
import { shiftLens } from './camera.ts'
import { createCoast } from './chart/coast.ts'
import { rgbOf } from './color.ts'
import { writeShown } from './guard.ts'
import type { SceneFacts } from './facts.ts'
import type { SceneShaders } from './glass/glassExtension.ts'
import type { GlassStyle } from './glass/style.ts'
import { createSceneView, updateSceneView } from './sceneView.ts'
import type { StageValue } from './StageContext.ts'

/**
 * Height in NDC per station by which a picture sinks from half a station before its own on, and comes up with
 * that station's text.
 */
const SINK = 6
const RISE = 18

/**
 * Returns how far a picture for the whole width of a wide window is below its place, `stations` before its
 * own, NDC.
 */
const belowText = (stations: number, tall: boolean): number =>
  tall ? 0 : Math.max(0, Math.min(RISE * stations, SINK * (0.5 - stations)))

/** What a render of the scene has: its objects, and what follows the window. */
interface Rendered {
  root: Group | null
  ambientLight: AmbientLight | null
  directionalLight: DirectionalLight | null
  style: GlassStyle
  shaders: SceneShaders | undefined
  screen: Screen
  /** See `SceneProps`. */
  fullWidth: number | 'always' | undefined
}

/**
 * Creates what a scene does in a frame, in three phases: it takes the moment (`advance`), then its hooks move
 * the bodies, then it takes their poses (`pose`), and gives them to the glass (`draw`).
 */
export function createSceneFrame(facts: SceneFacts, stage: StageValue) {
  const { id, startTime, lastStation } = facts
  const { progress, store, seeks } = stage
  const accent = rgbOf(colors[accentOf(id)])
  const bodies = createBodies(id)
  const clock = createSceneClock(id, startTime, lastStation)
  const coast = createCoast()
  const view = createSceneView()
  const { moment } = clock
  let rendered: Rendered | null = null
  /** NDC by which the open waters lift the picture. A scene that leaves keeps it. */
  const lift = { waters: 0.5 }
  lift.waters = 0

  const collect = () => {
    if (rendered?.root) bodies.collect(rendered.root, rendered.style, rendered.shaders)
  }
  const seek = (next: SeekMoment) => {
    clock.seek(next)
    coast.settle()
  }
  const advance: RenderCallback = ({ size }, delta) => {
    const site = store?.getState()
    const hidden = progress.value === 0
    // A scene that leaves keeps its station: the state is already that of the next page.
    clock.advance(delta, site && sceneOf(site.route, scenes) === id ? site : null, hidden)
    if (moment.site) lift.waters = 2 * waterLift(moment.site.waters, moment.site.scrollY, size.height)
    const station = rendered?.fullWidth
    view.lift =
      lift.waters -
      (typeof station === 'number' ? belowText(station - moment.reading, rendered?.screen.tall ?? false) : 0)
    clock.setWindow(size.width, size.height, view.lift)
    coast.follow(moment, site?.mirrored ?? false)
    // The view also opens by scrolling: a tall window shows open water below all later text.
    view.open = Math.max(Math.min(1, moment.reading), clamp(moment.scroll / size.height - 1, 0, 1))
    collect()
    bodies.reset()
  }
  const pose: RenderCallback = ({ size, camera }) => {
    if (!rendered) return
    if (rendered.root) bodies.writePoses(rendered.root, moment.reading)
    const { lensX, lensY } = rendered.screen
    // A scene of the whole width runs out of the window on purpose.
    if (rendered.fullWidth !== 'always')
      writeShown(bodies.poses, bodies.reaches, coast, moment, rendered.screen)
    shiftLens(camera, lensX, lensY + moment.lifted, size)
  }
  const draw: RenderCallback = (state) => {
    const drawing = bodies.drawing
    if (!drawing || !rendered?.directionalLight || !rendered.ambientLight) return
    const { directionalLight, ambientLight, fullWidth, screen } = rendered
    updateSceneView(view, state, screen.lensX, screen.lensY + moment.lifted)
    view.time = moment.time
    view.s = moment.reading
    view.fullWidth = fullWidth === 'always' ? 1 : nearnessOf(fullWidth, moment.reading)
    view.entered = progress.value
    drawing.setPoses(bodies.poses, view, coast, state.gl)
    drawing.setLights(directionalLight, ambientLight)
  }
  return {
    moment,
    accent,
    changed: () => bodies.changed(),
    /**
     * Takes what React has rendered. The bodies have mounted, so the shaders of a scene that enters can be
     * compiled now.
     */
    take(next: Rendered) {
      rendered = next
      collect()
    },
    /** Lets the stage set the scene to a moment. Returns a function that frees the scene. */
    start() {
      seeks.add(seek)
      return () => {
        seeks.delete(seek)
        bodies.dispose()
      }
    },
    advance,
    pose,
    draw,
  }
}
