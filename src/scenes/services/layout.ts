import type { Orbital } from '../../motion/orbital.ts'
import { TAU } from '../../shared/math.ts'
import type { Random } from '../../shared/random.ts'
import type { BodySpec } from '../body.ts'
import {
  compositionOf,
  positionOf,
  radiusOf,
  REFERENCE_ASPECT,
  type Composition,
  type LensShift,
  type Place,
} from '../composition.ts'
import { randomBob, startLayout, type LayoutFunction } from '../layout.ts'
import type { Vec3 } from '../vector.ts'
import { instrumentAt } from './instruments.ts'
import { servicesJourney } from './journey.ts'

export const SERVICES_COUNT = 8

/** Radius of the orbit in scene units, and angle at t = 0 in degrees. */
type OrbitStart = readonly [radius: number, degrees: number]

interface Arrangement {
  shift: LensShift
  /** Centre of the ring. */
  centre: Vec3
  /** Tilt of the orbits in radians. Instruments pass below the hero (body 0) when near, and above it when far away. */
  tilt: number
  /** Places of the floating bodies 0, 2, 4, 6. Seen from above, they are 20 to 25 units from the ring's centre. */
  floating: readonly Place[]
  /** Orbits of the bodies 1, 3, 5, 7, with radii of 15 to 18 units. */
  orbiting: readonly OrbitStart[]
}

const wide: Arrangement = {
  shift: [0.62, 0],
  centre: [0, 0.6, -7.5],
  tilt: 1.45,
  floating: [
    [0.56, 0, 13, 0.4],
    [0.9, 0.74, 50, 0.08],
    [0.34, 0.64, 52, 0.08],
    [0.46, 0.72, 58, 0.05],
  ],
  orbiting: [
    [15, 335],
    [17, 60],
    [15, 19],
    [16, 242],
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

/** Radians per second. Equal for all orbiting bodies, so that they keep their distances. */
const SPEED = 0.11

/** Returns a random position behind the ring's centre: `angle` in radians, `ringRadius` in scene units. */
function randomPosition(random: Random, [x, y, z]: Vec3, angle: number, ringRadius: number): Vec3 {
  return [
    x + ringRadius * Math.cos(angle),
    y + random.between(-8, 8),
    z - ringRadius * Math.abs(Math.sin(angle)),
  ]
}

/** Instruments in a ring that float and orbit alternately. */
export const servicesLayout: LayoutFunction = (input) => {
  const { count, aspect } = input
  const composition = compositionOf(aspect)
  const { random, composed } = startLayout(SERVICES_COUNT, input)
  const arrangement = arrangements[composition]
  const { shift, centre, tilt } = arrangement
  const places = composed(arrangement.floating)
  const orbits = composed(arrangement.orbiting)
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const { kind, shape, color, attitude, orbitingRadius } = instrumentAt(index)
    const common = { name: `${kind}-${index}`, shape, color, rotation: attitude }
    const randomTurn = random.next()
    const randomSpread = random.next()
    if (index % 2 === 1) {
      const [radius, degrees] = orbits[(index - 1) / 2] ?? [15 + 3 * randomSpread, randomTurn * 360]
      const startAngle = (degrees / 360) * TAU
      const motion: Orbital = { type: 'orbital', index, centre, radius, speed: SPEED, startAngle, tilt }
      return { ...common, radius: orbitingRadius, position: centre, motion }
    }
    const place = places[index / 2]
    const position = place
      ? positionOf(place, shift, REFERENCE_ASPECT[composition])
      : randomPosition(random, centre, randomTurn * TAU, 20 + 5 * randomSpread)
    const radius = place ? radiusOf(place) : random.between(2, 4)
    const bob = randomBob(random, radius)
    return {
      ...common,
      position,
      radius,
      motion: { type: 'floating', index, style: 'sway', start: attitude, rest: position[1], bob },
    }
  })
  return { shift, bodies, journey: servicesJourney(bodies, shift, composition) }
}
