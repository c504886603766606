import { describe, expect, it } from 'vitest'
import type { Part } from '../../src/engine/shape.ts'
import { engrave } from '../../src/engine/shapes/engrave.ts'
import { buildPart } from '../../src/engine/shapes/partBuilder.ts'
import { layPartFlat, mergeParts, placePart } from '../../src/engine/shapes/parts.ts'
import { add, dot, lengthOf, scale, subtract, type Vec3 } from '../../src/shared/vector.ts'

const square: readonly [Vec3, Vec3, Vec3, Vec3] = [
  [-1, -1, 0],
  [1, -1, 0],
  [1, 1, 0],
  [-1, 1, 0],
]

/** Two squares that meet at x = 1, the second one inclined to `height` at its far end. */
function foldedPart(height: number): Part {
  return buildPart({ creaseAngle: 0.5 })
    .face(square)
    .face([
      [1, -1, 0],
      [3, -1, height],
      [3, 1, height],
      [1, 1, 0],
    ])
    .build()
}

/** Edges between two faces that are not in one plane. */
const foldsOf = ({ edges }: Part) => edges.filter(({ normals }) => dot(...normals) < 0.9999)
/** Triangles at an edge that is not open. */
const trianglesAtFold = ({ triangles }: Part) =>
  triangles.filter(({ edgeNormal, normal }) => dot(edgeNormal, normal) > 0.1)

describe('a built part', () => {
  it('has a triangle for each edge of a face, from the border to the centre', () => {
    const { triangles } = buildPart().face(square).build()
    expect(triangles).toHaveLength(4)
    for (const { borderDistances, corners, normal } of triangles) {
      expect(borderDistances).toEqual([0, 0, 1])
      expect(corners[2]).toEqual([0, 0, 0])
      expect(normal).toEqual([0, 0, 1])
    }
  })

  it('lights the line on a crease with the mean normal of its two faces', () => {
    const part = foldedPart(-2)
    expect(foldsOf(part)).toHaveLength(1)
    const triangles = trianglesAtFold(part)
    expect(triangles).toHaveLength(2)
    for (const { edgeNormal, line } of triangles) {
      expect(edgeNormal[0]).toBeCloseTo(Math.sin(Math.PI / 8), 6)
      expect(line).toBe(1)
    }
  })

  it('draws the line of a smooth edge on the silhouette only', () => {
    const part = foldedPart(-0.4)
    expect(foldsOf(part)).toHaveLength(0)
    expect(trianglesAtFold(part).map(({ line }) => line)).toEqual([-1, -1])
  })

  it('turns open edges outwards, so that they always count as silhouette', () => {
    for (const { edgeNormal, normal, corners } of buildPart().face(square).build().triangles) {
      expect(dot(edgeNormal, normal)).toBeCloseTo(0)
      expect(dot(edgeNormal, scale(add(corners[0], corners[1]), 0.5))).toBeCloseTo(1)
    }
  })

  it('draws lines on the first and third edges of a band over their whole length', () => {
    const { triangles } = buildPart().band(square).build()
    expect(triangles).toHaveLength(4)
    for (const y of [-1, 1]) {
      const halfBand = triangles.filter(({ corners }) => corners.some((corner) => corner[1] === y))
      expect(halfBand).toHaveLength(2)
      for (const { line, edgeNormal } of halfBand) {
        expect(line).toBe(1)
        expect(edgeNormal[1]).toBe(y)
      }
    }
    for (const { corners, borderDistances } of triangles)
      expect(borderDistances).toEqual(corners.map(([, y]) => 1 - Math.abs(y)))
  })

  it('draws lines on both loops of a ring, which have the same number of corners', () => {
    const inner = square.map((point) => scale(point, 0.5))
    const { edges } = buildPart().holedFace(square, inner).build()
    expect(edges.map(({ from, to }) => lengthOf(subtract(to, from))).toSorted((a, b) => a - b)).toEqual([
      1, 1, 1, 1, 2, 2, 2, 2,
    ])
    expect(() => buildPart().holedFace(square, square.slice(1))).toThrow('index 3 is out of range (length 3)')
  })
})

describe('a placed part', () => {
  const part = buildPart().face(square).build()

  it('is moved with its edges and centre', () => {
    const placed = placePart(part, [5, 0, 0])
    expect(placed.centre).toEqual([5, 0, 0])
    expect(placed.radius).toBe(part.radius)
    expect(placed.triangles[0]?.corners[0]).toEqual([4, -1, 0])
    expect(placed.edges.every(({ from }) => from[0] >= 4)).toBe(true)
  })

  it('faces up when laid flat', () => {
    const flat = layPartFlat(placePart(part, [0, 0, 2]))
    expect(flat.centre.map(Math.abs)).toEqual([0, 2, 0])
    for (const { normal, corners } of flat.triangles) {
      expect(normal[1]).toBe(1)
      expect(corners.map(([, y]) => y)).toEqual([2, 2, 2])
    }
  })

  it('keeps all triangles and edges within its radius when merged', () => {
    const larger = buildPart().face(square.map((point) => scale(point, 2)))
    const merged = mergeParts([part, placePart(larger.build(), [5, 0, 0])])
    expect(merged.triangles).toHaveLength(8)
    expect(merged.edges).toHaveLength(part.edges.length * 2)
    for (const corner of merged.triangles.flatMap(({ corners }) => corners))
      expect(lengthOf(subtract(corner, merged.centre))).toBeLessThanOrEqual(merged.radius + 1e-9)
  })
})

describe('an engraving', () => {
  const points: readonly Vec3[] = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ]

  it('joins successive points, and the last one to the first if it is closed', () => {
    expect(engrave(points, null)).toHaveLength(2)
    const lines = engrave(points, [0, 0, 1], { closed: true, strength: 0.5, tint: 'brass' })
    expect(lines).toHaveLength(3)
    expect(lines[2]).toEqual({
      from: [1, 1, 0],
      to: [0, 0, 0],
      normal: [0, 0, 1],
      tint: 'brass',
      strength: 0.5,
      throughGlass: false,
      wave: 0,
    })
  })
})
