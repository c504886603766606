import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three'
import { memoize } from '../../shared/lists.ts'
import { lengthOf, scale, subtract, type Vec3 } from '../../shared/vector.ts'
import type { Part, Shape, SolidEdge, Tint } from '../shape.ts'
import { tintOf } from './style.ts'

/** Kinds of surface, values of `aColor.a`: highlights are nearly `unlit`, curved walls less lit at edges. */
const SURFACE = { flat: 0, curved: 0.5, unlit: 1 } as const

/** Corners of a triangle. WebGL takes a `flat` value from the last one. */
const CORNERS = [1, 2, 0] as const

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

/** Returns the faces of a part. Comments in faces.vert.glsl describe the attributes. */
export const facesOf = memoize((part: Part): BufferGeometry => {
  const count = 3 * part.triangles.length
  // Signed bytes hold numbers from -1 to 1, unsigned ones from 0 to 1.
  const position = new BufferAttribute(new Float32Array(count * 3), 3)
  const aFromCentre = new BufferAttribute(new Float32Array(count * 3), 3)
  const aNormal = new BufferAttribute(new Int8Array(count * 4), 4, true)
  const aEdgeNormal = new BufferAttribute(new Int8Array(count * 4), 4, true)
  const aColor = new BufferAttribute(new Uint8Array(count * 4), 4, true)
  const curved = curvedFacesOf(part)
  let vertex = 0
  for (const { face, corners, borderDistances, normal, edgeNormal, line } of part.triangles) {
    const surface =
      part.tint === 'highlight' ? SURFACE.unlit : curved.has(face) ? SURFACE.curved : SURFACE.flat
    for (const corner of CORNERS) {
      position.setXYZ(vertex, ...corners[corner])
      aFromCentre.setXYZ(vertex, ...scale(subtract(corners[corner], part.centre), 1 / part.radius))
      aNormal.setXYZW(vertex, ...normal, line)
      aEdgeNormal.setXYZW(vertex, ...edgeNormal, borderDistances[corner])
      aColor.setXYZW(vertex, ...tintOf(part.tint), surface)
      vertex += 1
    }
  }
  const geometry = geometryOf({ position, aFromCentre, aNormal, aEdgeNormal, aColor })
  // three.js sorts by its centre. One that it computes differs by rounding where parts are concentric.
  geometry.boundingSphere = new Sphere(new Vector3(...part.centre), part.radius)
  return geometry
})

/** Height of an engraving's wave per unit of `aCorner.z`, shape units. */
export const WAVE_UNIT = 0.01

const ZERO: Vec3 = [0, 0, 0]

/** A line in its mesh's coordinates. One whose normals are zero is free: parallel to the picture plane. */
export interface Line {
  from: Vec3
  to: Vec3
  normals: SolidEdge['normals']
  tint: Tint
  /** Factor on the brightness, at both ends or at each. */
  strength: number | readonly [from: number, to: number]
  wave?: number
  /** Whether light does not change its colour. */
  unlit?: boolean
}

const engravingsOf = ({ engravings }: Shape): Line[] =>
  engravings.map(({ normal, ...line }) => ({ ...line, normals: [normal ?? ZERO, normal ?? ZERO] }))

const linesOrNull = (lines: Line[]) => (lines.length > 0 ? lineGeometry(lines) : null)

/** Returns the lines engraved on a shape, and free ones, or null without any. */
export const engravedLinesOf = memoize((shape: Shape) => linesOrNull(engravingsOf(shape)))

/** Returns all lines that can be behind the glass, or null. The shader hides the others. */
export const hiddenLinesOf = memoize((shape: Shape) =>
  linesOrNull([
    ...shape.parts.flatMap(({ edges, tint }) => edges.map((edge) => ({ ...edge, tint }))),
    ...engravingsOf({ ...shape, engravings: shape.engravings.filter(({ throughGlass }) => throughGlass) }),
  ]),
)

/** Returns a quad for each line. Instancing would be slow with software renderers. */
export function lineGeometry(lines: readonly Line[]): BufferGeometry {
  const count = lines.length * 4
  const position = new BufferAttribute(new Float32Array(count * 3), 3)
  const aTo = new BufferAttribute(new Float32Array(count * 3), 3)
  const aCorner = new BufferAttribute(new Int8Array(count * 4), 4)
  const aNormalFrom = new BufferAttribute(new Int16Array(count * 4), 4, true)
  const aNormalTo = new BufferAttribute(new Int16Array(count * 4), 4, true)
  const aColor = new BufferAttribute(new Uint8Array(count * 4), 4, true)
  const aStrength = new BufferAttribute(new Float32Array(count * 2), 2)
  for (const [index, { from, to, normals, tint, strength, wave = 0, unlit }] of lines.entries())
    for (let corner = 0; corner < 4; corner += 1) {
      const at = 4 * index + corner
      position.setXYZ(at, ...from)
      aTo.setXYZ(at, ...to)
      // Around the quad: end of the line, and side of the line.
      const end = corner % 3 === 0 ? 0 : 1
      aCorner.setXYZW(at, end, corner < 2 ? -1 : 1, Math.round(wave / WAVE_UNIT), 0)
      aNormalFrom.setXYZ(at, ...normals[0])
      aNormalTo.setXYZ(at, ...normals[1])
      aColor.setXYZW(at, ...tintOf(tint), (unlit ?? tint === 'highlight') ? 1 : 0)
      aStrength.setXY(at, typeof strength === 'number' ? strength : (strength[end] ?? 0), 1)
    }
  const geometry = geometryOf({ position, aTo, aCorner, aNormalFrom, aNormalTo, aColor, aStrength })
  const quads = [...lines.keys()].map((line) => 4 * line)
  return geometry.setIndex(quads.flatMap((at) => [at, at + 1, at + 2, at, at + 2, at + 3]))
}

function geometryOf(attributes: Record<string, BufferAttribute>): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute)
  return geometry
}
