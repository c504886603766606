/**
 * Number of the last station of each scene. Stations are numbered from 0, the scene's first composition. Each has a
 * picture, which visitors without the running scene see. `npm run pictures` and the page read the numbers here, because
 * neither loads three.js.
 */
const lastStations: Readonly<Record<string, number>> = {
  default: 4,
  services: 1,
  about: 2,
  portfolio: 2,
  testimonials: 1,
  contact: 2,
}

/** Returns the numbers of a scene's stations: 0 to its last one. A scene without a row above has only the first. */
export function stationNumbers(scene: string): number[] {
  return Array.from({ length: (lastStations[scene] ?? 0) + 1 }, (_, station) => station)
}
