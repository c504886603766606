import type { RenderCallback } from '@react-three/fiber'
import type { AmbientLight, DirectionalLight, Group } from 'three'
import { colors } from 'virtual:content/palette'
import { scenes } from 'virtual:content/scenes'
import { nearnessOf } from '../motion/easing.ts'
import type { SeekMoment } from '../motion/moment.ts'
import { belowText, createParallax, createWaterLift, leftFirstScreen } from '../motion/parallax.ts'
import { createSceneClock } from '../motion/sceneClock.ts'
import type { Screen } from '../motion/screen.ts'
import type { BodyRef } from '../motion/useSceneFrame.ts'
import { accentOf, sceneOf } from '../routes/table.ts'
import type { Vec3 } from '../shared/vector.ts'
import { createBodies } from './bodies.ts'
import { shiftLens } from './camera.ts'
import { createCoast } from './chart/coast.ts'
import { sourcesOf } from './chart/field.ts'
import { rgbOf } from './color.ts'
import { entrance } from './entrance.ts'
import type { SceneFacts } from './facts.ts'
import type { SceneShaders } from './glass/glassExtension.ts'
import type { GlassStyle } from './glass/style.ts'
import { createLightSweep } from './lightSweep.ts'
import { createReforming } from './reform/reforming.ts'
import { createRing } from './ring.ts'
import { createSceneView, updateSceneView } from './sceneView.ts'
import { writeSnapshot, type StageValue } from './StageContext.ts'

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
export function createSceneFrame(facts: SceneFacts, stage: StageValue, light: Vec3) {
  const { id, startTime, lastStation } = facts
  const { progress, snapshot, store, seeks } = stage
  const accent = rgbOf(colors[accentOf(id)])
  const bodies = createBodies(id)
  const clock = createSceneClock(id, startTime, lastStation)
  const coast = createCoast()
  const followScroll = createParallax()
  const followWater = createWaterLift()
  const reforming = createReforming()
  const ring = createRing(progress)
  const sweepLight = createLightSweep(light)
  const view = createSceneView()
  const { moment } = clock
  let rendered: Rendered | null = null
  let ringStart: BodyRef | null = null

  const collect = () => {
    if (rendered?.root) bodies.collect(rendered.root, rendered.style, rendered.shaders)
  }
  const seek = (next: SeekMoment) => {
    clock.seek(next)
    coast.settle()
    progress.ring = null
  }
  const advance: RenderCallback = ({ size }, delta) => {
    const site = store?.getState()
    const hidden = progress.value === 0
    // A scene that leaves keeps its station: the state is already that of the next page.
    clock.advance(delta, site && sceneOf(site.route, scenes) === id ? site : null, hidden)
    const scrolled = followScroll(site?.scrollY ?? 0, size.height, delta, hidden)
    const station = rendered?.fullWidth
    view.waterLift =
      followWater(moment.site, size.height, delta, moment.jumps) -
      (typeof station === 'number' ? belowText(station - moment.station, rendered?.screen.tall ?? false) : 0)
    // From station 1 on, the places alone decide the picture in a window.
    clock.setWindow(size.width, size.height, scrolled * (1 - Math.min(1, moment.station)) + view.waterLift)
    coast.follow(moment, site?.mirrored ?? false)
    // The view also opens by scrolling: a tall window shows open water below all later text.
    view.open = Math.max(Math.min(1, moment.station), leftFirstScreen(scrolled))
    collect()
    bodies.reset()
  }
  const pose: RenderCallback = ({ size, camera }) => {
    if (!rendered) return
    if (rendered.root) bodies.writePoses(rendered.root, moment.station)
    const { lensX, lensY } = rendered.screen
    writeSnapshot(snapshot, bodies.poses, lensX, lensY + moment.lifted, accent)
    if (progress.lead) shiftLens(camera, snapshot, size)
  }
  const draw: RenderCallback = (state, delta) => {
    const drawing = bodies.drawing
    if (!drawing || !rendered?.directionalLight || !rendered.ambientLight) return
    const { directionalLight, ambientLight, fullWidth } = rendered
    updateSceneView(view, state, snapshot.shiftX, snapshot.shiftY)
    view.time = moment.time
    view.s = moment.station
    view.fullWidth = fullWidth === 'always' ? 1 : nearnessOf(fullWidth, moment.station)
    view.entered = progress.value
    view.partner = progress.partner?.accent ?? null
    view.mirrored = store?.getState().mirrored ?? false
    const poses = reforming.apply(snapshot, progress, delta, moment.aspect)
    const isDue = ring.advance(view, delta)
    const start = ringStart?.current
    if (isDue || start) {
      const sources = sourcesOf({ ...snapshot, poses }, moment.aspect)
      ring.start(view, sources, moment.aspect, isDue || !start ? undefined : bodies.indexOf(start))
      ringStart = null
    }
    if (isDue)
      coast.start(view.ringX, view.ringY, progress.partner ? entrance.stepAfterAnother : entrance.step)
    // Add code that changes poses above this line, because `setPoses` sorts and uploads the poses.
    drawing.setPoses(poses, view, coast, state.gl)
    sweepLight(directionalLight.position, moment.time - startTime)
    drawing.setLights(directionalLight, ambientLight)
  }
  return {
    moment,
    accent,
    coast,
    changed: () => bodies.changed(),
    /** Starts the ring of light at a body in this frame. */
    ring: (body: BodyRef) => void (ringStart = body),
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
