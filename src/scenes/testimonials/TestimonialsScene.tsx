import { useRef } from 'react'
import { Glass, Scene, mixRgb, shades } from '../../engine/index.ts'
import type { Rgb } from '../../engine/index.ts'
import { useComposition, useFloating, useKeyframes } from '../../motion/index.ts'
import type { Body, Seat } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { tallOctahedron } from '../../engine/shapes/polyhedra.ts'
import { sceneFacts } from '../facts.ts'
import { compositions, type Octahedron as Row } from './compositions.ts'
import { columnAt } from './column.ts'
import { ovals } from './oval.ts'

/** Wider apart than elsewhere: the shoal has many, and a poster's lines have few bytes. */
const glass = { contours: 5.2 } as const

/**
 * Twenty octahedra that float and turn almost together. At keyframe 1 they stand in a column beside the
 * letters, which goes with the page, and at keyframe 2 in an oval around the text.
 */
export function TestimonialsScene() {
  const { viewOffset, octahedra } = useComposition(compositions)
  const { places, fullWidth } = useComposition(ovals)
  return (
    <Scene facts={sceneFacts.testimonials} viewOffset={viewOffset} adapts glass={glass} fullWidth={fullWidth}>
      {octahedra.map((row, index) => {
        const name = `octahedron-${index}`
        return (
          <Octahedron
            key={name}
            {...row}
            name={name}
            index={index}
            color={colorAt(index)}
            onOval={itemAt(places, index)}
          />
        )
      })}
    </Scene>
  )
}

const cycle = [shades.green, shades.green, shades.teal, mixRgb(shades.green, shades.teal, 0.5)]

/** Every seventh is blue; the others repeat the cycle. */
const colorAt = (index: number) => (index % 7 === 6 ? shades.blue : itemAt(cycle, index % cycle.length))

/** Rotation about z, and rotation about y on the way to the oval, radians. It is the same for all. */
const ROLL = -0.35
const turn = 1.4

/** The panel of letters leaves the scene its last columns. */
const beside = [0]

const shape = tallOctahedron()

interface OctahedronProps extends Row {
  name: string
  index: number
  color: Rgb
  onOval: Seat
}

function Octahedron({ name, index, at, turn: start, bob, color, onOval }: OctahedronProps) {
  const body = useRef<Body>(null)
  useFloating(body, { bob })
  useKeyframes(body, [columnAt(index), onOval], { beside, turn })
  return (
    <Glass
      ref={body}
      name={name}
      shape={shape}
      color={color}
      at={at}
      rotation={[...start, ROLL]}
      highlightAt={index === 0 ? 2 : undefined}
    />
  )
}
