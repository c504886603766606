import { useFrame, type RootState } from '@react-three/fiber'
import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { AmbientLight, DirectionalLight } from 'three'
import { createMotionSystem } from '../motion/motionSystem.ts'
import { MotionContext } from '../motion/MotionContext.ts'
import { clamp, damp } from '../shared/math.ts'
import { textEdge } from '../theme/layout.ts'
import { lensShiftOf, shiftLens } from './camera.ts'
import { checkBodies } from './checkBodies.ts'
import { isTall, type LensShift } from './composition.ts'
import { FRAME_ORDER } from './frameOrder.ts'
import type { BodySpec, BodyLink, Rgb, SkyLine } from './body.ts'
import { colorOf } from './color.ts'
import { createGlassDrawing, type View } from './glass/drawing.ts'
import { sameDrawing } from './glass/sameDrawing.ts'
import type { Look } from './glass/look.ts'
import { bodyProgress } from './progress.ts'
import { sceneError } from './sceneError.ts'
import { StageContext } from './StageContext.ts'
import { useUnlessSame } from './useUnlessSame.ts'

/** Factor on the weight of lines, for screens much smaller or larger than the composition's (CSS pixels). */
const LINE_RANGE = { reference: 900, min: 0.72, max: 1.15 } as const
/** NDC that the picture moves up for one window height of scrolling, at most two of them, and how fast it follows. */
const PARALLAX = { perWindow: 0.07, windows: 2, rate: 5 } as const
/** Scene units from below which bodies rise, and to which they sink. */
const DEPTH = 14
/** Dark grey. */
const AMBIENT: Rgb = [0.25, 0.25, 0.25]

interface GlassSceneProps {
  name: string
  /** Colour of the one directional light. */
  accent: Rgb
  look: Look
  shift: LensShift
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[]
  sky?: readonly SkyLine[]
  /** Scene units beyond which links are not drawn. */
  reach?: number
  /** Seconds at which the scene begins, the moment of its poster. */
  startTime: number
  /** The bodies' groups, one for each entry of `bodies`. */
  children: ReactNode
}

/**
 * The glass reads the lights itself. On a layer that the camera does not see, three.js keeps them out of its programs'
 * keys: else two scenes on stage, with their four lights, would be compiled anew at every change.
 */
const LIGHT_LAYER = 1

/** The bodies' groups carry poses and names, and draw nothing: three.js need not walk through them. */
const stayPut = () => {}

/**
 * What all scenes are made of: a field that moves the bodies, one merged geometry of faces and one of lines that the
 * bodies' poses place on the GPU, the scene's two lights and its composition. One to three draw calls.
 */
export function GlassScene(props: GlassSceneProps) {
  const { name, accent, look, shift, links, sky, reach = 20, startTime, children } = props
  const bodies = useMemo(() => checkBodies(name, props.bodies), [name, props.bodies])
  const { progress, store, registerSeek } = useContext(StageContext)
  const ambient = useRef<AmbientLight>(null)
  const sun = useRef<DirectionalLight>(null)
  const parallax = useRef(0)
  const view = useRef<View>({ shiftX: 0, shiftY: 0, width: 1, height: 1, line: 1, textEdge: 0, tall: false })

  const count = bodies.length
  const field = useMemo(
    () =>
      createMotionSystem(count, {
        startTime,
        depth: DEPTH,
        progress: (index) => bodyProgress(progress.value, index, count),
      }),
    [count, startTime, progress],
  )
  const drawn = useUnlessSame({ bodies, links, sky, look, reach }, sameDrawing)
  const drawing = useMemo(() => createGlassDrawing(drawn), [drawn])
  useLayoutEffect(() => () => drawing.dispose(), [drawing])
  useLayoutEffect(() => registerSeek?.((t) => field.seek(t)), [field, registerSeek])

  useFrame(({ gl, size, viewport, camera }: RootState, delta) => {
    try {
      field.advance(delta)
    } catch (cause) {
      throw sceneError(name, cause)
    }
    drawing.pose(field.poses, gl)

    const scrolled = store
      ? clamp(store.getState().scrollY / Math.max(1, size.height), 0, PARALLAX.windows)
      : 0
    parallax.current = damp(
      parallax.current,
      scrolled * PARALLAX.perWindow,
      PARALLAX.rate,
      clamp(delta, 0, 0.1) || 0,
    )
    const shiftX = shift[0]
    const shiftY = shift[1] + parallax.current
    if (progress.lead) shiftLens(camera, shiftX, shiftY, size.width, size.height)
    const next = view.current
    next.shiftX = shiftX - lensShiftOf(camera, 0)
    next.shiftY = shiftY - lensShiftOf(camera, 1)
    next.width = size.width * viewport.dpr
    next.height = size.height * viewport.dpr
    next.line =
      viewport.dpr *
      clamp(Math.min(size.width, size.height) / LINE_RANGE.reference, LINE_RANGE.min, LINE_RANGE.max)
    next.textEdge = textEdge(size.width)
    next.tall = isTall(size.width / size.height)
    drawing.look(next)
    if (sun.current && ambient.current) {
      drawing.light(
        sun.current.color,
        sun.current.intensity,
        ambient.current.color,
        ambient.current.intensity,
      )
    }
  }, FRAME_ORDER.motion)

  return (
    <group name={name}>
      <ambientLight ref={ambient} layers={LIGHT_LAYER} color={colorOf(AMBIENT)} />
      <directionalLight
        ref={sun}
        layers={LIGHT_LAYER}
        color={colorOf(accent)}
        intensity={1}
        position={[...look.light]}
      />
      <MotionContext value={field}>
        <group name={`${name}-bodies`} visible={false} updateMatrixWorld={stayPut}>
          {children}
        </group>
      </MotionContext>
      {drawing.parts.map((part, index) => (
        <mesh
          key={part.name}
          name={`${name}-${part.name}`}
          geometry={part.geometry}
          material={part.material}
          renderOrder={index}
          frustumCulled={false}
          matrixAutoUpdate={false}
        />
      ))}
    </group>
  )
}
