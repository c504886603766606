import { TAU } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { compositionOf, type LensShift } from '../composition.ts'
import { placeJourney } from '../journey/places.ts'
import {
  adaptStationPlace,
  fallingShares,
  othersBySize,
  stationOf,
  touching,
  type StationPlace,
} from '../journey/stationPlaces.ts'
import type { Journey } from '../journey/journey.ts'

/** A ring of bodies around a large one. The ring is open at the bottom, and its bodies become smaller towards the top. */
interface Ring {
  centre: StationPlace
  /** Radii of the ring, NDC. */
  radii: readonly [u: number, v: number]
  /** Radius of the bodies at the bottom and at the top, as a share of half the window's height. */
  shares: readonly [bottom: number, top: number]
  /** Change of brightness of the bodies at the bottom and at the top, see `StationPlace`. */
  glow: readonly [bottom: number, top: number]
}

const wide: Ring = {
  centre: [0.54, 0.03, 0.38],
  radii: [0.36, 0.6],
  shares: [0.15, 0.045],
  glow: [1.1, 0.1],
}
// The upper half of these two is in the quiet zone behind the text, which takes two thirds of the brightness.
const tablet: Ring = { centre: [0, -0.49, 0.19], radii: [0.6, 0.39], shares: [0.08, 0.026], glow: [0.5, 1] }
const tall: Ring = { centre: [0, -0.48, 0.19], radii: [0.76, 0.36], shares: [0.076, 0.026], glow: [0.5, 1] }
const rings = { wide, tablet, tall }

/** Share of the ring that is open. */
const GAP = 0.09
/** Radians by which all bodies turn on the way. One angle for all of them, so that they go on turning together. */
const TURN = 1.4

/** Returns the place of each body: the first one in the middle, the others around it, the largest beside the gap. */
function ringPlaces(bodies: readonly BodySpec[], ring: Ring): StationPlace[] {
  const { centre, radii, glow } = ring
  const bySize = othersBySize(bodies)
  const shares = fallingShares(ring.shares, bySize.length)
  // Along the ring: every second body, the largest first, up to the top, and down from there the rest.
  const ranks = [...bySize.keys()]
  const around = [
    ...ranks.filter((rank) => rank % 2 === 0),
    ...ranks.filter((rank) => rank % 2 === 1).toReversed(),
  ]
  const reach = touching(around.map((rank) => shares[rank] ?? 0))
  const total = Math.max(1e-6, reach.at(-1) ?? 0)
  const places: StationPlace[] = bodies.map(() => centre)
  for (const [at, rank] of around.entries()) {
    const index = bySize[rank] ?? 0
    const angle = TAU * (-0.25 + GAP / 2 + ((1 - GAP) * (reach[at] ?? 0)) / total)
    places[index] = [
      centre[0] + radii[0] * Math.cos(angle),
      centre[1] + radii[1] * Math.sin(angle),
      shares[rank] ?? 0,
      glow[0] + (glow[1] - glow[0]) * (rank / bySize.length) ** 2,
    ]
  }
  return places
}

/** Returns the journey of the testimonials: at its end one octahedron is in the middle of a ring of all others. */
export function testimonialsJourney(bodies: readonly BodySpec[], shift: LensShift, aspect: number): Journey {
  const places = ringPlaces(bodies, rings[compositionOf(aspect)])
  const station = stationOf(
    bodies,
    places.map((place) => adaptStationPlace(place, aspect)),
  )
  return placeJourney({ bodies, shift, aspect, stations: [station], turn: [TURN, TURN] })
}
