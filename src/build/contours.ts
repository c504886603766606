import { TAU } from '../shared/math.ts'
import { createRandom } from '../shared/random.ts'

const WIDTH = 1600
const HEIGHT = 1000
const FOCUS = { x: WIDTH * 0.74, y: HEIGHT * 0.48 }
const LEVELS = 14
const POINTS = 22

/** Depth contours round one shoal, as path data: closed curves through the midpoints of a wobbling polygon. */
export function contourPaths(seed = 7): string[] {
  const random = createRandom(seed)
  const lobes = [1, 2, 3, 5].map((order) => ({
    order,
    size: random.between(0.05, 0.2) / Math.sqrt(order),
    phase: random.between(0, TAU),
    twist: random.between(-0.16, 0.16),
  }))
  return Array.from({ length: LEVELS }, (_, level) => {
    const radius = 46 + level * 52 + level * level * 3.2
    const corners = Array.from({ length: POINTS }, (_unused, index) => {
      const angle = (index / POINTS) * TAU
      const wobble = lobes.reduce(
        (sum, { order, size, phase, twist }) => sum + size * Math.sin(order * angle + phase + level * twist),
        0,
      )
      const reach = radius * (1 + wobble)
      return { x: FOCUS.x + reach * Math.cos(angle), y: FOCUS.y + reach * 0.86 * Math.sin(angle) }
    })
    const middle = (index: number) => {
      const a = corners[index % POINTS]!
      const b = corners[(index + 1) % POINTS]!
      return `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`
    }
    const curves = corners.map((_corner, index) => {
      const at = corners[(index + 1) % POINTS]!
      return `Q${Math.round(at.x)} ${Math.round(at.y)} ${middle(index + 1)}`
    })
    return `M${middle(0)}${curves.join('')}Z`
  })
}

/** The chart under the scene: every fifth line is stronger, as on a sounding chart. */
export function contourMarkup(): string {
  const paths = contourPaths().map(
    (path, level) =>
      `<path d="${path}" vector-effect="non-scaling-stroke" stroke-opacity="${level % 5 === 3 ? '.42' : '.22'}"/>`,
  )
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${paths.join('')}</svg>`
}
