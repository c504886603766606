import sharp from 'sharp'
import type { PosterSubject } from '../../backdrop/posters.ts'

/** The contour lines of a scene, as its lab draws them. */
export interface ContourPicture {
  /**
   * Both ends of each curve in NDC, its brightness, the share of the accent in its color, and the point
   * towards which it bends.
   */
  lines: readonly (readonly [
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    brightness: number,
    accent: number,
    bendX: number,
    bendY: number,
  ])[]
  /** Colors of lines far from bodies and near them, 0 to 1. */
  far: readonly number[]
  near: readonly number[]
  /** Share of the brightness that the quiet zone takes away. */
  quiet: number
  /**
   * Ramps of the quiet zone: along x, along y, and of the header. Factor and offset, in NDC. The shader
   * (quietZone.glsl) smooths them; masks that multiply come near to it.
   */
  ramps: readonly (readonly [factor: number, offset: number])[]
}

/** Coordinates of the SVG per CSS pixel: whole numbers take few bytes. */
const SCALE = 2
/** Pieces of a curve, of which those behind a body are left out. */
const PIECES = 4
/** Opacity of the poster, 0 to 255, above which a body hides a line, and not its soft edge. */
const HIDDEN = 30
/** Largest distance of a point that is left out from the line between its neighbors, in units of the SVG. */
const TOLERANCE = 1.5

type Point = readonly [x: number, y: number]

/** A coordinate of a quadratic curve at a share of its way. */
const along = (from: number, bend: number, to: number, share: number) =>
  from * (1 - share) ** 2 + 2 * bend * share * (1 - share) + to * share ** 2

/** Joins lines to paths at their common ends. */
function pathsOf(lines: readonly (readonly [Point, Point])[]): Point[][] {
  const key = ([x, y]: Point) => `${x} ${y}`
  const rest = new Map<string, Set<number>>()
  for (const [index, ends] of lines.entries())
    for (const end of ends) rest.set(key(end), (rest.get(key(end)) ?? new Set()).add(index))
  const used = new Set<number>()
  const next = (at: Point): Point | null => {
    const index = [...(rest.get(key(at)) ?? [])].find((each) => !used.has(each))
    const line = index === undefined ? undefined : lines[index]
    if (index === undefined || !line) return null
    used.add(index)
    return key(line[0]) === key(at) ? line[1] : line[0]
  }
  // What one walk has used, the next leaves: two walks go both ways.
  const walk = (from: Point): Point[] => {
    const path = [from]
    for (let at = next(from); at; at = next(at)) path.push(at)
    return path
  }
  return lines.flatMap(([from], index) =>
    used.has(index) ? [] : [[...walk(from).toReversed(), ...walk(from).slice(1)]],
  )
}

/** Leaves out points that lie on the line from the last kept one to the next. Both ends stay. */
function simplified(path: readonly Point[]): Point[] {
  let from = 0
  return path.filter(([x, y], index) => {
    const [u, v] = path[from] ?? [x, y]
    const [a, b] = path[index + 1] ?? [u, v]
    const length = Math.max(Math.hypot(a - u, b - v), 1)
    const isNear = ([px, py]: Point) =>
      Math.abs((a - u) * (py - v) - (b - v) * (px - u)) / length <= TOLERANCE
    if (index > 0 && index < path.length - 1 && path.slice(from + 1, index + 1).every(isNear)) return false
    from = index
    return true
  })
}

/** Whole numbers one after another: a sign needs no space before it. */
const numbers = (values: readonly number[]) =>
  values.map((value, index) => `${index === 0 || value < 0 ? '' : ' '}${value}`).join('')

/** The data of a path that is straight from point to point. */
const straight = ([first, ...others]: readonly Point[]) => {
  let at = first ?? [0, 0]
  const steps = others.flatMap((point) => {
    const step = [point[0] - at[0], point[1] - at[1]]
    at = point
    return step
  })
  return `M${numbers(first ?? [])}l${numbers(steps)}`
}

/**
 * A coordinate of the control point with which a quadratic B-spline passes through a point: over control
 * points p it passes through (before + 6 p + after) / 8.
 */
const outside = (x: number, before: number, after: number) => Math.round(x + (2 * x - before - after) / 8)

/**
 * The data of the quadratic B-spline that passes through a path: from middle to middle, bent outside its
 * points.
 */
const rounded = (points: readonly Point[]) => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return straight(points)
  let at = first
  const path = points.map(([x, y], index): Point => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return before && after ? [outside(x, before[0], after[0]), outside(y, before[1], after[1])] : [x, y]
  })
  const steps = path.slice(1, -1).flatMap((bend, index) => {
    const next = path[index + 2] ?? bend
    const isLast = index === path.length - 3
    const end: Point = isLast
      ? next
      : [Math.round((bend[0] + next[0]) / 2), Math.round((bend[1] + next[1]) / 2)]
    const step = [bend[0] - at[0], bend[1] - at[1], end[0] - at[0], end[1] - at[1]]
    at = end
    return step
  })
  return `M${numbers(first)}q${numbers(steps)}`
}

/**
 * Returns the contour lines of a poster as an SVG. `png` is the poster without them: a body hides the lines
 * behind it, as on the canvas.
 */
export async function contourSvg(
  { scene, station }: PosterSubject,
  { lines, far, near, quiet, ramps }: ContourPicture,
  png: Buffer,
  size: { width: number; height: number },
): Promise<string> {
  const width = size.width * SCALE
  const height = size.height * SCALE
  const alpha = await sharp(png).resize(size).extractChannel('alpha').raw().toBuffer()
  const isHidden = ([x, y]: Point) =>
    (alpha[
      Math.min(size.height - 1, Math.floor(y / SCALE)) * size.width +
        Math.min(size.width - 1, Math.floor(x / SCALE))
    ] ?? 0) > HIDDEN
  const groups = new Map<string, [Point, Point][]>()
  for (const [x0, y0, x1, y1, brightness, accent, bendX, bendY] of lines) {
    const at = (share: number): Point => [
      Math.round(((along(x0, bendX, x1, share) + 1) / 2) * width),
      Math.round(((1 - along(y0, bendY, y1, share)) / 2) * height),
    ]
    const color = far.map((value, index) => Math.round(255 * (value + ((near[index] ?? 0) - value) * accent)))
    const hex = color.map((value) => value.toString(16).padStart(2, '0')).join('')
    const look = `stroke="#${hex}" stroke-opacity="${brightness.toFixed(2)}"`
    for (let piece = 0; piece < PIECES; piece += 1) {
      const [from, to] = [at(piece / PIECES), at((piece + 1) / PIECES)]
      if (isHidden(from) || isHidden(to) || (from[0] === to[0] && from[1] === to[1])) continue
      groups.set(look, [...(groups.get(look) ?? []), [from, to]])
    }
  }
  const paths = [...groups].map(
    ([look, own]) =>
      `<path ${look} d="${pathsOf(own)
        .map(simplified)
        .map(rounded)
        .join('')}"/>`,
  )
  // A ramp is factor * coordinate + offset, between 0 and 1. The first is along x, the others along y.
  const fades = ramps.flatMap(([factor, offset], index) => {
    if (factor === 0) return []
    const [clear, full] = [-offset / factor, (1 - offset) / factor].map(
      (value) => (index === 0 ? (value + 1) / 2 : (1 - value) / 2) * (index === 0 ? width : height),
    )
    const [from, to] = [clear ?? 0, full ?? 0].map(Math.round)
    const line =
      index === 0 ? `x1="${from}" x2="${to}" y1="0" y2="0"` : `x1="0" x2="0" y1="${from}" y2="${to}"`
    const dark = Math.round(255 * (1 - quiet))
    return {
      id: `fade-${index}`,
      defs:
        `<linearGradient id="ramp-${index}" gradientUnits="userSpaceOnUse" ${line}>` +
        '<stop stop-color="#fff"/>' +
        `<stop offset="1" stop-color="rgb(${dark},${dark},${dark})"/></linearGradient>` +
        `<mask id="fade-${index}" maskUnits="userSpaceOnUse" ` +
        `x="0" y="0" width="${width}" height="${height}"` +
        ` style="mask-type:luminance"><path fill="url(#ramp-${index})" d="M0 0h${width}v${height}H0z"/>` +
        '</mask>',
    }
  })
  const drawn = fades.reduce((content, { id }) => `<g mask="url(#${id})">${content}</g>`, paths.join(''))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${SCALE}">` +
    `<title>${scene} ${station}</title>` +
    `<defs>${fades.map(({ defs }) => defs).join('')}</defs>${drawn}</svg>\n`
  )
}
