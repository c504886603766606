import type { RenderCallback } from '@react-three/fiber'
import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AmbientLight, DirectionalLight, Group } from 'three'
import { colors } from 'virtual:content/palette'
import { scenes } from 'virtual:content/scenes'
import { FRAME_ORDER } from '../motion/frameOrder.ts'
import { MomentContext, type SeekMoment } from '../motion/moment.ts'
import { useNamedFrame, type BodyRef } from '../motion/useSceneFrame.ts'
import { accentOf, sceneOf } from '../routes/table.ts'
import type { SceneFacts } from './facts.ts'
import { createBodies } from './bodies.ts'
import { shiftLens } from './camera.ts'
import { createCoast } from './chart/coast.ts'
import { colorOf, rgbOf } from './color.ts'
import { compositionOf, REFERENCE_ASPECT, type LensShift } from '../motion/composition.ts'
import { nearnessOf } from '../motion/easing.ts'
import type { ExtendGlass } from './glass/glassExtension.ts'
import { commonStyle, type GlassStyle } from './glass/style.ts'
import { sourcesOf } from './chart/field.ts'
import { createLightSweep } from './lightSweep.ts'
import { belowText, createParallax, createWaterLift, leftFirstScreen } from '../motion/parallax.ts'
import { createReforming } from './reform/reforming.ts'
import { createRing } from './ring.ts'
import { SceneContext } from '../motion/SceneContext.ts'
import { createSceneClock } from '../motion/sceneClock.ts'
import { createSceneView, updateSceneView } from './sceneView.ts'
import { createScreen } from '../motion/screen.ts'
import { StageContext, writeSnapshot } from './StageContext.ts'
import { useAspect } from '../motion/useComposition.ts'
import type { Vec3 } from '../shared/vector.ts'

/** Direction towards the directional light. */
const FROM_THE_LEFT: Vec3 = [-0.55, 0.75, 0.5]
const AMBIENT = colorOf([0.25, 0.25, 0.25])
/** Speed of the coast's rise in a scene that enters after another. */
const ENTRANCE_SPEED = 1.8
/** Layer of the lights: the glass reads them, and three.js, whose camera sees layer 0 only, ignores them. */
const UNSEEN_LAYER = 1
/** The bodies draw nothing, so three.js need not compute their world matrices. */
const skipWorldMatrices = () => {}

interface SceneProps {
  facts: SceneFacts
  /** Position of the vanishing point on the screen, NDC. */
  lens: LensShift
  fog?: GlassStyle['fog']
  /** Whether places are adapted to the window's own aspect. Otherwise all windows of a composition have the same places. */
  adapts?: boolean
  /** How the glass differs from `commonStyle`. Declare it outside of components: another object builds the glass anew. */
  glass?: Partial<Omit<GlassStyle, 'hiddenLines'>>
  /** What the scene draws besides. Declare it outside of components. */
  extend?: ExtendGlass
  /** Direction from the scene towards the directional light, of any length. */
  light?: Vec3
  /** Number of the station at which the page leaves the whole width of the window to the scene, or `always`: no quiet zone dims its columns. */
  fullWidth?: number | 'always' | undefined
  children: ReactNode
}

/** A scene: its bodies are the `<Body>` components among its children, in any depth. One glass draws them all. */
export function Scene(props: SceneProps) {
  const { facts, lens, fog, adapts = false, glass, extend, children } = props
  const { light = FROM_THE_LEFT, fullWidth } = props
  const { id: name, startTime, lastStation: last } = facts
  const { progress, snapshot, store, seeks } = useContext(StageContext)
  const root = useRef<Group>(null)
  const ambientLight = useRef<AmbientLight>(null)
  const directionalLight = useRef<DirectionalLight>(null)
  const ringStart = useRef<BodyRef>(null)

  const windowAspect = useAspect()
  const aspect = adapts ? windowAspect : REFERENCE_ASPECT[compositionOf(windowAspect)]
  const [lensX, lensY] = lens
  const bodies = useMemo(() => createBodies(name), [name])
  const coast = useMemo(() => createCoast(), [])
  const scene = useMemo(
    () => ({
      screen: createScreen([lensX, lensY], aspect, adapts),
      last,
      coast,
      changed: () => bodies.changed(),
      ring: (body: BodyRef) => void (ringStart.current = body),
    }),
    [lensX, lensY, aspect, adapts, last, coast, bodies],
  )
  const style = useMemo((): GlassStyle => {
    const contours = facts.contours ? commonStyle.contours : 0
    const { hiddenLines } = facts
    return { ...commonStyle, contours, hiddenLines, ...(fog && { fog }), ...glass }
  }, [facts, fog, glass])
  const clock = useMemo(() => createSceneClock(name, startTime, last), [name, startTime, last])
  const accent = useMemo(() => rgbOf(colors[accentOf(name)]), [name])
  const view = useRef(createSceneView())
  const followScroll = useMemo(() => createParallax(), [])
  const followWater = useMemo(() => createWaterLift(), [])
  const reforming = useMemo(() => createReforming(), [])
  const ring = useMemo(() => createRing(progress), [progress])
  const sweepLight = useMemo(() => createLightSweep(light), [light])
  const { moment } = clock

  // Effects of children run first, so the bodies have mounted: the shaders of a scene that enters can be compiled now.
  useLayoutEffect(() => void (root.current && bodies.collect(root.current, style, extend)))
  useLayoutEffect(() => () => bodies.dispose(), [bodies])
  useLayoutEffect(() => {
    const seek = (next: SeekMoment) => {
      clock.seek(next)
      coast.settle()
      progress.ring = null
    }
    seeks.add(seek)
    return () => void seeks.delete(seek)
  }, [clock, coast, progress, seeks])

  const advance: RenderCallback = ({ size }, delta) => {
    const site = store?.getState()
    const hidden = progress.value === 0
    // A scene that leaves keeps its station: the state is already that of the next page.
    clock.advance(delta, site && sceneOf(site.route, scenes) === name ? site : null, hidden)
    const scrolled = followScroll(site?.scrollY ?? 0, size.height, delta, hidden)
    const lift =
      followWater(moment.site, size.height, delta, moment.jumps) -
      (typeof fullWidth === 'number' ? belowText(fullWidth - moment.station, scene.screen.tall) : 0)
    view.current.waterLift = lift
    // From station 1 on, the places alone decide the picture in a window.
    clock.setWindow(size.width, size.height, scrolled * (1 - Math.min(1, moment.station)) + lift)
    coast.follow(moment, site?.mirrored ?? false)
    // The view also opens by scrolling: a tall window shows open water below all later text.
    view.current.open = Math.max(Math.min(1, moment.station), leftFirstScreen(scrolled))
    if (root.current) bodies.collect(root.current, style, extend)
    bodies.reset()
  }
  useNamedFrame(name, 'clock', advance, FRAME_ORDER.clock)

  const pose: RenderCallback = ({ size, camera }) => {
    if (root.current) bodies.writePoses(root.current, moment.station)
    writeSnapshot(snapshot, bodies.poses, lensX, lensY + moment.lifted, accent)
    if (progress.lead) shiftLens(camera, snapshot, size)
  }
  useNamedFrame(name, 'poses', pose, FRAME_ORDER.poses)

  const draw: RenderCallback = (state, delta) => {
    const drawing = bodies.glass
    if (!drawing || !directionalLight.current || !ambientLight.current) return
    updateSceneView(view.current, state, snapshot.shiftX, snapshot.shiftY)
    view.current.time = moment.time
    view.current.s = moment.station
    view.current.fullWidth = fullWidth === 'always' ? 1 : nearnessOf(fullWidth, moment.station)
    view.current.shown = progress.value
    view.current.partner = progress.partner?.accent ?? null
    view.current.mirrored = store?.getState().mirrored ?? false
    const poses = reforming.apply(snapshot, progress, delta, moment.aspect)
    const isDue = ring.advance(view.current, delta)
    const start = ringStart.current?.current
    if (isDue || start) {
      const sources = sourcesOf({ ...snapshot, poses }, moment.aspect)
      ring.start(view.current, sources, moment.aspect, isDue || !start ? undefined : bodies.indexOf(start))
      ringStart.current = null
    }
    if (isDue) coast.start(view.current.ringX, view.current.ringY, progress.partner ? ENTRANCE_SPEED : 1)
    // Add code that changes poses above this line, because `setPoses` sorts and uploads the poses.
    drawing.setPoses(poses, view.current, coast, state.gl)
    sweepLight(directionalLight.current.position, moment.time - startTime)
    drawing.setLights(directionalLight.current, ambientLight.current)
  }
  useNamedFrame(name, 'drawing', draw, FRAME_ORDER.drawing)

  return (
    <group name={name}>
      <ambientLight ref={ambientLight} layers={UNSEEN_LAYER} color={AMBIENT} />
      <directionalLight
        ref={directionalLight}
        layers={UNSEEN_LAYER}
        color={colorOf(accent)}
        position={[...light]}
      />
      <MomentContext value={moment}>
        <SceneContext value={scene}>
          <group ref={root} name={`${name}-bodies`} visible={false} updateMatrixWorld={skipWorldMatrices}>
            {children}
          </group>
        </SceneContext>
      </MomentContext>
    </group>
  )
}
