import { describe, expect, it } from 'vitest'
import type { Moment } from '../../src/motion/moment.ts'
import { createCoast } from '../../src/engine/chart/coast.ts'
import { POSE_STRIDE, poseFields } from '../../src/engine/poseFields.ts'
import * as contours from '../../src/engine/chart/contours.ts'
import { SOURCE_STRIDE, writeSources } from '../../src/engine/chart/field.ts'

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
    ['time', BODIES, { ...WIDE, t: 0.01 }],
    [
      'a body',
      BODIES.map(([x = 0, ...rest], index) => (index === 0 ? [x + 0.001, ...rest] : [x, ...rest])),
      WIDE,
    ],
  ])('move a little with a little of %s', (_, bodies, view) => {
    const before = linesOf(BODIES)
    const after = linesOf(bodies, view)
    expect(Math.abs(after.length - before.length)).toBeLessThan(20)
    const far = after.filter(
      ([x = 0, y = 0]) => !before.some(([u = 0, v = 0]) => Math.hypot(x - u, y - v) < 0.03),
    )
    expect(far.length).toBeLessThan(10)
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

/** The straight pieces that are drawn, in CSS pixels: both ends of each and its brightness. */
function drawn([x0 = 0, y0 = 0, x1 = 0, y1 = 0, brightness = 0]: readonly number[]) {
  const half = WIDE.height / 2
  const points = [
    [x0 * half * WIDE.aspect, y0 * half],
    [x1 * half * WIDE.aspect, y1 * half],
  ] as const
  return { brightness, points }
}

type Point = readonly [number, number]

describe('the curves of the contour lines', () => {
  const seen = (lines: readonly (readonly number[])[]) =>
    lines.map(drawn).filter(({ brightness }) => brightness > 0.05)
  const angle = ([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]) =>
    (Math.abs(Math.atan2(x0 * y1 - y0 * x1, x0 * x1 + y0 * y1)) * 180) / Math.PI

  /** A page that is scrolled `scrollY` CSS pixels: a headline, a paragraph, and a list beside them. */
  function coastAt(scrollY: number) {
    const coast = createCoast()
    const textBoxes = [
      80, 150, 400, 20, 80, 200, 520, 80, 80, 400, 640, 96, 80, 610, 640, 20, 760, 840, 200, 20,
    ]
    const site = { route: 'home', textBoxes: Float32Array.from(textBoxes), scrollY, textEnd: 1e6 }
    const page = { site, step: 100, scroll: scrollY, height: WIDE.height, aspect: WIDE.aspect }
    coast.follow(page as unknown as Moment, false)
    return coast
  }

  it.each([
    [0, createCoast()],
    [7, createCoast()],
    [31, createCoast()],
    [1, coastAt(0)],
    [2, coastAt(150)],
    [3, coastAt(300)],
    [4, coastAt(450)],
    [5, coastAt(600)],
  ])('bend by at most 25 degrees from piece to piece at %i s', (t, coast) => {
    const curves = seen(linesOf(BODIES, { ...WIDE, t }, coast))
    expect(curves.length).toBeGreaterThan(400)
    // The ways out of each place, without pieces below a pixel, which are no corners that anybody sees.
    const ways = new Map<string, Point[]>()
    for (const { points } of curves)
      for (const [from, to] of [points, points.toReversed()] as [Point, Point][]) {
        const way: Point = [to[0] - from[0], to[1] - from[1]]
        if (Math.hypot(...way) > 1) ways.set(from.join(), [...(ways.get(from.join()) ?? []), way])
      }
    const angles = [...ways.values()].flatMap(([a, b]) => (a && b ? [180 - angle(a, b)] : []))
    expect(Math.max(...angles)).toBeLessThan(25)
  })

  /** Lengths of the closed lines, in CSS pixels. */
  function islandsOf(lines: readonly (readonly number[])[]): number[] {
    const curves = seen(lines).map(({ points }) => points)
    const endsOf = (points: (typeof curves)[number]) =>
      points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    const byEnd = Map.groupBy(
      curves.flatMap((points) => endsOf(points).map((end) => ({ end, points }))),
      ({ end }) => end,
    )
    const left = new Set(curves)
    return Array.from(left, (first) => {
      if (!left.has(first)) return Infinity
      const chain = new Set([first])
      for (const points of chain)
        for (const end of endsOf(points)) for (const next of byEnd.get(end) ?? []) chain.add(next.points)
      for (const points of chain) left.delete(points)
      const isClosed = [...chain].flatMap(endsOf).every((end) => byEnd.get(end)?.length === 2)
      const ways = Array.from(chain, ([[x0, y0], [x1, y1]]) => Math.hypot(x1 - x0, y1 - y0))
      return isClosed ? ways.reduce((sum, way) => sum + way, 0) : Infinity
    })
  }

  it('have no island that is less than 160 px around', () => {
    for (const strength of [0.1, 0.14, 0.2, 0.4])
      for (const radius of [0.045, 0.07, 0.12]) {
        const islands = islandsOf(linesOf([...BODIES, [-1, 0.6, radius, strength, radius / 2]]))
        expect(Math.min(...islands)).toBeGreaterThan(140)
      }
  })
})
