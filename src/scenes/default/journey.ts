import type { BodySpec } from '../body.ts'
import { isTall, type LensShift } from '../composition.ts'
import { placeJourney } from '../journey/places.ts'
import { adaptStationPlace, createStation, type StationPlace } from '../journey/stationPlaces.ts'
import type { Journey } from '../journey/journey.ts'
import { curvePlaces, type BodyCurve } from './curve.ts'

/** The stations of one composition. Tables are by the body's index in `layout.ts`. */
interface Stations {
  /** The icosahedron passes the window's right edge, the blue dodecahedron is far: a coast. */
  coast: readonly StationPlace[]
  /** The blue dodecahedron stands in the middle, large. The icosahedron is farther away. */
  letters: readonly StationPlace[]
  /** The closing call: the bodies stand along a curve that leads to the icosahedron. */
  curve: BodyCurve
  /** The 404 page: the bodies are scattered, and the icosahedron is far. */
  lost: readonly StationPlace[]
}

const wide: Stations = {
  coast: [
    [1.02, 0.36, 0.5],
    [0.47, 0.16, 0.05, 0.4],
    [0.7, 0.72, 0.1],
    [0.83, -0.12, 0.15],
    [1, -0.56, 0.27],
    [0.68, -0.42, 0.13],
    [0.6, 0.5, 0.06],
    [0.46, 0.6, 0.035],
    [0.36, 0.8, 0.03],
    [0.56, -0.72, 0.09],
    [0.42, -0.5, 0.04],
    [0.3, -0.2, 0.024],
    [0.38, -0.88, 0.05],
    [0.27, -0.7, 0.03],
    [0.24, 0.36, 0.02],
  ],
  letters: [
    [0.93, 0.53, 0.18, -0.2],
    [0.56, -0.03, 0.43],
    [0.26, -0.62, 0.15],
    [1.01, -0.32, 0.2],
    [0.29, 0.58, 0.1],
    [0.86, -0.72, 0.17],
    [0.62, 0.6, 0.1],
    [0.42, 0.68, 0.05],
    [0.17, 0.68, 0.045],
    [0.68, -0.93, 0.09],
    [0.19, 0.3, 0.03],
    [-0.5, 0.93, 0.024],
    [0.42, -0.9, 0.06],
    [-0.22, -0.9, 0.032],
    [-0.58, -0.95, 0.02],
  ],
  curve: {
    waypoints: [
      [0.985, -0.5],
      [0.7, -0.58],
      [0.43, -0.52],
      [0.385, -0.36],
      [0.56, -0.2],
      [0.78, -0.1],
      [0.89, 0.05],
      [0.78, 0.2],
      [0.57, 0.26],
    ],
    sizes: [0.185, 0.028],
    glow: 1.4,
    star: [0.48, 0.57, 0.17, 5],
  },
  lost: [
    [0.88, 0.68, 0.13, 4],
    [0.98, -0.64, 0.2, -0.2],
    [0.38, -0.68, 0.15, -0.1],
    [0.23, -0.28, 0.085, 0.2],
    [0.68, -0.74, 0.12],
    [0.74, 0.2, 0.07],
    [0.58, -0.22, 0.1],
    [0.86, -0.2, 0.055, 0.2],
    [0.97, 0.14, 0.1],
    [0.42, 0.1, 0.045, 0.4],
    [0.27, 0.4, 0.05],
    [0.38, 0.72, 0.04, 0.4],
    [0.44, -0.4, 0.06, 0.2],
    [0.6, 0.48, 0.035, 0.6],
    [0.2, 0.8, 0.03, 0.4],
  ],
}

/** Above v = -0.35 the bodies are brighter, because the quiet zone behind a tall window's text ends there. */
const tall: Stations = {
  coast: [
    [0.92, -0.42, 0.26],
    [-0.34, -0.26, 0.03, 0.4],
    [0.24, -0.2, 0.045],
    [0.36, -0.5, 0.07],
    [0.84, -0.92, 0.13],
    [0.2, -0.8, 0.07],
    [-0.1, -0.36, 0.03],
    [-0.16, -0.62, 0.04],
    [0, -0.18, 0.02],
    [-0.62, -0.2, 0.018],
    [-0.8, -0.42, 0.02],
    [-0.54, -0.48, 0.024],
    [-0.4, -0.86, 0.04],
    [-0.84, -0.74, 0.03],
    [0.62, -0.14, 0.02],
  ],
  letters: [
    [0.9, -0.14, 0.11, -0.1],
    [0.16, -0.5, 0.2],
    [-0.52, -0.48, 0.06],
    [-0.92, -0.84, 0.11],
    [0.96, 0.9, 0.125],
    [0.58, -0.95, 0.1],
    [0.06, -0.2, 0.04],
    [0.46, 0.81, 0.05],
    [0, 0.88, 0.036],
    [-0.4, 0.93, 0.026],
    [-0.7, 0.87, 0.02],
    [-0.9, 0.96, 0.016],
    [0.24, 0.7, 0.014],
    [0.6, -0.12, 0.024],
    [-0.62, -0.3, 0.022],
  ],
  curve: {
    waypoints: [
      [-0.72, -0.8],
      [0, -0.83],
      [0.62, -0.74],
      [0.74, -0.6],
      [0.3, -0.48],
      [-0.3, -0.4],
      [-0.52, -0.3],
      [-0.36, -0.21],
      [0, -0.18],
    ],
    sizes: [0.115, 0.018],
    glow: 1.6,
    star: [0.32, -0.1, 0.085, 5],
  },
  lost: [
    [0.66, -0.24, 0.075, 2],
    [-0.84, -0.86, 0.12, -0.1],
    [0.2, -0.82, 0.085],
    [-0.62, -0.5, 0.05, 0.2],
    [-0.22, -0.9, 0.07],
    [0.44, -0.66, 0.05],
    [0, -0.6, 0.05, 0.1],
    [-0.36, -0.7, 0.04, 0.2],
    [0.86, -0.58, 0.06],
    [0.28, -0.48, 0.028, 0.4],
    [-0.24, -0.4, 0.03],
    [-0.86, -0.28, 0.02, 0.4],
    [0.76, -0.8, 0.03, 0.2],
    [0.12, -0.3, 0.022, 0.6],
    [-0.4, -0.2, 0.022, 0.4],
  ],
}

/** Returns the journey of the home page's bodies. The page that does not exist begins at its last station. */
export function defaultJourney(
  bodies: readonly BodySpec[],
  shift: LensShift,
  aspect: number,
  composed: <T>(entries: readonly T[]) => readonly T[],
): Journey {
  const { coast, letters, curve, lost } = isTall(aspect) ? tall : wide
  // Of random bodies only the first two, the large ones, change places for the reading.
  const read = (places: readonly StationPlace[]) =>
    composed(places).length > 0 ? places : places.slice(0, 2)
  const stations = [read(coast), read(letters), curvePlaces(bodies, curve, aspect), composed(lost)]
  return placeJourney({
    bodies,
    shift,
    aspect,
    open: [0],
    warm: { body: 0, station: 3 },
    stations: stations.map((places) =>
      createStation(
        bodies,
        places.map((place) => adaptStationPlace(place, aspect)),
      ),
    ),
  })
}
