import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import { Euler } from 'three'
import { createBodyState, type Body, type BodyState, type Cue } from '../motion/body.ts'
import { adaptPlace, positionOf, radiusOf, type Place } from '../motion/composition.ts'
import { smootherstep, warmthOf } from '../motion/easing.ts'
import { PHASES } from '../motion/phases.ts'
import { useNamedFrame } from '../motion/useSceneFrame.ts'
import { useScene } from '../motion/SceneContext.ts'
import type { Vec3 } from '../shared/vector.ts'
import type { Rgb } from './color.ts'
import { engravedLinesOf, facesOf, hiddenLinesOf } from './glass/geometry.ts'
import './glass/materials.ts'
import { createBodyUniforms, type GlassUniforms } from './glass/uniforms.ts'
import { useGlass } from './GlassContext.ts'
import type { Shape } from './shape.ts'

interface GlassProps {
  ref?: Ref<Body>
  /** Unique in the scene. */
  name: string
  shape: Shape
  color: Rgb
  /** Its place in the picture. */
  at?: Place | undefined
  /** Instead of `at`: its position, and its radius, which is a factor on the shape. Scene units. */
  position?: Vec3 | undefined
  radius?: number | undefined
  /** Rotation before any motion: Euler angles in radians, order XYZ. */
  rotation?: Vec3
  /** Radius of the outermost mark around it, in radii of the body. */
  marks?: number
  /** The station at which, and the cue by which, it takes the palette's warm colour. */
  warmAt?: number | undefined
  warmBy?: Cue | undefined
}

/** Lines behind the glass, the glass, lines on it: within a layer three.js draws from far to near. */
export const LAYER = { hidden: 0, faces: 1, lines: 2 } as const
const ORIGIN: Vec3 = [0, 0, 0]

/** Creates what a body's hooks and materials share. */
function createGlass(state: BodyState, scene: GlassUniforms) {
  const uniforms = createBodyUniforms(scene)
  return {
    uniforms,
    setColor: (color: Rgb) => void uniforms.uColor.value.setRGB(...color),
    /** Brings the body back to its rest. Then hooks move it. */
    rest(body: Body | null) {
      body?.position.copy(state.rest.position)
      body?.rotation.copy(state.rest.rotation)
      state.lift = 0
      state.elevation = 0
      state.glow = 0
    },
    /** Shows what hooks have made of it. */
    show(body: Body | null, shownOf: (body: Body) => number, reading: number, warmBy: Cue | undefined) {
      if (!body) return
      state.shown = shownOf(body)
      state.warmth = Math.max(warmthOf(state.warmAt, reading), warmBy ? smootherstep(warmBy.current) : 0)
      body.visible = state.shown > 0
      uniforms.uShown.value = state.shown
      uniforms.uGlow.value = state.glow
      uniforms.uElevation.value = state.elevation
      uniforms.uWarmth.value = state.warmth
    },
  }
}

/** A body of etched glass. @throws Error outside of a scene */
export function Glass(props: GlassProps) {
  const {
    ref,
    name,
    shape,
    color,
    at,
    position,
    radius,
    rotation = ORIGIN,
    marks = 1,
    warmAt,
    warmBy,
  } = props
  const { screen, moment } = useScene(`The glass "${name}"`)
  const { bodies, uniforms, style, extension, shownOf } = useGlass()
  const [pitch, yaw, roll] = rotation
  const place = at && adaptPlace(at, screen.growth)
  const [x, y, z] =
    position ?? (place ? positionOf(place, [screen.lensX, screen.lensY], screen.aspect) : ORIGIN)
  const group = useRef<Body>(null)
  useImperativeHandle<Body | null, Body | null>(ref, () => group.current)
  const state = useMemo(() => createBodyState(), [])
  const glass = useMemo(() => createGlass(state, uniforms), [state, uniforms])
  const turn = useMemo(() => new Euler(pitch, yaw, roll), [pitch, yaw, roll])
  useLayoutEffect(() => glass.setColor(color), [glass, color])
  useLayoutEffect(() => {
    const body = group.current
    if (body) bodies.add(body)
    return () => void (body && bodies.delete(body))
  }, [bodies])
  useNamedFrame(moment.scene, name, () => glass.rest(group.current), PHASES.rest)
  useNamedFrame(
    moment.scene,
    name,
    () => glass.show(group.current, shownOf, moment.reading, warmBy),
    PHASES.poses,
  )

  const hidden = hiddenLinesOf(shape)
  const lines = engravedLinesOf(shape)
  return (
    <group
      ref={group}
      name={name}
      scale={radius ?? (place ? radiusOf(place) : 1)}
      userData={state}
      userData-rest-position={[x, y, z]}
      userData-rest-rotation={turn}
      userData-warmAt={warmAt ?? null}
      userData-marks={marks}
    >
      {style.hiddenLines > 0 && hidden && (
        <mesh geometry={hidden} renderOrder={LAYER.hidden}>
          <glassLineMaterial args={[glass.uniforms, style.hiddenLines]} />
        </mesh>
      )}
      {shape.parts.map((part) => (
        <mesh key={facesOf(part).uuid} geometry={facesOf(part)} renderOrder={LAYER.faces}>
          <glassMaterial args={[glass.uniforms, style, extension]} />
        </mesh>
      ))}
      {lines && (
        <mesh geometry={lines} renderOrder={LAYER.lines}>
          <glassLineMaterial args={[glass.uniforms]} />
        </mesh>
      )}
    </group>
  )
}
