import { BufferAttribute, BufferGeometry } from 'three'
import { memoize } from '../../shared/lists.ts'
import type { BodyLook } from '../body.ts'
import { type Vec3, lengthOf, scale, subtract } from '../../shared/vector.ts'
import { tintOf } from './style.ts'
import type { FaceTriangle, Part } from '../shape.ts'

/** A vertex that triangles of one face share. */
interface Vertex {
  point: Vec3
  /** 0 on the border of its face, 1 at its centre. */
  border: number
  /** The triangle whose edge normal and line the vertex's attributes contain. */
  owner: FaceTriangle
  /** Whether that triangle ends with it. */
  owned: boolean
  index: number
}

/**
 * Returns the numbers of the faces that are walls of a curve: their smooth edges are longer than their
 * creases.
 */
function curvedFacesOf(part: Part): Set<number> {
  /** Length of the smooth edges minus length of the creases, by face. */
  const smoothness = new Map<number, number>()
  for (const { face, corners, borderDistances, line } of part.triangles) {
    if (borderDistances[0] !== 0 || borderDistances[1] !== 0) continue
    const length = lengthOf(subtract(corners[1], corners[0]))
    smoothness.set(face, (smoothness.get(face) ?? 0) + (line < 0 ? length : -length))
  }
  return new Set([...smoothness].filter(([, balance]) => balance > 0).map(([face]) => face))
}

const sameEdge = (a: FaceTriangle, b: FaceTriangle) => a.edgeNormal === b.edgeNormal && a.line === b.line

/**
 * Returns the triangles of a part as an indexed mesh. WebGL takes a `flat` value from a triangle's last
 * vertex. So each triangle ends with its first corner. Triangles share this vertex only if their edges have
 * the same normal and line.
 */
function buildMesh(part: Part) {
  const vertices: Vertex[] = []
  const found = new Map<string, Vertex>()
  /** Three indices of vertices for each triangle. */
  const corners: number[] = []
  /** Returns the index of a vertex. `isLast` makes the triangle its owner. */
  const vertexAt = (triangle: FaceTriangle, corner: 0 | 1 | 2, isLast: boolean): number => {
    const point = triangle.corners[corner]
    const border = triangle.borderDistances[corner]
    const key = `${triangle.face}/${border}/${point.join()}`
    const shared = found.get(key)
    if (shared && (!isLast || !shared.owned || sameEdge(shared.owner, triangle))) {
      if (isLast) {
        shared.owner = triangle
        shared.owned = true
      }
      return shared.index
    }
    const vertex = { point, border, owner: triangle, index: vertices.length, owned: isLast }
    found.set(key, vertex)
    vertices.push(vertex)
    return vertex.index
  }
  for (const triangle of part.triangles) {
    const last = vertexAt(triangle, 0, true)
    corners.push(vertexAt(triangle, 1, false), vertexAt(triangle, 2, false), last)
  }
  return { vertices, corners, curvedFaces: curvedFacesOf(part) }
}

/** Bodies share parts, so a part's mesh is built once and kept: scenes must not make new shapes. */
const meshOf = memoize(buildMesh)

/** The place of one part in the merged geometry, for sorting by depth. */
export interface FaceRange {
  /** Index of the body. */
  index: number
  /** Centre of the part in the body's own coordinates. */
  centre: Vec3
  /** The part's range in the geometry's index. */
  start: number
  count: number
}

/** Largest coordinate of a part's centre and largest radius. Both are stored as signed bytes. */
const PART_RANGE = 2

/**
 * Kinds of surface, values of `aColor.a`: brass is `unlit` (nearly), and walls of a curve have less edge
 * light.
 */
const SURFACE = { flat: 0, curved: 0.5, unlit: 1 } as const

/** Macros by which faces.vert.glsl reads the attributes. */
export const faceDefines = {
  PART_RANGE: PART_RANGE.toFixed(2),
  /** Thresholds of `aColor.a` between two kinds of surface. */
  CURVED_STEP: ((SURFACE.flat + SURFACE.curved) / 2).toFixed(2),
  UNLIT_STEP: ((SURFACE.curved + SURFACE.unlit) / 2).toFixed(2),
} as const

/** Merges the faces of all bodies into one geometry. Comments in faces.vert.glsl describe its attributes. */
export function createFaceGeometry(bodies: readonly BodyLook[]) {
  const pieces = bodies.flatMap((body, index) =>
    body.shape.parts.map((part) => ({ body, index, part, mesh: meshOf(part) })),
  )
  const total = pieces.reduce((sum, { mesh }) => sum + mesh.vertices.length, 0)
  // Signed bytes hold numbers from -1 to 1, unsigned ones from 0 to 1.
  const attributes = {
    aPoint: new BufferAttribute(new Float32Array(total * 4), 4),
    aNormal: new BufferAttribute(new Int8Array(total * 4), 4, true),
    aEdgeNormal: new BufferAttribute(new Int8Array(total * 4), 4, true),
    aColor: new BufferAttribute(new Uint8Array(total * 4), 4, true),
    aPart: new BufferAttribute(new Int8Array(total * 4), 4, true),
  }
  const corners: number[] = []
  const ranges: FaceRange[] = []
  let vertex = 0
  for (const { body, index, part, mesh } of pieces) {
    ranges.push({ index, centre: part.centre, start: corners.length, count: mesh.corners.length })
    for (const corner of mesh.corners) corners.push(vertex + corner)
    const color = tintOf(part.tint, body.color)
    const centre = scale(part.centre, 1 / PART_RANGE)
    for (const { point, border, owner } of mesh.vertices) {
      const surface =
        part.tint === 'brass'
          ? SURFACE.unlit
          : mesh.curvedFaces.has(owner.face)
            ? SURFACE.curved
            : SURFACE.flat
      attributes.aPoint.setXYZW(vertex, ...point, index)
      attributes.aNormal.setXYZW(vertex, ...owner.normal, owner.line)
      attributes.aEdgeNormal.setXYZW(vertex, ...owner.edgeNormal, border)
      attributes.aColor.setXYZW(vertex, ...color, surface)
      attributes.aPart.setXYZW(vertex, ...centre, part.radius / PART_RANGE)
      vertex += 1
    }
  }
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute)
  geometry.setIndex(corners)
  return { geometry, ranges }
}
