import { useFrame, type RootState } from '@react-three/fiber'
import { useContext, useLayoutEffect, useMemo, useRef } from 'react'
import type { AmbientLight, DirectionalLight } from 'three'
import { MotionContext } from '../motion/useMotion.ts'
import { createMotionSystem } from '../motion/motionSystem.ts'
import { routeById } from '../routes/table.ts'
import type { Delivery } from '../store/site.ts'
import type { BodyLink, BodySpec, Rgb, SkyLine } from './body.ts'
import { shiftLens } from './camera.ts'
import { sceneError } from './errors.ts'
import { colorOf } from './color.ts'
import type { LensShift } from './composition.ts'
import type { CreateDrawing } from './drawing.ts'
import { FRAME_ORDER, StageContext, writeSnapshot } from './StageContext.ts'
import { createLightSweep } from './lightSweep.ts'
import { createParallax, leftFirstScreen } from './parallax.ts'
import { createReforming } from './reform/reforming.ts'
import { createRing } from './ring.ts'
import { useStableDescription } from './useStableDescription.ts'
import { SceneBody } from './SceneBody.tsx'
import { createSceneView, updateSceneView } from './sceneView.ts'
import { createJourneyAnimator } from './journey/journeyAnimator.ts'
import { nearnessOf, setWindow, type Journey } from './journey/journey.ts'
import type { Vec3 } from './vector.ts'

/** Colour of the ambient light. */
const AMBIENT: Rgb = [0.25, 0.25, 0.25]
/** Default direction towards the directional light. */
const LIGHT_DIRECTION: Vec3 = [-0.55, 0.75, 0.5]
/** Layer of the lights for a drawing that three.js does not light. The camera sees layer 0 only. */
const UNSEEN_LAYER = 1

interface BodySceneProps {
  /** The scene's id: it follows the routes with this scene. Also for the names of objects and for errors. */
  name: string
  /** Colour of the directional light. */
  accent: Rgb
  /** Direction from the scene towards the directional light, of any length. */
  lightDirection?: Vec3
  /** Lens shift of the composition, NDC. */
  shift: LensShift
  /** Scene time of the first frame, in seconds. The poster is taken at this time. */
  startTime: number
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[]
  sky?: readonly SkyLine[]
  /** How the bodies follow the reading. Without it they keep to their motions. */
  journey?: Journey
  createDrawing: CreateDrawing
}

/** Fog without effect: any body may be the centre of a ring. */
const NO_FOG = { fogStart: 0, fogGrowth: 0 }

/** The bodies' groups draw nothing, so three.js need not compute their world matrices. */
const skipWorldMatrices = () => {}

/**
 * A scene of bodies: their motions, two lights and the camera's lens shift. `createDrawing` decides how the bodies
 * look. One frame callback poses the bodies, a second one re-forms and draws them.
 */
export function BodyScene({
  name,
  accent,
  lightDirection = LIGHT_DIRECTION,
  shift,
  startTime,
  bodies,
  links,
  sky,
  journey,
  createDrawing,
}: BodySceneProps) {
  const { progress, snapshot, store, registerSeek } = useContext(StageContext)
  const animator = useMemo(() => createJourneyAnimator(), [])
  const reforming = useMemo(() => createReforming(), [])
  const ring = useMemo(() => createRing(progress), [progress])
  const delivery = useRef<Delivery>('idle')
  const followScroll = useMemo(() => createParallax(), [])
  const sweepLight = useMemo(() => createLightSweep(lightDirection), [lightDirection])
  const ambientLight = useRef<AmbientLight>(null)
  const directionalLight = useRef<DirectionalLight>(null)
  const view = useRef(createSceneView())

  const motionSystem = useMemo(() => createMotionSystem(bodies.length, startTime), [bodies.length, startTime])
  const description = useStableDescription({ name, bodies, links, sky })
  const drawing = useMemo(() => createDrawing(description), [createDrawing, description])
  useLayoutEffect(() => () => drawing.dispose(), [drawing])
  useLayoutEffect(() => animator.setJourney(journey), [animator, journey])
  useLayoutEffect(
    () =>
      registerSeek?.((t, s) => {
        motionSystem.seek(t)
        progress.ring = null
        if (s !== null) animator.seek(s)
      }),
    [motionSystem, animator, progress, registerSeek],
  )

  useFrame(({ size, camera }, delta) => {
    try {
      motionSystem.advance(delta)
    } catch (cause) {
      throw sceneError(name, cause)
    }
    const site = store?.getState()
    const hidden = progress.value === 0
    // A scene that leaves keeps its station: the state is already that of the next page.
    if (site && routeById(site.route).scene === name) animator.follow(site, delta, hidden)
    const scrollY = site?.scrollY ?? 0
    const scrolled = followScroll(scrollY, size.height, delta, hidden)
    const { moment, cardAt } = animator
    const { s } = moment
    // From the second station on, the composition alone decides the picture.
    const lift = scrolled * (1 - Math.min(1, s))
    setWindow(moment, size.width, size.height, cardAt - scrollY, lift)
    animator.pose(motionSystem.poses, motionSystem.time)
    writeSnapshot(snapshot, motionSystem.poses, shift[0], shift[1] + lift, accent)
    if (progress.lead) shiftLens(camera, snapshot.shiftX, snapshot.shiftY, size.width, size.height)
    // It also grows by scrolling: a tall window shows open water below all later text.
    view.current.open = Math.max(Math.min(1, s), leftFirstScreen(scrolled))
  }, FRAME_ORDER.motion)

  useFrame((state: RootState, delta) => {
    const { gl, size } = state
    updateSceneView(view.current, state, snapshot.shiftX, snapshot.shiftY)
    view.current.time = motionSystem.time
    view.current.s = animator.moment.s
    view.current.fullWidth = nearnessOf(journey?.fullWidth, animator.moment.s)
    view.current.shown = progress.value
    view.current.partner = progress.partner?.accent ?? null
    view.current.mirrored = store?.getState().mirrored ?? false
    const aspect = size.width / Math.max(1, size.height)
    const poses = reforming.apply(snapshot, progress, delta, aspect)
    const hasSent = delivery.current !== 'sent' && store?.getState().delivery === 'sent'
    delivery.current = store?.getState().delivery ?? 'idle'
    const isDue = ring.advance(view.current, delta)
    if (isDue || (hasSent && delta > 0)) {
      const screen = { lensX: snapshot.shiftX, lensY: snapshot.shiftY, aspect, ...NO_FOG }
      ring.start(view.current, poses, screen, isDue ? undefined : journey?.letter)
    }
    drawing.setView(view.current)
    // Add code that changes poses above this line, because `setPoses` sorts and uploads the poses.
    drawing.setPoses(poses, gl)
    if (!directionalLight.current || !ambientLight.current) return
    sweepLight(directionalLight.current.position, motionSystem.time - startTime)
    drawing.setLights(directionalLight.current, ambientLight.current)
  }, FRAME_ORDER.drawing)

  const lightLayer = drawing.litByThree ? 0 : UNSEEN_LAYER
  return (
    <group name={name}>
      <ambientLight ref={ambientLight} layers={lightLayer} color={colorOf(AMBIENT)} />
      <directionalLight
        ref={directionalLight}
        layers={lightLayer}
        color={colorOf(accent)}
        intensity={1}
        position={[...lightDirection]}
      />
      <MotionContext value={motionSystem}>
        <group name={`${name}-bodies`} visible={false} updateMatrixWorld={skipWorldMatrices}>
          {bodies.map((body) => (
            <SceneBody key={body.name} body={body} />
          ))}
        </group>
      </MotionContext>
      <primitive key={drawing.object.uuid} object={drawing.object} />
    </group>
  )
}
