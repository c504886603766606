import { useFrame } from '@react-three/fiber'
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import { Euler } from 'three'
import { createBodyState, type Body, type Cue } from '../motion/body.ts'
import { adaptPlace, positionOf, radiusOf, type Place } from '../motion/composition.ts'
import { smootherstep, warmthOf } from '../motion/easing.ts'
import { PHASES } from '../motion/phases.ts'
import { useScene } from '../motion/SceneContext.ts'
import type { Vec3 } from '../shared/vector.ts'
import type { Rgb } from './color.ts'
import { engravedLinesOf, facesOf, hiddenLinesOf } from './glass/geometry.ts'
import './glass/materials.ts'
import { createBodyUniforms } from './glass/uniforms.ts'
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
  const place = at && adaptPlace(at, screen.growth)
  const [x, y, z] =
    position ?? (place ? positionOf(place, [screen.lensX, screen.lensY], screen.aspect) : ORIGIN)
  const group = useRef<Body>(null)
  useImperativeHandle<Body | null, Body | null>(ref, () => group.current)
  const state = useMemo(createBodyState, [])
  const own = useMemo(() => createBodyUniforms(uniforms), [uniforms])
  useLayoutEffect(() => void own.uColor.value.setRGB(...color), [own, color])
  useLayoutEffect(() => {
    const body = group.current
    if (body) bodies.add(body)
    return () => void (body && bodies.delete(body))
  }, [bodies])

  useFrame(() => {
    group.current?.position.copy(state.rest.position)
    group.current?.rotation.copy(state.rest.rotation)
    state.lift = 0
    state.elevation = 0
    state.glow = 0
  }, PHASES.rest)
  useFrame(() => {
    if (!group.current) return
    state.shown = shownOf(group.current)
    group.current.visible = state.shown > 0
    own.uShown.value = state.shown
    own.uGlow.value = state.glow
    own.uElevation.value = state.elevation
    const byCue = warmBy ? smootherstep(warmBy.current) : 0
    state.warmth = Math.max(warmthOf(state.warmAt, moment.reading), byCue)
    own.uWarmth.value = state.warmth
  }, PHASES.poses)

  const hidden = hiddenLinesOf(shape)
  const lines = engravedLinesOf(shape)
  return (
    <group
      ref={group}
      name={name}
      scale={radius ?? (place ? radiusOf(place) : 1)}
      userData={state}
      userData-rest-position={[x, y, z]}
      userData-rest-rotation={useMemo(() => new Euler(...rotation), [rotation])}
      userData-warmAt={warmAt ?? null}
      userData-marks={marks}
    >
      {style.hiddenLines > 0 && hidden && (
        <mesh geometry={hidden} renderOrder={LAYER.hidden}>
          <glassLineMaterial args={[own, style.hiddenLines]} />
        </mesh>
      )}
      {shape.parts.map((part, index) => (
        <mesh key={index} geometry={facesOf(part)} renderOrder={LAYER.faces}>
          <glassMaterial args={[own, style, extension]} />
        </mesh>
      ))}
      {lines && (
        <mesh geometry={lines} renderOrder={LAYER.lines}>
          <glassLineMaterial args={[own]} />
        </mesh>
      )}
    </group>
  )
}
