import { useRef } from 'react'
import { Glass, Scene, mixRgb, shades } from '../../engine/index.ts'
import type { Rgb } from '../../engine/index.ts'
import { useLayout, useFloating, useKeyframes } from '../../motion/index.ts'
import type { Body, ScreenPose } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { tallOctahedron } from '../../engine/shapes/polyhedra.ts'
import { sceneFacts } from '../facts.ts'
import { poses, type Octahedron as Row } from './poses.ts'
import { columnAt } from './column.ts'
import { ovals } from './oval.ts'

/** Density of the contour lines. Below the default, because the scene has many bodies. */
const glass = { contours: 5.2 } as const

/**
 * Twenty octahedra that float and turn almost together. At keyframe 1, in a wide window, they stand in a
 * column beside the testimonials, which scrolls with the page. At keyframe 2 they stand in an oval around the
 * text. Nothing answers to the visitor.
 */
export function TestimonialsScene() {
  const { viewOffset, octahedra } = useLayout(poses)
  const { poses: ovalPoses, fullWidth } = useLayout(ovals)
  return (
    <Scene
      facts={sceneFacts.testimonials}
      viewOffset={viewOffset}
      responsive
      glass={glass}
      fullWidth={fullWidth}
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

/** Rotation about z, and about y on the way from one keyframe to the next. Radians, the same for all. */
const ROLL = -0.35
const TURN = 1.4

/** On span 0, from keyframe 0 to 1, a panel leaves the right columns free: bodies go straight. */
const beside = [0]

const shape = tallOctahedron()

interface OctahedronProps extends Row {
  name: string
  index: number
  color: Rgb
  onOval: ScreenPose
}

function Octahedron({ name, index, at, rotation: [pitch, yaw], float, color, onOval }: OctahedronProps) {
  const body = useRef<Body>(null)
  useFloating(body, float)
  useKeyframes(body, [columnAt(index), onOval], { beside, turnPerSpan: TURN })
  return (
    <Glass
      ref={body}
      name={name}
      shape={shape}
      color={color}
      at={at}
      rotation={[pitch, yaw, ROLL]}
      highlightAt={index === 0 ? 2 : undefined}
    />
  )
}
