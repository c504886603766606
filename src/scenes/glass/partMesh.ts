import type { FaceTriangle, Part } from '../shape.ts'
import { lengthOf, subtract, type Vec3 } from '../vector.ts'

/** A vertex that triangles of one face share. */
interface Vertex {
  point: Vec3
  /** 0 on the border of its face, 1 in the middle. */
  border: number
  /** The triangle whose border edge the vertex describes. */
  owner: FaceTriangle
}

/** The triangles of a part as an indexed mesh. */
export interface PartMesh {
  vertices: readonly Vertex[]
  /** Three indices of vertices for each triangle. */
  corners: readonly number[]
  /** Numbers of the faces that are walls of a curve: most of their border is soft. */
  curvedFaces: ReadonlySet<number>
}

function curvedFacesOf(part: Part): Set<number> {
  const softness = new Map<number, number>()
  for (const { face, corners, borderDistances, line } of part.triangles) {
    if (borderDistances[0] !== 0 || borderDistances[1] !== 0) continue
    const length = lengthOf(subtract(corners[1], corners[0]))
    softness.set(face, (softness.get(face) ?? 0) + (line < 0 ? length : -length))
  }
  return new Set([...softness].filter(([, balance]) => balance > 0).map(([face]) => face))
}

const sameEdge = (a: FaceTriangle, b: FaceTriangle) => a.edgeNormal === b.edgeNormal && a.line === b.line

const meshes = new WeakMap<Part, PartMesh>()

/**
 * Returns the mesh of a part. A `flat` value of WebGL comes from the last vertex of its triangle. So each triangle ends
 * with its first corner, and no other triangle with another edge may own that vertex.
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
  const vertexAt = (triangle: FaceTriangle, corner: 0 | 1 | 2, own: boolean): number => {
    const point = triangle.corners[corner]
    const border = triangle.borderDistances[corner]
    const key = `${triangle.face}/${border}/${point.join()}`
    const shared = found.get(key)
    if (shared && (!own || !shared.owned || sameEdge(shared.owner, triangle))) {
      if (own) {
        shared.owner = triangle
        shared.owned = true
      }
      return shared.index
    }
    const vertex = { point, border, owner: triangle, index: vertices.length, owned: own }
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
