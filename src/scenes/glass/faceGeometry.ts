import { BufferAttribute, BufferGeometry, Sphere, Vector3 } from 'three'
import { colors } from '../../theme/tokens.ts'
import type { GlassBody, Rgb } from './bodies.ts'
import { rgbOf } from './color.ts'
import type { Tint } from './shape.ts'
import type { Vec3 } from './vector.ts'

/** One sortable piece of the merged faces: which corners it has, and where its centre is in its body. */
export interface FaceRange {
  slot: number
  centre: Vec3
  /** Corners from `start` (inclusive), `count` of them. */
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

function put(target: Int8Array | Uint8Array, at: number, values: readonly number[], unit: number): void {
  values.forEach((value, index) => {
    target[at + index] = Math.round(Math.max(-1, Math.min(1, value)) * unit)
  })
}

/** Merges the faces of all bodies into one geometry whose vertices carry their body's slot. */
export function createFaceGeometry(bodies: readonly GlassBody[]): FaceGeometry {
  const total = bodies.reduce(
    (sum, body) => sum + body.shape.parts.reduce((parts, part) => parts + part.triangles.length * 3, 0),
    0,
  )
  const positions = new Float32Array(total * 3)
  const normals = new Int8Array(total * 4)
  const edgeNormals = new Int8Array(total * 4)
  const tints = new Uint8Array(total * 4)
  const partInfo = new Int8Array(total * 4)
  const data = new Uint16Array(total * 2)
  const ranges: FaceRange[] = []
  let vertex = 0
  bodies.forEach((body, slot) => {
    for (const part of body.shape.parts) {
      const start = vertex
      const color = [...tintOf(part.tint, body.color), part.tint === 'brass' ? 1 : 0]
      const info = [...part.centre.map((value) => value / PART_RANGE), part.radius / PART_RANGE]
      for (const triangle of part.triangles) {
        for (let corner = 0; corner < 3; corner += 1) {
          positions.set(triangle.corners[corner]!, vertex * 3)
          put(normals, vertex * 4, [...triangle.normal, triangle.line], 127)
          put(edgeNormals, vertex * 4, triangle.edgeNormal, 127)
          put(tints, vertex * 4, color, 255)
          put(partInfo, vertex * 4, info, 127)
          data[vertex * 2] = slot
          data[vertex * 2 + 1] = triangle.borders[corner]!
          vertex += 1
        }
      }
      ranges.push({ slot, centre: part.centre, start, count: vertex - start })
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('aNormal', new BufferAttribute(normals, 4, true))
  geometry.setAttribute('aEdgeNormal', new BufferAttribute(edgeNormals, 4, true))
  geometry.setAttribute('aColor', new BufferAttribute(tints, 4, true))
  geometry.setAttribute('aPart', new BufferAttribute(partInfo, 4, true))
  geometry.setAttribute('aData', new BufferAttribute(data, 2))
  const index = total > 65_535 ? new Uint32Array(total) : new Uint16Array(total)
  geometry.setIndex(
    new BufferAttribute(
      index.map((_, at) => at),
      1,
    ),
  )
  geometry.boundingSphere = EVERYWHERE
  return { geometry, ranges }
}
