import { describe, expect, it } from 'vitest'
import { createFaceGeometry } from '../../src/scenes/glass/faceGeometry.ts'
import type { BodySpec, Rgb } from '../../src/scenes/body.ts'
import {
  createHiddenLineGeometry,
  createLineGeometry,
  engravedLines,
} from '../../src/scenes/glass/lineGeometry.ts'
import { buildPart, engrave, mergeParts, placePart, type Part, type Shape } from '../../src/scenes/shape.ts'
import { add, cross, dot, lengthOf, normalise, scale, subtract, type Vec3 } from '../../src/scenes/vector.ts'
import { bar } from '../../src/scenes/shapes/bars.ts'
import { cloud, gear, monitor, network, phone } from '../../src/scenes/shapes/instruments.ts'
import { envelope, lantern } from '../../src/scenes/shapes/letters.ts'
import { polyhedra, tallOctahedron } from '../../src/scenes/shapes/polyhedra.ts'
import { star } from '../../src/scenes/shapes/stars.ts'

const shapes: Record<string, Shape> = {
  ...Object.fromEntries(Object.entries(polyhedra).map(([name, make]) => [name, make()])),
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
} as const satisfies Record<keyof typeof polyhedra, number>

const facesOf = ({ triangles }: Part) =>
  new Set(triangles.map(({ normal }) => normal.map((value) => (Math.round(value * 1000) + 0) / 1000).join()))
    .size

describe.each(Object.entries(shapes))('the %s', (_, shape) => {
  const triangles = shape.parts.flatMap((part) => part.triangles)

  it('is wound the way its normals say, so that no face is seen from inside', () => {
    for (const {
      corners: [a, b, c],
      normal,
    } of triangles) {
      const area = cross(subtract(b, a), subtract(c, a))
      // A bevel wider than the corner that it runs round crosses itself there, in slivers too thin to see.
      if (Math.min(lengthOf(subtract(b, a)), lengthOf(subtract(c, b)), lengthOf(subtract(a, c))) < 5e-3)
        continue
      expect(dot(normalise(area), normal)).toBeGreaterThan(0.99)
      expect(lengthOf(normal)).toBeCloseTo(1, 6)
    }
  })

  it('fits into the two units that the geometry can hold, and is finite', () => {
    for (const { centre, radius } of shape.parts) {
      for (const value of [...centre, radius]) expect(Math.abs(value)).toBeLessThanOrEqual(2)
    }
    for (const point of triangles.flatMap(({ corners }) => corners))
      expect(point.every(Number.isFinite)).toBe(true)
  })
})

describe.each(Object.entries(faceCounts))('the %s', (name, count) => {
  const [part] = polyhedra[name as keyof typeof polyhedra]().parts
  it(`has ${count} faces, each with its normal outwards, and closed edges all round`, () => {
    expect(facesOf(part!)).toBe(count)
    for (const { corners, normal } of part!.triangles) {
      const middle = scale(add(add(corners[0], corners[1]), corners[2]), 1 / 3)
      expect(dot(subtract(middle, part!.centre), normal)).toBeGreaterThan(0)
    }
    for (const { strength, normals } of part!.edges) {
      expect(strength).toBe(1)
      expect(dot(...normals)).toBeLessThan(0.999)
    }
    // Euler's formula tells the corners, and so that no edge is missing or there twice.
    const corners = new Set(
      part!.edges
        .flatMap(({ from, to }) => [from, to])
        .map((point) => point.map((value) => (Math.round(value * 1000) + 0) / 1000).join()),
    )
    expect(corners.size - part!.edges.length + count).toBe(2)
  })
})

describe('a part', () => {
  const square: readonly Vec3[] = [
    [-1, -1, 0],
    [1, -1, 0],
    [1, 1, 0],
    [-1, 1, 0],
  ]

  it('fans a face round its middle, with its border at 0 and its middle at 1', () => {
    const part = buildPart().face(square).build()
    expect(part.triangles).toHaveLength(4)
    for (const { borders, corners, normal } of part.triangles) {
      expect(borders).toEqual([0, 0, 1])
      expect(corners[2]).toEqual([0, 0, 0])
      expect(normal).toEqual([0, 0, 1])
    }
  })

  it('lights an edge with the mean normal of its two faces, and leaves soft edges to the silhouette', () => {
    const fold = (height: number, crispAbove: number) =>
      buildPart({ crispAbove })
        .face(square)
        .face([
          [1, -1, 0],
          [3, -1, height],
          [3, 1, height],
          [1, 1, 0],
        ])
        .build()
    const inner = (part: Part) => part.edges.filter(({ normals }) => dot(...normals) < 0.9999)
    const between = ({ triangles }: Part) =>
      triangles.filter(({ edgeNormal, normal }) => dot(edgeNormal, normal) > 0.1)
    const sharp = fold(-2, 0.5)
    expect(inner(sharp)).toHaveLength(1)
    const lit = between(sharp)
    expect(lit).toHaveLength(2)
    for (const { edgeNormal, line } of lit) {
      expect(edgeNormal[0]).toBeCloseTo(Math.sin(Math.PI / 8), 6)
      expect(line).toBe(1)
    }
    const soft = fold(-0.4, 0.5)
    expect(inner(soft)).toHaveLength(0)
    expect(between(soft).map(({ line }) => line)).toEqual([-1, -1])
  })

  it('lets an open edge look outwards, so that it is always an outline', () => {
    for (const { edgeNormal, normal, corners } of buildPart().face(square).build().triangles) {
      expect(dot(edgeNormal, normal)).toBeCloseTo(0)
      expect(dot(edgeNormal, scale(add(corners[0], corners[1]), 0.5))).toBeCloseTo(1)
    }
  })

  it('draws the whole length of a strip along its two long edges, up to its middle', () => {
    const part = buildPart()
      .strip(square as readonly [Vec3, Vec3, Vec3, Vec3])
      .build()
    expect(part.triangles).toHaveLength(4)
    for (const y of [-1, 1]) {
      const half = part.triangles.filter(({ corners }) => corners.some((corner) => corner[1] === y))
      expect(half).toHaveLength(2)
      for (const { line, edgeNormal } of half) {
        expect(line).toBe(1)
        expect(edgeNormal[1]).toBe(y)
      }
    }
    for (const { corners, borders } of part.triangles)
      corners.forEach((corner, at) => expect(borders[at]).toBe(1 - Math.abs(corner[1])))
  })

  it('moves and grows with all that it has', () => {
    const part = buildPart().face(square).build()
    const placed = placePart(part, [5, 0, 0], 2)
    expect(placed.centre).toEqual([5, 0, 0])
    expect(placed.radius).toBeCloseTo(part.radius * 2)
    expect(placed.triangles[0]!.corners[0]).toEqual([3, -2, 0])
    expect(placed.edges.every(({ from }) => from[0] >= 3)).toBe(true)
    const merged = mergeParts([part, placed])
    expect(merged.triangles).toHaveLength(8)
    expect(merged.edges).toHaveLength(part.edges.length * 2)
    for (const { corners } of merged.triangles)
      for (const corner of corners)
        expect(lengthOf(subtract(corner, merged.centre))).toBeLessThanOrEqual(merged.radius + 1e-9)
  })
})

describe('the merged geometry', () => {
  const bodyOf = (shape: Shape, index: number, color: Rgb): BodySpec => ({
    name: `body-${index}`,
    shape,
    color,
    radius: 1,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    motion: { type: 'wave', index, surface: { amplitude: 1, trains: [] }, at: [0, 0], rest: 0, lean: 0 },
  })
  const bodies = [bodyOf(shapes['cube']!, 0, [1, 0, 0]), bodyOf(shapes['envelope']!, 1, [0, 1, 0])]
  const { geometry, ranges } = createFaceGeometry(bodies)

  it('holds every triangle of every body, with its index, its border and its colour', () => {
    const triangles = bodies.flatMap(({ shape }, bodyIndex) =>
      shape.parts.flatMap((part) => part.triangles.map((triangle) => ({ bodyIndex, part, triangle }))),
    )
    const { aPoint, aNormal, aEdgeNormal, aColor, aPart } = geometry.attributes as Record<
      string,
      ReturnType<typeof geometry.getAttribute>
    >
    const index = geometry.index!
    expect(index.count).toBe(triangles.length * 3)
    triangles.forEach(({ bodyIndex, part, triangle }, number) => {
      // The same three corners in the same sense, the first one last.
      const [second, third, first] = [0, 1, 2].map((corner) => index.getX(number * 3 + corner))
      const places = [first!, second!, third!]
      places.forEach((at, corner) => {
        expect([aPoint!.getX(at), aPoint!.getY(at), aPoint!.getZ(at)]).toEqual(
          triangle.corners[corner]!.map(Math.fround),
        )
        expect(aPoint!.getW(at)).toBe(bodyIndex)
        expect(aEdgeNormal!.getW(at)).toBe(triangle.borders[corner])
        for (const [axis, value] of triangle.normal.entries())
          expect(aNormal!.getComponent(at, axis)).toBeCloseTo(value, 1)
        expect(aPart!.getX(at) * 2).toBeCloseTo(part.centre[0], 1)
        expect(aPart!.getW(at) * 2).toBeCloseTo(part.radius, 1)
      })
      // WebGL takes what is flat from the last corner.
      expect(aNormal!.getW(first!)).toBeCloseTo(triangle.line, 1)
      for (const [axis, value] of triangle.edgeNormal.entries())
        expect(aEdgeNormal!.getComponent(first!, axis)).toBeCloseTo(value, 1)
      if (part.tint === 'brass') expect(aColor!.getW(first!)).toBe(1)
      else expect(aColor!.getW(first!)).toBeLessThan(0.6)
      if (part.tint === 'body')
        expect([aColor!.getX(first!), aColor!.getY(first!)]).toEqual(bodyIndex === 0 ? [1, 0] : [0, 1])
    })
  })

  it('lets the triangles of a face share their corners', () => {
    const cube = createFaceGeometry([bodies[0]!]).geometry
    expect(cube.index!.count).toBe(6 * 4 * 3)
    expect(cube.getAttribute('aPoint').count).toBe(6 * 5)
  })

  it('names the corners and the middle of each sortable part', () => {
    const parts = bodies.flatMap(({ shape }, bodyIndex) => shape.parts.map((part) => ({ part, bodyIndex })))
    let start = 0
    expect(ranges).toHaveLength(parts.length)
    parts.forEach(({ part, bodyIndex }, index) => {
      const count = part.triangles.length * 3
      expect(ranges[index]).toEqual({ index: bodyIndex, centre: part.centre, start, count })
      start += count
    })
  })

  it('has a quad for each engraving, and for each edge that shows behind the glass', () => {
    const lines = createLineGeometry(engravedLines(bodies))!
    const engravings = bodies.flatMap(({ shape }) => shape.engravings)
    expect(lines.getAttribute('aFrom').count).toBe(engravings.length * 4)
    expect(lines.index!.count).toBe(engravings.length * 6)
    const hidden = createHiddenLineGeometry(bodies)!
    const behind = bodies.flatMap(({ shape }) => [
      ...shape.parts.flatMap(({ edges }) => edges),
      ...shape.engravings.filter(({ through }) => through),
    ])
    expect(hidden.getAttribute('aFrom').count).toBe(behind.length * 4)
    const corners = [0, 1, 2, 3].map((at) => [
      lines.getAttribute('aCorner').getX(at),
      lines.getAttribute('aCorner').getY(at),
    ])
    expect(corners).toEqual([
      [0, -1],
      [1, -1],
      [1, 1],
      [0, 1],
    ])
    const footless = createHiddenLineGeometry([bodyOf(bar(0.3), 0, [1, 1, 1])])!
    expect(footless.getAttribute('aFrom').count).toBe(8 * 4)
    expect(createLineGeometry(engravedLines([bodies[0]!]))).toBeNull()
  })

  it('engraves open and closed lines', () => {
    const points: readonly Vec3[] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ]
    expect(engrave(points, null)).toHaveLength(2)
    const closed = engrave(points, [0, 0, 1], { closed: true, strength: 0.5, tint: 'brass' })
    expect(closed).toHaveLength(3)
    expect(closed[2]).toEqual({
      from: [1, 1, 0],
      to: [0, 0, 0],
      normal: [0, 0, 1],
      tint: 'brass',
      strength: 0.5,
      through: false,
    })
  })
})
