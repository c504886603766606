import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { mix } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { positionOf, REFERENCE_ASPECT, type Composition, type LensShift } from '../composition.ts'
import { lengthOf, subtract, type Vec3 } from '../vector.ts'
import { segmentProgress } from '../easing.ts'
import { createTurningWorld, type WorldTurn } from '../journey/turnWorld.ts'
import type { Journey } from '../journey/journey.ts'
import { orderOf } from '../journey/places.ts'

const { position: POSITION, elevation: ELEVATION } = poseLayout

/** Where the sky stands at one station, given by the place of star 0. */
interface SkyStation {
  /** Radians by which the sky turns about star 0. */
  yaw: number
  pitch: number
  /** NDC and depth from the camera in scene units. */
  u: number
  v: number
  depth: number
}

interface Arrangement {
  stations: readonly [theme: SkyStation, closing: SkyStation]
  /** Distances from star 0 along x, y and z within which all stars gather at station 2, scene units. */
  reach: Vec3
}

const arrangements: Record<Composition, Arrangement> = {
  wide: {
    stations: [
      { yaw: 0.8, pitch: 0.34, u: 0.64, v: 0.02, depth: 22 },
      { yaw: 0.1, pitch: 0, u: 0.56, v: 0.0, depth: 22 },
    ],
    reach: [12, 13, 7],
  },
  tablet: {
    stations: [
      { yaw: 1.2, pitch: 0.3, u: 0.1, v: -0.5, depth: 30 },
      { yaw: 0, pitch: 0, u: 0.0, v: -0.5, depth: 32 },
    ],
    reach: [14.5, 11.2, 8],
  },
  tall: {
    stations: [
      { yaw: 1.2, pitch: 0.3, u: 0.1, v: -0.5, depth: 36 },
      { yaw: 0, pitch: 0, u: 0.0, v: -0.48, depth: 39 },
    ],
    reach: [11.3, 13, 8],
  },
}

/** Angle between two consecutive seeds of a sunflower, radians. Such seeds are spread evenly over a disc. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Fraction of the disc of the gathered stars, along its radius, that stays free for the rings of star 0. */
const FREE_CENTRE = 0.5

/**
 * Returns where the stars gather, relative to star 0, three numbers for each: like the seeds of a sunflower, so that no
 * two touch. A star takes the free place that is nearest to its own direction.
 */
function gatheredPlaces(bodies: readonly BodySpec[], reach: Vec3): Float32Array {
  const places = new Float32Array(bodies.length * 3)
  const [x0, y0] = bodies[0]?.position ?? [0, 0, 0]
  const free = new Set(bodies.keys())
  free.delete(0)
  const others = free.size
  for (let seed = others; seed > 0; seed -= 1) {
    const away = mix(FREE_CENTRE, 1, Math.sqrt(seed / others))
    const x = away * Math.cos(seed * GOLDEN_ANGLE)
    const y = away * Math.sin(seed * GOLDEN_ANGLE)
    let nearest = 0
    let least = Infinity
    for (const index of free) {
      const [bodyX = 0, bodyY = 0] = bodies[index]?.position ?? []
      const distance = Math.hypot((bodyX - x0) / reach[0] - x, (bodyY - y0) / reach[1] - y)
      if (distance < least) {
        least = distance
        nearest = index
      }
    }
    free.delete(nearest)
    // No star stands before star 0, where it would look larger.
    places.set([reach[0] * x, reach[1] * y, -reach[2] * ((seed * 0.618) % 1)], nearest * 3)
  }
  return places
}

/** Returns the journey of the constellation: at station 1 the sky has turned about star 0, at station 2 all gather there. */
export function skyJourney(bodies: readonly BodySpec[], composition: Composition, shift: LensShift): Journey {
  const { stations, reach } = arrangements[composition]
  const aspect = REFERENCE_ASPECT[composition]
  const pivot: Vec3 = bodies[0]?.position ?? [0, 0, 0]
  const turnOf = ({ yaw, pitch, u, v, depth }: SkyStation): WorldTurn => ({
    yaw,
    pitch,
    move: subtract(positionOf([u, v, depth, 0], shift, aspect), pivot),
  })
  const world = createTurningWorld(pivot, stations.map(turnOf))
  // The nearest to star 0 leave for it first.
  const order = orderOf(bodies.map(({ position }) => lengthOf(subtract(position, pivot))))
  const places = gatheredPlaces(bodies, reach)

  return {
    last: stations.length,
    warm: { body: 0, station: 2 },
    apply(poses, { s }) {
      if (!(s > 0)) return
      world.turnTo(s)
      for (let index = 0; index < bodies.length; index += 1) {
        const body = bodies[index]
        if (body?.motion.type !== 'wave') continue
        const start = index * POSE_STRIDE
        const at = start + POSITION.offset
        // The swell stays along y and is not contracted.
        const lift = body.motion.surface.amplitude * (poses[start + ELEVATION.offset] ?? 0)
        poses[at + 1] = (poses[at + 1] ?? 0) - lift
        world.turn(poses, index)
        const fraction = segmentProgress(s - 1, order[index] ?? 0)
        const x = (poses[at] ?? 0) - world.x
        const y = (poses[at + 1] ?? 0) - world.y
        const z = (poses[at + 2] ?? 0) - world.z
        poses[at] = world.x + mix(x, places[index * 3] ?? 0, fraction)
        poses[at + 1] = world.y + mix(y, places[index * 3 + 1] ?? 0, fraction) + lift
        poses[at + 2] = world.z + mix(z, places[index * 3 + 2] ?? 0, fraction)
      }
    },
  }
}
