import { createRandom } from '../../shared/random.ts'
import { TAU } from '../../shared/math.ts'
import type { Orbital } from '../../motion/orbital.ts'
import {
  compositionOf,
  positionOf,
  radiusOf,
  REFERENCE_ASPECT,
  type Composition,
  type LensShift,
  type Place,
} from '../composition.ts'
import { mixRgb } from '../color.ts'
import type { BodySpec, Rgb } from '../body.ts'
import type { Shape } from '../shape.ts'
import type { Vec3 } from '../vector.ts'
import { checkCount, DEFAULT_SEED, drawBob, shades, type Layout, type LayoutInput } from '../layout.ts'
import { cloud, gear, monitor, network, phone } from '../shapes/instruments.ts'

export const SERVICES_COUNT = 8

interface Instrument {
  shape: () => Shape
  color: Rgb
  /** World radius of one on an orbit, scene units. */
  orbiting: number
  /** Attitude that shows what it is. */
  attitude: Vec3
}

const instruments = {
  monitor: { shape: monitor, color: shades.blue, orbiting: 2.9, attitude: [0.06, 0.3, -0.02] },
  phone: {
    shape: phone,
    color: mixRgb(shades.blue, shades.teal, 0.55),
    orbiting: 5.8,
    attitude: [0.1, -0.36, -0.1],
  },
  cloud: { shape: cloud, color: shades.blue, orbiting: 2.7, attitude: [0.12, -0.28, 0.02] },
  gear: { shape: gear, color: shades.teal, orbiting: 3.9, attitude: [0.18, 0.42, 0.2] },
  network: {
    shape: network,
    color: mixRgb(shades.blue, shades.teal, 0.25),
    orbiting: 3,
    attitude: [0.1, 0.2, 0],
  },
} as const satisfies Record<string, Instrument>

type InstrumentKind = keyof typeof instruments

const order = ['monitor', 'phone', 'cloud', 'gear', 'network'] as const satisfies readonly InstrumentKind[]

const shapes = new Map<InstrumentKind, Shape>()

function shapeOf(kind: InstrumentKind): Shape {
  const known = shapes.get(kind)
  if (known) return known
  const shape = instruments[kind].shape()
  shapes.set(kind, shape)
  return shape
}

interface Arrangement {
  shift: LensShift
  /** Middle of the ring, and how far it leans: instruments pass below the hero when near and above it when far. */
  centre: Vec3
  tilt: number
  /** Places of the floating ones, bodies 0, 2, 4, 6: at 20 to 25 from the ring's middle, in plan. */
  floating: readonly Place[]
  /** Radius, 15 to 18, and angle at the start of the orbiting ones, bodies 1, 3, 5, 7. */
  orbiting: readonly (readonly [radius: number, degrees: number])[]
}

const wide: Arrangement = {
  shift: [0.46, 0],
  centre: [-0.2, 1.9, -0.8],
  tilt: 1.2,
  floating: [
    [0.48, -0.08, 10.7, 0.42],
    [0.85, 0.6, 39, 0.2],
    [0.3, 0.6, 50, 0.165],
    [0.47, 0.74, 55, 0.06],
  ],
  orbiting: [
    [17.8, 36],
    [17.8, 103],
    [17.8, 297],
    [17.8, 216],
  ],
}

const tall: Arrangement = {
  shift: [0.02, 0.06],
  centre: [0, -22, -25],
  tilt: 1.1,
  floating: [
    [0, -0.54, 33, 0.215],
    [0.6, 0.84, 72, 0.07],
    [-0.6, 0.83, 70, 0.07],
    [0.02, 0.9, 78, 0.03],
  ],
  orbiting: [
    [15, 48],
    [15.4, 140],
    [15, 222],
    [15.2, 312],
  ],
}

const tablet: Arrangement = {
  ...tall,
  centre: [0, -15, -15],
  tilt: 1,
  floating: [
    [0.02, -0.53, 24, 0.27],
    [0.6, 0.84, 58, 0.08],
    [-0.6, 0.83, 58, 0.08],
    [0.02, 0.9, 66, 0.035],
  ],
}

const arrangements: Record<Composition, Arrangement> = { wide, tablet, tall }

/** Radians a second: one and the same for all, so that they keep their distances. */
const SPEED = 0.11

/** Eight instruments in a ring, alternately floating and orbiting. @throws RangeError for an impossible count */
export function servicesLayout({ seed, count, aspect }: LayoutInput): Layout {
  checkCount('services', count)
  const composition = compositionOf(aspect)
  const { shift, centre, tilt, floating, orbiting } = arrangements[composition]
  const composed = seed === DEFAULT_SEED && count === SERVICES_COUNT
  const random = createRandom(seed)
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const kind = order[index % order.length]!
    const { color, attitude, orbiting: orbitingRadius } = instruments[kind]
    const common = { name: `${kind}-${index}`, shape: shapeOf(kind), color, rotation: attitude }
    const turn = random.next()
    const spread = random.next()
    if (index % 2 === 1) {
      const [radius, degrees] = composed ? orbiting[(index - 1) / 2]! : [15 + 3 * spread, turn * 360]
      const motion: Orbital = {
        type: 'orbital',
        index,
        centre,
        radius,
        speed: SPEED,
        startAngle: (degrees / 360) * TAU,
        tilt,
      }
      return { ...common, radius: orbitingRadius, position: centre, motion }
    }
    const ringRadius = 20 + 5 * spread
    const angle = turn * TAU
    const position = composed
      ? positionOf(floating[index / 2]!, shift, REFERENCE_ASPECT[composition])
      : ([
          centre[0] + ringRadius * Math.cos(angle),
          centre[1] + random.between(-8, 8),
          centre[2] - ringRadius * Math.abs(Math.sin(angle)),
        ] as const)
    const radius = composed ? radiusOf(floating[index / 2]!) : random.between(2, 4)
    const bob = drawBob(random, radius)
    return {
      ...common,
      radius,
      position,
      motion: { type: 'floating', index, style: 'sway', start: attitude, rest: position[1], bob },
    }
  })
  return { shift, bodies }
}
