import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { clamp, TAU } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { CAMERA, halfHeightAt, REFERENCE_ASPECT, type Composition, type LensShift } from '../composition.ts'
import { createApproach, attitudeOf, turnTowards } from '../journey/moveBody.ts'
import { smootherstep } from '../easing.ts'
import { placeJourney, turnAboutY, type PlaceAtStation } from '../journey/places.ts'
import type { Cues, Journey } from '../journey/journey.ts'
import { instrumentAt, INSTRUMENTS } from './instruments.ts'

/** Depth from the camera at which the fog begins, and the depth range in which it grows. Scene units. */
export const fog: Record<Composition, readonly [near: number, range: number]> = {
  wide: [22, 34],
  tablet: [26, 38],
  tall: [34, 46],
}

/** Returns the visibility in the fog at `depth`, 1 clear to 0 invisible, as the shaders compute it. */
export function clarityAt(depth: number, [near, range]: readonly [number, number]): number {
  return Math.exp(-((Math.max(0, depth - near) / range) ** 1.5))
}

/** Ellipse on the screen on which the instruments stand at the closing call. Lengths in NDC. */
interface Ring {
  centre: readonly [u: number, v: number]
  radii: readonly [u: number, v: number]
  /** Radius of an instrument, as a fraction of half the window's height, on the left and on the right of the ring. */
  size: number
  /** Radius of the opened instrument, as a fraction of half the window's height. */
  openSize: number
  /** Where the opened instrument stands: u, and v if it is not the middle of the open card. */
  openPlace: readonly [u: number, v?: number]
}

const rings: Record<Composition, Ring> = {
  wide: { centre: [0.6, -0.02], radii: [0.27, 0.57], size: 0.161, openSize: 0.3, openPlace: [0.56] },
  // The card has no room beside its text. The instrument stands in the open water below the list.
  tablet: { centre: [0, -0.47], radii: [0.76, 0.33], size: 0.118, openSize: 0.3, openPlace: [0, -0.47] },
  tall: { centre: [0, -0.48], radii: [0.7, 0.34], size: 0.106, openSize: 0.26, openPlace: [0, -0.48] },
}

/** Radians per second by which the ring turns. */
const SPEED = 0.11
/** Angle of the first instrument at t = 0 in radians: in front, which is at the bottom of the ring. */
const FIRST_ANGLE = -TAU / 4 - 0.3
/** Fraction by which an instrument is larger in front, and smaller at the back. */
const PERSPECTIVE = 0.28
/** Widens the distances in front, where the instruments are larger, and narrows those at the back. Radians. */
const FRONT_ROOM = 0.26
/** Visibility of the front of the ring and of its back. The fog alone would hide large instruments, which stand far away. */
const VISIBILITY = [1, 0.62] as const
/** Most by which an instrument is brightened against the fog. */
const MOST_GLOW = 1.6
/** Change of brightness of an open instrument. */
const LIT = 0.3
/** Radians by which an instrument turns aside on its way to the front. */
const SWING = 0.9
/** How far outside the window the others stand while one is open, in radii. */
const OUTSIDE = 1.4

const { position: POSITION, rotation: ROTATION, glow: GLOW } = poseLayout

/** The cue of an instrument is on while the card of its service is open. */
function cuesFor(count: number): Cues {
  return {
    count: Math.min(count, INSTRUMENTS),
    read({ openService }, targets) {
      for (let index = 0; index < targets.length; index += 1) targets[index] = index === openService ? 1 : 0
    },
  }
}

/**
 * Returns the journey of the instruments. At the closing call they stand on a turning ellipse, in the order of the
 * bodies, so that two of a kind are never neighbours. An open service card brings its instrument beside the card's text,
 * wherever the page stands, and the others leave the window.
 */
export function servicesJourney(
  bodies: readonly BodySpec[],
  shift: LensShift,
  composition: Composition,
): Journey {
  const { centre, radii, size, openSize, openPlace } = rings[composition]
  const aspect = REFERENCE_ASPECT[composition]
  const approach = createApproach(shift, aspect)
  /** Where an instrument goes: to the open card, or out of the window. Its depth depends on its radius. */
  const place = { u: 0, v: 0, depth: 1 }
  const cues = cuesFor(bodies.length)
  const attitudes = bodies.map((_, index) => attitudeOf(instrumentAt(index).attitude))
  // `instrumentAt` returns a new object, which a frame must not allocate.
  const ringSizes = bodies.map((_, index) => instrumentAt(index).ringSize)

  const ring: PlaceAtStation = (at, index, { t }) => {
    const body = bodies[index]
    if (!body || index >= INSTRUMENTS) return
    const even = FIRST_ANGLE + (TAU * index) / cues.count + SPEED * t
    const angle = even + FRONT_ROOM * Math.cos(even)
    const back = Math.sin(angle)
    const apparentSize = size * (ringSizes[index] ?? 1) * (1 - PERSPECTIVE * back)
    at.u = centre[0] + radii[0] * Math.cos(angle)
    at.v = centre[1] + radii[1] * back
    at.depth = body.radius / halfHeightAt(apparentSize)
  }
  const stations = placeJourney({ bodies, shift, aspect, stations: [ring], turn: [0, 0] })

  /** Brightens an instrument against the fog by `amount` (0 to 1). */
  const brighten = (poses: Float32Array, index: number, amount: number) => {
    const start = index * POSE_STRIDE
    const depth = CAMERA.z - (poses[start + POSITION.offset + 2] ?? 0)
    const v = (poses[start + POSITION.offset + 1] ?? 0) / halfHeightAt(depth) + shift[1]
    const back = clamp(0.5 + (0.5 * (v - centre[1])) / radii[1], 0, 1)
    const visibility = VISIBILITY[0] + (VISIBILITY[1] - VISIBILITY[0]) * back
    const glow = clamp(visibility / clarityAt(depth, fog[composition]) - 1, 0, MOST_GLOW)
    poses[start + GLOW.offset] = glow * amount
  }

  const open = (poses: Float32Array, index: number, amount: number, cardV: number) => {
    const body = bodies[index]
    const attitude = attitudes[index]
    if (!body || !attitude) return
    place.u = openPlace[0]
    place.v = openPlace[1] ?? cardV
    place.depth = body.radius / halfHeightAt(openSize * (ringSizes[index] ?? 1))
    approach(poses, index, place, amount)
    const rotation = index * POSE_STRIDE + ROTATION.offset
    turnTowards(poses, rotation, attitude, amount)
    turnAboutY(poses, rotation, SWING * Math.sin(Math.PI * amount))
  }

  const leave = (poses: Float32Array, index: number, amount: number, windowAspect: number) => {
    const at = index * POSE_STRIDE + POSITION.offset
    place.depth = CAMERA.z - (poses[at + 2] ?? 0)
    const half = halfHeightAt(place.depth)
    // In the window, distances from the vanishing point are aspect / windowAspect times as large as in the layout.
    const edge = 1 + (OUTSIDE * (bodies[index]?.radius ?? 0)) / (half * windowAspect)
    place.u = shift[0] + ((edge - shift[0]) * windowAspect) / aspect
    place.v = (poses[at + 1] ?? 0) / half + shift[1]
    approach(poses, index, place, amount)
  }

  return {
    last: stations.last,
    cues,
    // The gear.
    warm: { body: 3, station: 1 },
    apply(poses, moment) {
      stations.apply(poses, moment)
      let opened = 0
      for (let index = 0; index < cues.count; index += 1) opened += smootherstep(moment.levels[index] ?? 0)
      opened = Math.min(1, opened)
      const near = smootherstep(moment.s)
      if (near === 0 && opened === 0) return
      for (let index = 0; index < cues.count; index += 1) {
        const amount = smootherstep(moment.levels[index] ?? 0)
        if (opened > amount) leave(poses, index, opened - amount, moment.aspect)
        if (amount > 0) open(poses, index, amount, moment.cardV)
        brighten(poses, index, Math.max(near, amount))
        poses[index * POSE_STRIDE + GLOW.offset] =
          (poses[index * POSE_STRIDE + GLOW.offset] ?? 0) + LIT * amount
      }
    },
  }
}
