import type { BodySpec } from '../body.ts'
import type { LensShift } from '../composition.ts'
import { placeVoyage, type PlaceAtStation } from '../voyage/places.ts'
import type { Voyage } from '../voyage/voyage.ts'

/** The letters: the blue dodecahedron has come round, and the icosahedron has sailed away. */
const letters: PlaceAtStation = (place, index) => {
  if (index === 0) {
    place.u = 0.9
    place.v = 0.66
    place.depth = 40
  }
  if (index === 1) {
    place.u = 0.56
    place.v = -0.03
    place.depth = 12.2
  }
}

/** Returns the voyage of the home page's bodies. */
export function defaultVoyage(bodies: readonly BodySpec[], shift: LensShift, aspect: number): Voyage {
  return placeVoyage({ bodies, shift, aspect, stations: [letters] })
}
