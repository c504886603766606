import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three'
import { colors } from '../../theme/tokens.ts'
import type { BodySpec, Rgb } from '../body.ts'
import { rgbOf } from '../color.ts'
import type { FaceTriangle, Part, Tint } from '../shape.ts'
import { lengthOf, subtract, type Vec3 } from '../vector.ts'

/** One sortable piece of the merged faces: which corners it has, and where its centre is in its body. */
export interface FaceRange {
  index: number
  centre: Vec3
  /** Corners of the index from `start` (inclusive), `count` of them. */
  start: number
  count: number
}

export interface FaceGeometry {
  geometry: BufferGeometry
  ranges: readonly FaceRange[]
}

/** Never tested against the view: bodies move in the shader, and one draw is cheaper than knowing. */
export const EVERYWHERE = new Sphere(new Vector3(), Infinity)

/** Centres and radii of parts are stored as signed bytes; shapes stay within two units. */
const PART_RANGE = 2

export function tintOf(tint: Tint, body: Rgb): Rgb {
  return tint === 'body' ? body : rgbOf(colors[tint])
}

/** A corner of a face as its triangles share it; `owner` is the triangle whose edge it speaks for. */
interface Vertex {
  point: Vec3
  border: number
  owner: FaceTriangle | null
}

interface Mesh {
  vertices: readonly Vertex[]
  /** The faces that are walls of a curve: most of their border is soft. */
  curved: ReadonlySet<number>
  corners: readonly number[]
}

const meshes = new WeakMap<Part, Mesh>()

function curvedFacesOf(part: Part): Set<number> {
  const softness = new Map<number, number>()
  for (const { face, corners, borderDistances, line } of part.triangles) {
    if (borderDistances[0] !== 0 || borderDistances[1] !== 0) continue
    const length = lengthOf(subtract(corners[1], corners[0]))
    softness.set(face, (softness.get(face) ?? 0) + (line < 0 ? length : -length))
  }
  return new Set([...softness].filter(([, balance]) => balance > 0).map(([face]) => face))
}

const sameEdge = (one: FaceTriangle, other: FaceTriangle) =>
  one.edgeNormal === other.edgeNormal && one.line === other.line

/**
 * Lets the triangles of a face share their corners. What belongs to a single triangle (its edge) is read from its last
 * corner, as WebGL does for flat values, so each triangle ends with a corner that it owns: its first one.
 */
function meshOf(part: Part): Mesh {
  const known = meshes.get(part)
  if (known) return known
  const vertices: Vertex[] = []
  const places = new Map<string, number>()
  const corners: number[] = []
  const vertexAt = (triangle: FaceTriangle, corner: number, own: boolean): number => {
    const point = triangle.corners[corner]!
    const border = triangle.borderDistances[corner]!
    const key = `${triangle.face}/${border}/${point.join()}`
    const place = places.get(key)
    const found = place === undefined ? undefined : vertices[place]!
    if (found && (!own || !found.owner || sameEdge(found.owner, triangle))) {
      if (own) found.owner = triangle
      return place!
    }
    places.set(key, vertices.length)
    return vertices.push({ point, border, owner: own ? triangle : null }) - 1
  }
  for (const triangle of part.triangles) {
    const last = vertexAt(triangle, 0, true)
    corners.push(vertexAt(triangle, 1, false), vertexAt(triangle, 2, false), last)
  }
  // A corner that no triangle owns still has its face's normal.
  part.triangles.forEach((triangle, index) => {
    for (const place of corners.slice(index * 3, index * 3 + 3)) vertices[place]!.owner ??= triangle
  })
  const mesh = { vertices, corners, curved: curvedFacesOf(part) }
  meshes.set(part, mesh)
  return mesh
}

function put(target: Int8Array | Uint8Array, at: number, values: readonly number[], unit: number): void {
  values.forEach((value, index) => {
    target[at + index] = Math.round(Math.max(-1, Math.min(1, value)) * unit)
  })
}

/** Merges the faces of all bodies into one geometry whose vertices carry their body's index. */
export function createFaceGeometry(bodies: readonly BodySpec[]): FaceGeometry {
  const pieces = bodies.flatMap((body, index) =>
    body.shape.parts.map((part) => ({ body, index, part, mesh: meshOf(part) })),
  )
  const total = pieces.reduce((sum, { mesh }) => sum + mesh.vertices.length, 0)
  const positions = new Float32Array(total * 4)
  const normals = new Int8Array(total * 4)
  const edgeNormals = new Int8Array(total * 4)
  const tints = new Uint8Array(total * 4)
  const partInfo = new Int8Array(total * 4)
  const corners: number[] = []
  const ranges: FaceRange[] = []
  let vertex = 0
  for (const { body, index, part, mesh } of pieces) {
    ranges.push({ index, centre: part.centre, start: corners.length, count: mesh.corners.length })
    for (const corner of mesh.corners) corners.push(vertex + corner)
    const color = tintOf(part.tint, body.color)
    const info = [...part.centre.map((value) => value / PART_RANGE), part.radius / PART_RANGE]
    for (const { point, border, owner } of mesh.vertices) {
      positions.set([...point, index], vertex * 4)
      put(normals, vertex * 4, [...owner!.normal, owner!.line], 127)
      put(edgeNormals, vertex * 4, [...owner!.edgeNormal, border], 127)
      const kind = part.tint === 'brass' ? 1 : mesh.curved.has(owner!.face) ? 0.5 : 0
      put(tints, vertex * 4, [...color, kind], 255)
      put(partInfo, vertex * 4, info, 127)
      vertex += 1
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('aPoint', new BufferAttribute(positions, 4))
  geometry.setAttribute('aNormal', new BufferAttribute(normals, 4, true))
  geometry.setAttribute('aEdgeNormal', new BufferAttribute(edgeNormals, 4, true))
  geometry.setAttribute('aColor', new BufferAttribute(tints, 4, true))
  geometry.setAttribute('aPart', new BufferAttribute(partInfo, 4, true))
  geometry.setIndex(
    new BufferAttribute(total > 65_535 ? new Uint32Array(corners) : new Uint16Array(corners), 1),
  )
  geometry.boundingSphere = EVERYWHERE
  return { geometry, ranges }
}
