import { TAU } from '../shared/math.ts'
import { createRandom } from '../shared/random.ts'

/** Size of the view box, in whose units all lengths of this file are. */
const WIDTH = 1600
const HEIGHT = 1000
const CENTER = { x: WIDTH * 0.74, y: HEIGHT * 0.48 }
/** Number of contours. */
const CONTOURS = 14
/** Corners of the polygon behind each contour. */
const CORNERS = 22

interface Point {
  x: number
  y: number
}

/**
 * Returns the path data of closed depth contours around one point. Each is a polygon whose corners are the control
 * points of quadratic curves between the middles of its sides.
 */
export function contourPaths(seed = 7): string[] {
  const random = createRandom(seed)
  const waves = [1, 2, 3, 5].map((order) => ({
    order,
    size: random.between(0.05, 0.2) / Math.sqrt(order),
    phase: random.between(0, TAU),
    twist: random.between(-0.16, 0.16),
  }))
  return Array.from({ length: CONTOURS }, (_, contour) => {
    const meanRadius = 46 + contour * 52 + contour * contour * 3.2
    const cornerAt = (index: number): Point => {
      const angle = ((index % CORNERS) / CORNERS) * TAU
      const wobble = waves.reduce(
        (sum, { order, size, phase, twist }) =>
          sum + size * Math.sin(order * angle + phase + contour * twist),
        0,
      )
      const radius = meanRadius * (1 + wobble)
      return { x: CENTER.x + radius * Math.cos(angle), y: CENTER.y + radius * 0.86 * Math.sin(angle) }
    }
    const middleAfter = (index: number) => {
      const [a, b] = [cornerAt(index), cornerAt(index + 1)]
      return `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`
    }
    const curves = Array.from({ length: CORNERS }, (_unused, index) => {
      const control = cornerAt(index + 1)
      return `Q${Math.round(control.x)} ${Math.round(control.y)} ${middleAfter(index + 1)}`
    })
    return `M${middleAfter(0)}${curves.join('')}Z`
  })
}

/** Returns the SVG element of the contours. Every fifth is stronger, as on a nautical chart. */
export function contourMarkup(): string {
  const paths = contourPaths().map(
    (path, contour) =>
      `<path d="${path}" vector-effect="non-scaling-stroke" stroke-opacity="${contour % 5 === 3 ? '.42' : '.22'}"/>`,
  )
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${paths.join('')}</svg>`
}
