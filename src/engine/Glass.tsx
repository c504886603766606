import { extend } from '@react-three/fiber'
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import { Body, type Level } from '../motion/body.ts'
import { positionOf, radiusOf, scalePose, type BasePose } from '../motion/layout.ts'
import { PRIORITIES } from '../motion/priorities.ts'
import { useNamedFrame, type BodyRef } from '../motion/useSceneFrame.ts'
import type { Vec3 } from '../shared/vector.ts'
import { addBody, checkShape } from './checks.ts'
import type { Rgb } from './color.ts'
import { engravedLinesOf, facesOf, hiddenLinesOf } from './glass/geometry.ts'
import './glass/materials.ts'
import { createBodyUniforms, type BodyUniforms } from './glass/uniforms.ts'
import type { Shape } from './shape.ts'
import { useGlass } from './useGlass.ts'

interface GlassProps {
  ref?: Ref<Body>
  /** Unique in the scene. */
  name: string
  shape: Shape
  color: Rgb
  /** Where the picture shows it before any motion. */
  at?: BasePose | undefined
  /** Instead of `at`: its position, and its radius, which is a factor on the shape. Scene units. */
  position?: Vec3 | undefined
  radius?: number | undefined
  /** Rotation before any motion: Euler angles in radians, order XYZ. */
  rotation?: Vec3
  /** Change of its brightness: 0, the default, none, -0.5 half as bright. */
  brightness?: number
  /** The body with which it disappears, where the window's edge or text would cut that. */
  shownWith?: BodyRef | undefined
  /** Radius of the outermost mark around it, in radii of the body. */
  marks?: number
  /** The keyframe at which, and the level by which, it takes the highlight colour. */
  highlightAt?: number | undefined
  highlightBy?: Level | undefined
}

/** Lines behind the glass, the glass, lines on it: within a layer three.js draws from far to near. */
export const LAYER = { hidden: 0, faces: 1, lines: 2, contours: 3 } as const
const ORIGIN: Vec3 = [0, 0, 0]
const BodyGroup = extend(Body)

/** Shows what hooks have made of a body. */
function draw(body: Body | null, { uShown, uBrightness, uElevation, uHighlight }: BodyUniforms) {
  if (!body) return
  uShown.value = body.shown
  uBrightness.value = body.brightness
  uElevation.value = body.elevation
  uHighlight.value = body.highlight
}

/** A body of etched glass. @throws Error outside of a scene, without a shape, or with another's name */
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
    brightness = 0,
    shownWith,
    highlightAt,
    highlightBy,
  } = props
  const { sceneFrame, screen, bodies, uniforms, style, extension } = useGlass(`The glass "${name}"`)
  checkShape(name, shape)
  const pose = at && scalePose(at, screen.sizeFactor)
  const rest =
    position ?? (pose ? positionOf(pose, [screen.viewOffsetX, screen.viewOffsetY], screen.aspect) : ORIGIN)
  const group = useRef<Body>(null)
  useImperativeHandle<Body | null, Body | null>(ref, () => group.current)
  const own = useMemo(() => createBodyUniforms(uniforms, color), [uniforms, color])
  useLayoutEffect(() => (group.current ? addBody(bodies, group.current) : undefined), [bodies, name])
  useNamedFrame(sceneFrame.scene, name, () => draw(group.current, own), PRIORITIES.drawing)

  const hidden = hiddenLinesOf(shape)
  const lines = engravedLinesOf(shape)
  return (
    <BodyGroup
      ref={group}
      name={name}
      scale={radius ?? (pose ? radiusOf(pose) : 1)}
      basePosition={rest}
      baseRotation={rotation}
      marks={marks}
      baseBrightness={brightness}
      shownWith={shownWith ?? null}
      highlightAt={highlightAt ?? null}
      highlightBy={highlightBy ?? null}
    >
      {style.hiddenLines > 0 && hidden && (
        <mesh geometry={hidden} renderOrder={LAYER.hidden}>
          <glassLineMaterial args={[own, style.hiddenLines]} />
        </mesh>
      )}
      {shape.parts.map((part) => (
        <mesh key={facesOf(part).uuid} geometry={facesOf(part)} renderOrder={LAYER.faces}>
          <glassMaterial args={[own, style, extension]} />
        </mesh>
      ))}
      {lines && (
        <mesh geometry={lines} renderOrder={LAYER.lines}>
          <glassLineMaterial args={[own]} />
        </mesh>
      )}
    </BodyGroup>
  )
}
