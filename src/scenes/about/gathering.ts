import { itemAt } from '../../shared/lists.ts'
import { mix } from '../../shared/math.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** Angle between two consecutive seeds of a sunflower, radians. Such seeds are spread evenly over a disc. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/**
 * Fraction of the disc of the gathered stars, along its radius, that stays free for the circles of the first
 * star.
 */
const FREE_CENTRE = 0.5

/**
 * Returns where the stars gather, relative to the first: like the seeds of a sunflower, so that no two touch.
 * A star takes the free place that is nearest to its own direction. `reach` are the lengths of the disc along
 * x, y and z.
 */
export function gatheredPlaces(positions: readonly Vec3[], reach: Vec3): Vec3[] {
  const [x0, y0] = itemAt(positions, 0)
  const places = positions.map((): Vec3 => [0, 0, 0])
  const free = new Set(positions.keys())
  free.delete(0)
  const others = free.size
  for (let seed = others; seed > 0; seed -= 1) {
    const away = mix(FREE_CENTRE, 1, Math.sqrt(seed / others))
    const x = away * Math.cos(seed * GOLDEN_ANGLE)
    const y = away * Math.sin(seed * GOLDEN_ANGLE)
    const distanceTo = (index: number) => {
      const [ownX, ownY] = itemAt(positions, index)
      return Math.hypot((ownX - x0) / reach[0] - x, (ownY - y0) / reach[1] - y)
    }
    const nearest = [...free].reduce((best, index) => (distanceTo(index) < distanceTo(best) ? index : best))
    free.delete(nearest)
    // No star stands before the first, where it would look larger.
    places[nearest] = [reach[0] * x, reach[1] * y, -reach[2] * ((seed * 0.618) % 1)]
  }
  return places
}
