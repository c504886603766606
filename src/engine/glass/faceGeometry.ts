import { BufferAttribute, BufferGeometry } from 'three'
import { memoize } from '../../shared/lists.ts'
import type { BodyLook } from '../body.ts'
import { type Vec3, lengthOf, scale, subtract } from '../../shared/vector.ts'
import { tintOf } from './style.ts'
import type { Part } from '../shape.ts'

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

/** Bodies share parts: scenes must not make new shapes. */
const curvedFaces = memoize(curvedFacesOf)

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

/** Corners of a triangle. WebGL takes a `flat` value from the last one. */
const CORNERS = [1, 2, 0] as const

/** Merges the faces of all bodies into one geometry. Comments in faces.vert.glsl describe its attributes. */
export function createFaceGeometry(bodies: readonly BodyLook[]) {
  const pieces = bodies.flatMap((body, index) => body.shape.parts.map((part) => ({ body, index, part })))
  const total = pieces.reduce((sum, { part }) => sum + 3 * part.triangles.length, 0)
  // Signed bytes hold numbers from -1 to 1, unsigned ones from 0 to 1.
  const attributes = {
    aPoint: new BufferAttribute(new Float32Array(total * 4), 4),
    aNormal: new BufferAttribute(new Int8Array(total * 4), 4, true),
    aEdgeNormal: new BufferAttribute(new Int8Array(total * 4), 4, true),
    aColor: new BufferAttribute(new Uint8Array(total * 4), 4, true),
    aPart: new BufferAttribute(new Int8Array(total * 4), 4, true),
  }
  const ranges: FaceRange[] = []
  let vertex = 0
  for (const { body, index, part } of pieces) {
    ranges.push({ index, centre: part.centre, start: vertex, count: 3 * part.triangles.length })
    const color = tintOf(part.tint, body.color)
    const centre = scale(part.centre, 1 / PART_RANGE)
    const curved = curvedFaces(part)
    for (const { face, corners, borderDistances, normal, edgeNormal, line } of part.triangles) {
      const surface = part.tint === 'brass' ? SURFACE.unlit : curved.has(face) ? SURFACE.curved : SURFACE.flat
      for (const corner of CORNERS) {
        attributes.aPoint.setXYZW(vertex, ...corners[corner], index)
        attributes.aNormal.setXYZW(vertex, ...normal, line)
        attributes.aEdgeNormal.setXYZW(vertex, ...edgeNormal, borderDistances[corner])
        attributes.aColor.setXYZW(vertex, ...color, surface)
        attributes.aPart.setXYZW(vertex, ...centre, part.radius / PART_RANGE)
        vertex += 1
      }
    }
  }
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute)
  geometry.setIndex([...Array(total).keys()])
  return { geometry, ranges }
}
