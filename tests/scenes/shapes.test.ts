import { describe, expect, it } from 'vitest'
import type { Shape } from '../../src/engine/shape.ts'
import { bar } from '../../src/engine/shapes/bar.ts'
import { cloud } from '../../src/engine/shapes/cloud.ts'
import { envelope } from '../../src/engine/shapes/envelope.ts'
import { gear } from '../../src/engine/shapes/gear.ts'
import { lantern } from '../../src/engine/shapes/lantern.ts'
import { monitor, phone } from '../../src/engine/shapes/screens.ts'
import { network } from '../../src/engine/shapes/network.ts'
import { polyhedra, tallOctahedron, type Solid } from '../../src/engine/shapes/polyhedra.ts'
import { star } from '../../src/engine/shapes/star.ts'
import { add, cross, dot, lengthOf, mean, normalise, pointKey, subtract } from '../../src/shared/vector.ts'
import { loopPairs } from '../../src/shared/lists.ts'

const shapes: Record<string, Shape> = {
  ...Object.fromEntries(Object.entries(polyhedra).map(([name, create]) => [name, create()])),
  tallOctahedron: tallOctahedron(),
  bar: bar(0.3),
  monitor: monitor(),
  phone: phone(),
  cloud: cloud(),
  gear: gear(),
  network: network(),
  envelope: envelope(),
  lantern: lantern(),
  star: star(3, true),
}

const trianglesOf = ({ parts }: Shape) => parts.flatMap((part) => part.triangles)

/**
 * Shorter sides belong to slivers that are too thin to see: a bevel crosses itself at a corner narrower than
 * it.
 */
const SLIVER = 5e-3

describe.each(Object.entries(shapes))('the %s', (_, shape) => {
  it('is wound counter-clockwise as seen from outside, and has unit normals', () => {
    for (const { corners, normal } of trianglesOf(shape)) {
      const [a, b, c] = corners
      const sides = loopPairs(corners).map(([from, to]) => lengthOf(subtract(to, from)))
      if (Math.min(...sides) < SLIVER) continue
      expect(dot(normalise(cross(subtract(b, a), subtract(c, a))), normal)).toBeGreaterThan(0.99)
      expect(lengthOf(normal)).toBeCloseTo(1, 6)
    }
  })

  it('is finite, and its parts stay within two units, the range of the geometry', () => {
    for (const { centre, radius } of shape.parts)
      for (const value of [...centre, radius]) expect(Math.abs(value)).toBeLessThanOrEqual(2)
    for (const point of trianglesOf(shape).flatMap(({ corners }) => corners))
      expect(point.every(Number.isFinite)).toBe(true)
  })
})

/** Shapes with an open part, and why it may be open. */
const openShapes = new Map([
  ['bar', 'fades to nothing above its foot'],
  ['envelope', 'the flap lies on the slab'],
  ['lantern', 'the dome stands on the water'],
])
const closedShapes = Object.entries(shapes).filter(([name]) => !openShapes.has(name))

describe.each(closedShapes)('the %s, a closed solid', (_, { parts }) => {
  it('has no hole, and is not inside out: vector areas cancel out, and the volume is positive', () => {
    for (const { triangles } of parts) {
      const areas = triangles.map(({ corners: [a, b, c] }) => cross(subtract(b, a), subtract(c, a)))
      expect(lengthOf(areas.reduce(add))).toBeCloseTo(0, 6)
      const volumes = triangles.map(({ corners: [a, b, c] }) => dot(a, cross(b, c)) / 6)
      expect(volumes.reduce((sum, volume) => sum + volume)).toBeGreaterThan(0)
    }
  })
})

const faceCounts = {
  tetrahedron: 4,
  cube: 6,
  octahedron: 8,
  dodecahedron: 12,
  icosahedron: 20,
  cuboctahedron: 14,
  truncatedOctahedron: 14,
  rhombicDodecahedron: 12,
  bipyramid: 12,
} as const satisfies Record<Solid, number>

const kinds = Object.keys(faceCounts) as Solid[]

describe.each(kinds)('the %s', (kind) => {
  const { parts } = polyhedra[kind]()
  const triangles = parts.flatMap((part) => part.triangles)
  const edges = parts.flatMap((part) => part.edges)

  it(`has ${faceCounts[kind]} faces with outward normals`, () => {
    expect(parts).toHaveLength(1)
    expect(new Set(triangles.map(({ normal }) => pointKey(normal))).size).toBe(faceCounts[kind])
    for (const { corners, normal } of triangles) expect(dot(mean(corners), normal)).toBeGreaterThan(0)
  })

  it('has a full line on every edge', () => {
    for (const { strength, normals } of edges) {
      expect(strength).toBe(1)
      expect(dot(...normals)).toBeLessThan(0.999)
    }
    // Euler's formula holds only if no edge is missing or doubled.
    const corners = new Set(edges.flatMap(({ from, to }) => [pointKey(from), pointKey(to)]))
    expect(corners.size - edges.length + faceCounts[kind]).toBe(2)
  })
})

it('draws the lines of a bar round its cap and down its corners, and none at its foot', () => {
  const [part] = bar(0.3).parts
  const strengths = part?.edges.map(({ strength }) => strength).toSorted((a, b) => a - b)
  expect(strengths).toEqual([0.3, 0.3, 0.3, 0.3, 1, 1, 1, 1])
})
