import { useRef } from 'react'
import { Glass, Scene, mixRgb, shades } from '../../engine/index.ts'
import type { Rgb } from '../../engine/index.ts'
import {
  PRIORITIES,
  isDesktop,
  smootherstep,
  useBodyFrame,
  useLayout,
  useFloating,
  useKeyframes,
} from '../../motion/index.ts'
import type { Body, BodyRef, SceneFrame, ScreenPose } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { tallOctahedron } from '../../engine/shapes/polyhedra.ts'
import { sceneFacts } from '../facts.ts'
import { poses, type OctahedronRow } from './poses.ts'
import { besideTestimonials } from './column.ts'
import { ovals } from './oval.ts'

/** A third fewer contour lines around bodies and text than by default, because the scene has many bodies. */
const glass = { contours: 5.2 } as const

/**
 * Twenty octahedra that float, turn about y at one rate and rock about x. From keyframe 1 on, beside the
 * testimonials, they stand upright: on desktops in a column, in narrower windows of the layout `wide` at
 * their base poses, on tablets and phones at these mirrored in x. At keyframe 2 they stand in an oval around
 * the text, on phones in a V below it.
 */
export function TestimonialsScene() {
  const { viewOffset, octahedra } = useLayout(poses)
  const { poses: ovalPoses, aroundTextAt } = useLayout(ovals)
  return (
    <Scene
      facts={sceneFacts.testimonials}
      viewOffset={viewOffset}
      // Tablets have the base poses of phones, but larger.
      scalesWithAspect
      glass={glass}
      aroundTextAt={aroundTextAt}
    >
      {octahedra.map((row, index) => {
        const name = `octahedron-${index}`
        return (
          <Octahedron
            key={name}
            {...row}
            name={name}
            index={index}
            color={colorAt(index)}
            keyframe2={itemAt(ovalPoses, index)}
          />
        )
      })}
    </Scene>
  )
}

const cycle = [shades.green, shades.green, shades.teal, mixRgb(shades.green, shades.teal, 0.5)]

/** Every seventh is blue; the others repeat the cycle. */
const colorAt = (index: number) => (index % 7 === 6 ? shades.blue : itemAt(cycle, index % cycle.length))

/** Rotation about z, radians: the same for all. */
const ROLL = -0.35

/**
 * Between keyframes bodies leave the window sideways, because a panel covers the scene. On a desktop the
 * panel of span 0 covers only the left columns: on that span they stay in view.
 */
const staysInView = (span: number, sceneFrame: SceneFrame) => span === 0 && isDesktop(sceneFrame)

/** The first eight are near. The others are dimmer, by a change of brightness. */
const NEAR_COUNT = 8
const FAR_BRIGHTNESS = -0.35

const shape = tallOctahedron()

interface OctahedronProps extends OctahedronRow {
  name: string
  index: number
  color: Rgb
  keyframe2: ScreenPose
}

function Octahedron({ name, index, at, rotation: [pitch, yaw], float, color, keyframe2 }: OctahedronProps) {
  const body = useRef<Body>(null)
  const keyframeOf = useLayout(besideTestimonials)
  useFloating(body, { style: 'turn', ...float })
  useKeyframes(body, [keyframeOf(index), keyframe2], { staysInView })
  useUpright(body)
  return (
    <Glass
      ref={body}
      name={name}
      shape={shape}
      color={color}
      at={at}
      rotation={[pitch, yaw, ROLL]}
      brightness={index < NEAR_COUNT ? 0 : FAR_BRIGHTNESS}
      highlightAt={index === 0 ? 2 : undefined}
    />
  )
}

/**
 * Brings a body upright on its way to keyframe 1. A tilted one looks squat, and skewed near the window's
 * edge.
 */
function useUpright(body: BodyRef): void {
  useBodyFrame(
    body,
    ({ rotation }, { progress }) => {
      const tilted = 1 - smootherstep(progress)
      rotation.x *= tilted
      rotation.z *= tilted
    },
    PRIORITIES.afterKeyframes,
  )
}
