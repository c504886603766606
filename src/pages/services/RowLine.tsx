import { rowPath, stationDistance } from './rowPath.ts'

/** Line through the stations of a row of delivery steps, for the first of them. `DeliveryList` places it. */
export function RowLine({ stations }: { stations: number }) {
  return (
    // The view box is as wide as the distance between two stations. The path goes on beyond it.
    <svg viewBox={`0 0 ${stationDistance(stations)} 60`} preserveAspectRatio="none" aria-hidden="true">
      <path d={rowPath(stations)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
