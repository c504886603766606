import { decreasingSizes, itemAt, mix, radiusOf, TAU } from '../engine/index.ts'
import type { Compositions, StationPlace } from '../engine/index.ts'
import { compositions, type Octahedron } from './compositions.ts'

/** An oval of bodies with a gap at the bottom, or two rows that part there. The bodies beside the gap are the largest, those at the top the smallest. */
interface Oval {
  /** Place of the hero, in the gap. */
  hero: StationPlace
  /** Centre, and half the width and half the height, NDC. */
  centre: readonly [u: number, v: number]
  radii: readonly [u: number, v: number]
  /** Radius of a body beside the gap and at the top, as a fraction of half the window's height. */
  sizes: readonly [bottom: number, top: number]
  /** Change of a body's brightness beside the gap and at the top, see `StationPlace`. */
  glow: readonly [bottom: number, top: number]
  /** Whether it is open at the top: two rows that rise from the hero and part. */
  isOpen?: boolean
}

/** Fraction of the oval that the gap takes up, and of its width between two rows where they part. */
const GAP = 0.09
const APART = 0.4

/**
 * Returns the ranks of `count` bodies (0 is the largest) in their order along the oval, counter-clockwise from the right
 * end of the gap. The even ranks go up to the top, the odd ones come down from there: 0, 2, 4, 5, 3, 1.
 */
function ranksAlong(count: number): number[] {
  const ranks = Array.from({ length: count }, (_, rank) => rank)
  return [...ranks.filter((rank) => rank % 2 === 0), ...ranks.filter((rank) => rank % 2 === 1).toReversed()]
}

/** Returns the place of each octahedron. */
function placesOn(oval: Oval, octahedra: readonly Octahedron[]): StationPlace[] {
  const { hero, centre, radii, sizes, glow, isOpen } = oval
  const radius = (index: number) => radiusOf(itemAt(octahedra, index).at)
  const [, ...others] = octahedra.keys()
  const bySize = others.toSorted((a, b) => radius(b) - radius(a))
  const sizeByRank = decreasingSizes(...sizes, bySize.length)
  const places = octahedra.map(() => hero)
  /** Distance along the row in which neighbours touch. Only proportions count: they become angles. Larger bodies get more room. */
  let distance = 0
  let before = 0
  const distances = ranksAlong(bySize.length).map((rank) => {
    const size = itemAt(sizeByRank, rank)
    distance += before === 0 ? 0 : before + size
    before = size
    return [rank, distance] as const
  })
  for (const [rank, along] of distances) {
    // A quarter turn below 0 is the bottom of the oval, in the middle of the gap.
    const angle = TAU * (-0.25 + GAP / 2 + ((1 - GAP) * along) / distance)
    const up = isOpen ? 1 - Math.abs(1 - (2 * along) / distance) : 0
    places[itemAt(bySize, rank)] = [
      centre[0] + radii[0] * (isOpen ? Math.sign(Math.cos(angle)) * mix(APART, 1, up) : Math.cos(angle)),
      centre[1] + radii[1] * (isOpen ? 2 * up - 1 : Math.sin(angle)),
      itemAt(sizeByRank, rank),
      mix(...glow, (rank / bySize.length) ** 2),
    ]
  }
  return places
}

const wide: Oval = {
  hero: [0, -0.7, 0.23, 4],
  centre: [0, 0],
  radii: [0.74, 0.74],
  sizes: [0.17, 0.055],
  glow: [1.1, 0.3],
}
const tablet: Oval = {
  hero: [0, -0.6, 0.12, 4],
  centre: [0, -0.04],
  radii: [0.84, 0.56],
  sizes: [0.085, 0.032],
  glow: [0.8, 0.3],
}
// The upper half is in the quiet zone behind the text, which takes away two thirds of the brightness.
const tall: Oval = {
  hero: [0, -0.74, 0.16],
  centre: [0, -0.36],
  radii: [0.84, 0.27],
  sizes: [0.075, 0.024],
  glow: [0.5, 1],
  isOpen: true,
}

/** The place of each octahedron at station 1, and the station at which the text leaves the window's whole width to the scene. */
export const ovals: Compositions<{ places: readonly StationPlace[]; fullWidth?: number }> = {
  wide: { places: placesOn(wide, compositions.wide.octahedra), fullWidth: 1 },
  tablet: { places: placesOn(tablet, compositions.tablet.octahedra), fullWidth: 1 },
  // On a phone the text stands above them.
  tall: { places: placesOn(tall, compositions.tall.octahedra) },
}
