import { TAU } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { compositionOf, type LensShift } from '../composition.ts'
import type { Journey } from '../journey/journey.ts'
import { placeJourney } from '../journey/places.ts'
import {
  adaptStationPlace,
  createStation,
  decreasingSizes,
  othersBySize,
  touchingDistances,
  type StationPlace,
} from '../journey/stationPlaces.ts'

/** An ellipse of bodies with a gap at the bottom. The bodies beside the gap are the largest, those at the top the smallest. */
interface Ring {
  /** Place of the first body: in the gap where the text stands in the ring, otherwise in the middle of the ring. */
  first: StationPlace
  /** Centre of the ellipse, NDC. */
  centre: readonly [u: number, v: number]
  /** Half the width and half the height of the ellipse, NDC. */
  radii: readonly [u: number, v: number]
  /** Radius of a body beside the gap and at the top, as a fraction of half the window's height. */
  sizes: readonly [bottom: number, top: number]
  /** Change of a body's brightness beside the gap and at the top, see `StationPlace`. */
  glow: readonly [bottom: number, top: number]
}

const wide: Ring = {
  first: [0, -0.7, 0.23, 4],
  centre: [0, 0],
  radii: [0.74, 0.74],
  sizes: [0.17, 0.055],
  glow: [1.1, 0.3],
}
const tablet: Ring = {
  first: [0, -0.6, 0.12, 4],
  centre: [0, -0.04],
  radii: [0.84, 0.56],
  sizes: [0.085, 0.032],
  glow: [0.8, 0.3],
}
// The upper half is in the quiet zone behind the text, which takes away two thirds of the brightness.
const tall: Ring = {
  first: [0, -0.48, 0.19],
  centre: [0, -0.48],
  radii: [0.76, 0.36],
  sizes: [0.076, 0.026],
  glow: [0.5, 1],
}
const rings = { wide, tablet, tall }

/** Fraction of the ellipse that the gap takes up. */
const GAP = 0.09
/** Radians by which a body turns about y on its way. It is the same for all, because the octahedra turn together. */
const TURN = 1.4

/**
 * Returns the ranks of `count` bodies (0 is the largest) in their order along the ellipse, counter-clockwise from the right
 * end of the gap. The even ranks go up to the top, the odd ones come down from there: 0, 2, 4, 5, 3, 1.
 */
function ranksAlongRing(count: number): number[] {
  const ranks = Array.from({ length: count }, (_, rank) => rank)
  return [...ranks.filter((rank) => rank % 2 === 0), ...ranks.filter((rank) => rank % 2 === 1).toReversed()]
}

/** Returns the place of each body, by its index. */
function ringPlaces(bodies: readonly BodySpec[], ring: Ring): StationPlace[] {
  const { first, centre, radii, glow } = ring
  // Without body 0, around which the others stand.
  const indexByRank = othersBySize(bodies)
  const sizeByRank = decreasingSizes(ring.sizes, indexByRank.length)
  const ranks = ranksAlongRing(indexByRank.length)
  // Only their proportions count: they become angles. Larger bodies get more room.
  const distances = touchingDistances(ranks.map((rank) => sizeByRank[rank] ?? 0))
  const length = Math.max(1e-6, distances.at(-1) ?? 0)
  const places: StationPlace[] = bodies.map(() => first)
  for (const [position, rank] of ranks.entries()) {
    // A quarter turn below 0 is the bottom of the ellipse, in the middle of the gap.
    const angle = TAU * (-0.25 + GAP / 2 + ((1 - GAP) * (distances[position] ?? 0)) / length)
    places[indexByRank[rank] ?? 0] = [
      centre[0] + radii[0] * Math.cos(angle),
      centre[1] + radii[1] * Math.sin(angle),
      sizeByRank[rank] ?? 0,
      glow[0] + (glow[1] - glow[0]) * (rank / indexByRank.length) ** 2,
    ]
  }
  return places
}

/** Returns the journey of the testimonials. At station 1 the octahedra stand in a ring, in whose gap or middle is the first. */
export function testimonialsJourney(bodies: readonly BodySpec[], shift: LensShift, aspect: number): Journey {
  const composition = compositionOf(aspect)
  const places = ringPlaces(bodies, rings[composition])
  const station = createStation(
    bodies,
    places.map((place) => adaptStationPlace(place, aspect)),
  )
  return placeJourney({
    bodies,
    shift,
    aspect,
    stations: [station],
    turn: [TURN, TURN],
    warm: { body: 0, station: 1 },
    // On a phone the text stands above the ring.
    fullWidth: composition === 'tall' ? undefined : 1,
  })
}
