import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { smoothstep } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { CAMERA, halfHeightAt, isTall, type LensShift } from '../composition.ts'
import { segmentProgress, segmentAt, smootherstep } from '../easing.ts'
import type { Moment, Journey } from './journey.ts'

/**
 * A place on the screen: NDC, depth from the camera in scene units, and the change of the body's brightness (0 none, 1
 * twice as bright). Its fields are overwritten in every frame.
 */
export interface ScreenPlace {
  u: number
  v: number
  depth: number
  glow: number
}

/**
 * Writes the place of the body `index` at one station and at the moment's time into `place`. On entry `place` is the
 * body's place without the journey; leaving it unchanged keeps the body there. Must not allocate.
 */
export type PlaceAtStation = (place: ScreenPlace, index: number, moment: Moment) => void

interface PlaceJourneyOptions extends Pick<Journey, 'fullWidth' | 'warm'> {
  bodies: readonly BodySpec[]
  /** Lens shift in NDC and aspect (width / height) with which the layout has placed the bodies. */
  shift: LensShift
  aspect: number
  /** One function for each station from 1 on. */
  stations: readonly PlaceAtStation[]
  /** Segments on which no panel covers the scene: bodies go straight from place to place. Default: none. */
  open?: readonly number[]
  /** Radians by which bodies turn about y on one segment: `min` to `max`, by their index. Default: 0.8 to 1.9. */
  turn?: readonly [min: number, max: number]
}

/** Height in NDC by which a body rises in the middle of a segment. */
const ARC = 0.1
/**
 * Sideways detour in NDC of a body that passes the text of a tall window. It leads towards the side on which the body
 * stands halfway. It grows from 0 to `size` while the height by which the body rises or sinks grows from `from` to `to` (NDC).
 */
const DETOUR = { from: 0.7, to: 1.1, size: 1.1 } as const
const { position: POSITION, rotation: ROTATION, glow: GLOW } = poseLayout
/** Fraction of the golden ratio. Multiples of it, modulo 1, are spread evenly over 0 to 1. */
const GOLDEN = 0.618034

/**
 * Halfway between two stations, bodies stand beside the page's grid: a panel of dense text covers the scene there, and lets
 * a dim picture of it through. On open segments they do not. In tall windows, and where the window has no room beside the
 * grid, they stand outside the window instead. `gap` is the distance in NDC between the grid and a body's edge, `reach` how
 * far that edge may be from the body's center, in radii. The way there lasts from the fraction `from` of the segment to
 * `until`, the way back from 1 - `until` to 1 - `from`.
 */
const ASIDE = { gap: 0.012, reach: 1.2, from: 0.1, until: 0.45 } as const

/** Turns the quaternion at `at` by `angle` radians about the world's y axis. */
export function turnAboutY(poses: Float32Array, at: number, angle: number): void {
  const sin = Math.sin(angle / 2)
  const cos = Math.cos(angle / 2)
  const x = poses[at] ?? 0
  const y = poses[at + 1] ?? 0
  const z = poses[at + 2] ?? 0
  const w = poses[at + 3] ?? 0
  poses[at] = cos * x + sin * z
  poses[at + 1] = cos * y + sin * w
  poses[at + 2] = cos * z - sin * x
  poses[at + 3] = cos * w - sin * y
}

/** Returns the height of a body's bob or wave over its rest, scene units, when it is at `y`. Orbits have none. */
function liftOf({ motion, position }: BodySpec, y: number): number {
  if (motion.type === 'orbital') return 0
  return y - (motion.type === 'floating' ? motion.rest : position[1])
}

/** Returns the detour in NDC along u, in the middle of the way between these places, in a tall window. */
function detourOf(from: ScreenPlace, to: ScreenPlace): number {
  return DETOUR.size * smoothstep(DETOUR.from, DETOUR.to, Math.abs(to.v - from.v))
}

/** Returns the fraction (0 to 1) by which bodies stand beside the grid at `progress` (0 to 1) of a segment: 1 halfway. */
function asideAt(progress: number): number {
  return smootherstep((Math.min(progress, 1 - progress) - ASIDE.from) / (ASIDE.until - ASIDE.from))
}

/** Returns the order in which bodies leave, 0 to 1 by index: that with the least distance first. */
export function orderOf(distances: readonly number[]): Float32Array {
  const order = new Float32Array(distances.length)
  const indices = [...distances.keys()].toSorted((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0))
  for (const [rank, index] of indices.entries()) order[index] = rank / Math.max(1, distances.length - 1)
  return order
}

/**
 * Creates a journey between places on the screen. A body keeps its radius, so what grows comes nearer. Between two
 * stations u and v follow a smootherstep, and so does the logarithm of the depth. v also has an arc. A body keeps its
 * bob or wave and its rotation, to which each segment adds a turn.
 */
export function placeJourney(options: PlaceJourneyOptions): Journey {
  const { bodies, shift, aspect, stations, open = [], turn = [0.8, 1.9], ...rest } = options
  const last = stations.length
  const order = orderOf(bodies.map(({ position }) => -position[2]))
  const tall = isTall(aspect)
  /**
   * The side of the grid, -1 or 1, on which a body stands halfway: that of its first place. The places of a segment depend on the
   * time, so by theirs a body near the middle would leap to the other side.
   */
  const sides = bodies.map(({ position: [x, , z] }) => {
    const u = x / (halfHeightAt(CAMERA.z - z) * aspect) + shift[0]
    return u < 0 ? -1 : 1
  })
  const from: ScreenPlace = { u: 0, v: 0, depth: 1, glow: 0 }
  const to: ScreenPlace = { u: 0, v: 0, depth: 1, glow: 0 }

  const readPlaceWithoutJourney = (place: ScreenPlace, poses: Float32Array, start: number, lift: number) => {
    place.depth = CAMERA.z - (poses[start + POSITION.offset + 2] ?? 0)
    const half = halfHeightAt(place.depth)
    place.u = (poses[start + POSITION.offset] ?? 0) / (half * aspect) + shift[0]
    place.v = ((poses[start + POSITION.offset + 1] ?? 0) - lift) / half + shift[1]
    place.glow = 0
  }
  return {
    ...rest,
    last,
    apply(poses, moment) {
      const { s } = moment
      // Also true for NaN.
      if (!(s > 0)) return
      const segment = segmentAt(s, last)
      const aside = open.includes(segment) ? 0 : asideAt(s - segment)
      // `u` is for the layout's aspect. In the window, distances from the vanishing point are `stretch` times as large.
      const stretch = aspect / moment.aspect
      const edge = (tall ? 1 : moment.edge) + ASIDE.gap
      for (let index = 0; index < bodies.length; index += 1) {
        const body = bodies[index]
        if (!body) continue
        const start = index * POSE_STRIDE
        const lift = liftOf(body, poses[start + POSITION.offset + 1] ?? 0)
        readPlaceWithoutJourney(from, poses, start, lift)
        to.u = from.u
        to.v = from.v
        to.depth = from.depth
        to.glow = from.glow
        // `stations` begins with station 1, so `stations[segment]` is where the segment ends. Segment 0 begins at the place
        // without the journey: there is no `stations[-1]`.
        stations[segment]?.(to, index, moment)
        stations[segment - 1]?.(from, index, moment)
        const progress = segmentProgress(s - segment, order[index] ?? 0)
        const depth = from.depth * (to.depth / from.depth) ** progress
        const arc = Math.sin(Math.PI * progress)
        const side = sides[index] ?? 1
        const detour = tall ? side * arc * detourOf(from, to) : 0
        const path = from.u + (to.u - from.u) * progress + detour
        const v = from.v + (to.v - from.v) * progress + arc * ARC
        const half = halfHeightAt(depth)
        const size = (ASIDE.reach * body.radius) / (half * moment.aspect)
        // The more of a body the window's edge would cut off, the further out it stands: outside from an eighth of it on.
        const cut = smoothstep(0, size / 4, edge + 2 * size - 1)
        const beside = edge + size + cut * Math.max(0, 1 + ASIDE.gap - edge)
        const clear = shift[0] + (side * beside - shift[0]) / stretch
        const u = path + side * Math.max(0, side * (clear - path)) * aside
        poses[start + POSITION.offset] = (u - shift[0]) * half * aspect
        poses[start + POSITION.offset + 1] = (v - shift[1]) * half + lift
        poses[start + POSITION.offset + 2] = CAMERA.z - depth
        poses[start + GLOW.offset] = from.glow + (to.glow - from.glow) * progress
        const angle = turn[0] + (turn[1] - turn[0]) * ((index * GOLDEN) % 1)
        turnAboutY(poses, start + ROTATION.offset, angle * (segment + progress))
      }
    },
  }
}
