import type { FaceTriangle, Part } from '../shape.ts'
import { lengthOf, subtract, type Vec3 } from '../vector.ts'

/** A vertex that triangles of one face share. */
interface Vertex {
  point: Vec3
  /** 0 on the border of its face, 1 at its centre. */
  border: number
  /** The triangle whose edge normal and line the vertex's attributes contain. */
  owner: FaceTriangle
}

/** The triangles of a part as an indexed mesh. */
export interface PartMesh {
  vertices: readonly Vertex[]
  /** Three indices of vertices for each triangle. */
  corners: readonly number[]
  /** Numbers of the faces that are walls of a curve: most of their border is smooth. */
  curvedFaces: ReadonlySet<number>
}

/** Returns the faces whose smooth edges are longer than their creases. */
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

/** Meshes by part: bodies share parts. */
const meshes = new WeakMap<Part, PartMesh>()

/**
 * Returns the mesh of a part, which is built once. WebGL takes a `flat` value from a triangle's last vertex. So each
 * triangle ends with its first corner. Triangles share this vertex only if their edges have the same normal and line.
 */
export function meshOf(part: Part): PartMesh {
  const known = meshes.get(part)
  if (known) return known
  const mesh = buildMesh(part)
  meshes.set(part, mesh)
  return mesh
}

function buildMesh(part: Part): PartMesh {
  const vertices: (Vertex & { index: number; owned: boolean })[] = []
  const found = new Map<string, (typeof vertices)[number]>()
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
