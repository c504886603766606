import { useRef } from 'react'
import { Glass, Scene, mixRgb, shades } from '../../engine/index.ts'
import type { Rgb } from '../../engine/index.ts'
import {
  PRIORITIES,
  hasFreeColumns,
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
import { poses, type Octahedron as Row } from './poses.ts'
import { columns } from './column.ts'
import { ovals } from './oval.ts'

/** Fewer contour lines than the default 7.5, because the scene has many bodies. */
const glass = { contours: 5.2 } as const

/**
 * Twenty octahedra that float and turn almost together. At keyframe 1 they are upright: where the page leaves
 * its last columns to them, in a column that goes up with it, else as at first, mirrored in an upright
 * window. At keyframe 2 they stand in an oval around the text, on phones in a V below it. They react to
 * nothing but scrolling.
 */
export function TestimonialsScene() {
  const { viewOffset, octahedra } = useLayout(poses)
  const { poses: ovalPoses, undimmedAt } = useLayout(ovals)
  return (
    <Scene
      facts={sceneFacts.testimonials}
      viewOffset={viewOffset}
      scalesWithAspect
      glass={glass}
      undimmedAt={undimmedAt}
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
            onOval={itemAt(ovalPoses, index)}
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

/** The panel before keyframe 1 leaves the scene its last columns. */
const staysInView = (span: number, sceneFrame: SceneFrame) => span === 0 && hasFreeColumns(sceneFrame)

/** Number of the near ones, which come first. The others are dimmer. */
const NEAR_COUNT = 8
const FAR_BRIGHTNESS = -0.35

const shape = tallOctahedron()

interface OctahedronProps extends Row {
  name: string
  index: number
  color: Rgb
  onOval: ScreenPose
}

function Octahedron({ name, index, at, rotation: [pitch, yaw], float, color, onOval }: OctahedronProps) {
  const body = useRef<Body>(null)
  const inColumn = useLayout(columns)(index)
  useFloating(body, { style: 'turn', ...float })
  useKeyframes(body, [inColumn, onOval], { staysInView })
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

/** Brings a body upright on its way to keyframe 1: a tipped one is squat, or skewed at the window's rim. */
function useUpright(body: BodyRef): void {
  useBodyFrame(
    body,
    ({ rotation }, { progress }) => {
      const tipped = 1 - smootherstep(progress)
      rotation.x *= tipped
      rotation.z *= tipped
    },
    PRIORITIES.reactions,
  )
}
