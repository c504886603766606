import { describe, expect, it } from 'vitest'
import { createCoast } from '../../src/engine/chart/coast.ts'
import { POSE_STRIDE, poseFields } from '../../src/engine/poseFields.ts'
import * as contours from '../../src/engine/chart/contours.ts'
import { SOURCE_STRIDE, writeSources } from '../../src/engine/chart/field.ts'
import { writeFigures } from '../../src/engine/chart/figures.ts'

const { createLines, LINE_STRIDE, MAX_LINES, writeContours } = contours
const WIDE = { aspect: 1.6, t: 0, density: 7.5, height: 900 }

/**
 * Bodies on the screen: x, y, radius, strength and radius without lines, in halves of the window's height.
 * The last one has marks around it.
 */
const BODIES = [
  [0.7, 0.1, 0.5, 1.4, 0.275],
  [-0.4, -0.5, 0.1, 0.5, 0.055],
  [1.2, 0.7, 0.2, 0.8, 0.4],
]

/** The lines of a picture, as ends in NDC. */
function linesOf(bodies: readonly (readonly number[])[], view = WIDE, coast = createCoast()) {
  const lines = createLines()
  writeContours(lines, Float32Array.from(bodies.flat()), coast, view)
  return Array.from({ length: lines.count }, (_, at) => [
    ...lines.data.subarray(at * LINE_STRIDE, (at + 1) * LINE_STRIDE),
  ])
}

/** Distance from a body's middle beyond which lines are. */
const clearOf = ([, , , , clear = 0]: readonly number[]) => clear

/** Ends of lines that no other line continues. */
function looseEnds(lines: readonly (readonly number[])[]) {
  const ends = lines.flatMap(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => [[x0, y0] as const, [x1, y1] as const])
  return ends.filter(
    ([x, y]) => ends.filter(([u, v]) => Math.abs(x - u) < 1e-5 && Math.abs(y - v) < 1e-5).length % 2 === 1,
  )
}

const distanceTo = ([u = 0, v = 0]: readonly number[], x: number, y: number) =>
  Math.hypot(x * WIDE.aspect - u, y - v)

describe('contour lines', () => {
  it('are closed, or end beyond the window or in a body, whose middle they leave out', () => {
    const lines = linesOf(BODIES).filter(([, , , , brightness = 0]) => brightness > 0.05)
    expect(lines.length).toBeGreaterThan(400)
    // Curves beyond the window are not drawn, apart from halves of some.
    const beyond = lines.filter(
      ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => Math.min(x0, x1) > 1 || Math.max(y0, y1) < -1,
    )
    expect(beyond.length).toBeLessThan(10)
    for (const [x, y] of looseEnds(lines)) {
      const isOutside = Math.abs(x) > 1 || Math.abs(y) > 1
      // Lines end at the borders of cells, which are up to 0.08 wide.
      const isInside = BODIES.some((body) => distanceTo(body, x, y) - clearOf(body) < 0.08)
      expect(isOutside || isInside).toBe(true)
    }
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of lines)
      for (const body of BODIES.filter(([, , radius = 0]) => radius > 0.15))
        expect(distanceTo(body, (x0 + x1) / 2, (y0 + y1) / 2)).toBeGreaterThan(0.8 * clearOf(body))
  })

  it.each([
    ['no body', [], WIDE],
    ['two bodies at one place', [BODIES[0] ?? [], BODIES[0] ?? []], WIDE],
    [
      '121 bodies',
      Array.from({ length: 121 }, (_, at) => [Math.sin(at), Math.cos(at * 3), 0.1, 0.4, 0.05]),
      WIDE,
    ],
    ['a window of one pixel', BODIES, { ...WIDE, aspect: 1 }],
    ['a window as narrow as a line', BODIES, { ...WIDE, aspect: 1e-4 }],
    ['a window as wide as a line', BODIES, { ...WIDE, aspect: 1e4 }],
  ])('are finite and not too many for %s', (_, bodies, view) => {
    const lines = linesOf(bodies, view)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES)
    expect(lines.flat().every(Number.isFinite)).toBe(true)
  })
})

describe('the sources of the field', () => {
  const screen = { lensX: 0, lensY: 0, aspect: 1.6, fog: [16, 26] as const }
  const sourceOf = (position: readonly number[]) => {
    const poses = new Float32Array(POSE_STRIDE)
    poses.set(position, poseFields.position)
    poses[poseFields.scale] = 2
    poses[poseFields.shown] = 1
    const sources = new Float32Array(SOURCE_STRIDE)
    writeSources(sources, poses, Float32Array.of(0.5), screen)
    return [...sources]
  }

  it('are where the bodies are seen', () => {
    const half = Math.tan((37.5 * Math.PI) / 180)
    const [x, y, radius] = sourceOf([4, -2, 10])
    expect(x).toBeCloseTo(4 / (20 * half))
    expect(y).toBeCloseTo(-2 / (20 * half))
    expect(radius).toBeCloseTo(2 / (20 * half))
  })

  it.each([
    ['behind the camera', sourceOf([0, 0, 40])],
    ['whose pose is no number', sourceOf([Number.NaN, 0, 10])],
  ])('leave out a body %s', (_, source) => {
    expect(source[3]).toBe(0)
    expect(source.every(Number.isFinite)).toBe(true)
  })
})

describe('the figures', () => {
  const VIEW = { ...WIDE, size: 0.03, every: 1, left: 0, top: 0.8, mirrored: false }
  const figuresOf = (bodies: readonly (readonly number[])[], view = VIEW) => {
    const lines = createLines()
    writeContours(lines, Float32Array.from(bodies.flat()), createCoast(), view)
    const { count } = lines
    writeFigures(lines, createCoast(), view)
    return [...lines.data.subarray(count * LINE_STRIDE, lines.count * LINE_STRIDE)]
  }
  const xOf = (figures: readonly number[]) => figures.filter((_, at) => at % LINE_STRIDE === 0)

  it('stand beside the text, change as a body passes, and are fewer in a narrow window', () => {
    const figures = figuresOf(BODIES)
    expect(figures.length).toBeGreaterThan(200)
    expect(Math.min(...xOf(figures))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...figures.filter((_, at) => at % LINE_STRIDE === 1))).toBeLessThan(0.84)
    expect(figures).not.toEqual(figuresOf(BODIES.slice(1)))
    expect(figuresOf([], { ...VIEW, every: 2 }).length).toBeLessThan(0.7 * figuresOf([]).length)
  })

  it('have room beside the curves of the largest window', () => {
    const view = { ...VIEW, height: 50_000 }
    const lines = createLines()
    writeContours(lines, Float32Array.from(BODIES.flat()), createCoast(), view)
    writeFigures(lines, createCoast(), view)
    expect(lines.count).toBeGreaterThan(6000)
    expect(lines.count).toBeLessThan(MAX_LINES)
  })

  it('can be read in a mirrored picture', () => {
    const [first = 0, , second = 0] = figuresOf([], VIEW)
    const [mirroredFirst = 0, , mirroredSecond = 0] = figuresOf([], { ...VIEW, mirrored: true })
    expect(mirroredSecond - mirroredFirst).toBeCloseTo(first - second)
  })
})
