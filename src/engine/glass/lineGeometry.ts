import { BufferAttribute, BufferGeometry } from 'three'
import type { BodyLook, Rgb } from '../body.ts'
import type { Engraving, Part, SolidEdge } from '../shape.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { tintOf } from './style.ts'

/** One line. The chunk at `#pragma scene ends` computes its world position from `from` and `to`. */
export interface GlassLine {
  from: Vec3
  to: Vec3
  /** Indices of the bodies at the two ends. */
  bodies: readonly [from: number, to: number]
  color: Rgb
  /** Factor on the brightness at each end. */
  brightness: readonly [from: number, to: number]
  /** A number that the scene's chunk reads from `aCorner.z`. Default 0. */
  stroke?: number
  /** Normals of the two faces at the line. */
  normals?: readonly [Vec3, Vec3]
  /** Whether light does not change its colour. */
  unlit?: boolean
  /** Radii around the bodies that the line's ends keep free, in units of the bodies' size. */
  gaps?: readonly [from: number, to: number]
}

/** Shape units per step of an engraving's wave, which is the stroke of its line. */
export const WAVE_UNIT = 0.01

const ZERO: Vec3 = [0, 0, 0]

/** Returns the line of an edge or an engraving. */
function lineOf(
  { from, to, normals, tint, strength }: SolidEdge & Pick<Part, 'tint'>,
  body: BodyLook,
  index: number,
): GlassLine {
  return {
    from,
    to,
    bodies: [index, index],
    normals,
    color: tintOf(tint, body.color),
    unlit: tint === 'brass',
    brightness: [strength, strength],
  }
}

type Included = (engraving: Engraving) => boolean

const engravingsOf = (body: BodyLook, index: number, included: Included) =>
  body.shape.engravings.filter(included).map(({ normal, wave, ...engraving }) => ({
    ...lineOf({ ...engraving, normals: [normal ?? ZERO, normal ?? ZERO] }, body, index),
    stroke: Math.round(wave / WAVE_UNIT),
  }))

/**
 * Returns a line for each engraving of these bodies that `included` accepts. Default: engravings on a face.
 */
export function engravedLines(
  bodies: readonly BodyLook[],
  included: Included = ({ normal }) => normal !== null,
): GlassLine[] {
  return bodies.flatMap((body, index) => engravingsOf(body, index, included))
}

/**
 * Creates a geometry of all lines that can be behind the glass, or null without any. The shader hides the
 * others.
 */
export function createHiddenLineGeometry(bodies: readonly BodyLook[]): BufferGeometry | null {
  return createLineGeometry(
    bodies.flatMap((body, index) => [
      ...body.shape.parts.flatMap(({ edges, tint }) =>
        edges.map((edge) => lineOf({ ...edge, tint }, body, index)),
      ),
      ...engravingsOf(body, index, ({ throughGlass }) => throughGlass),
    ]),
  )
}

/** Returns the corners of the two triangles of each of `count` quads. */
function quadIndex(count: number): number[] {
  return Array.from({ length: count }, (_, quad) =>
    [0, 1, 2, 0, 2, 3].map((corner) => 4 * quad + corner),
  ).flat()
}

/** Creates a quad for each line, or null without lines. Instancing would be slow with software renderers. */
export function createLineGeometry(lines: readonly GlassLine[]): BufferGeometry | null {
  if (lines.length === 0) return null
  const count = lines.length * 4
  const attributes = {
    aCorner: new BufferAttribute(new Int8Array(count * 4), 4),
    aFrom: new BufferAttribute(new Float32Array(count * 4), 4),
    aTo: new BufferAttribute(new Float32Array(count * 4), 4),
    aNormalFrom: new BufferAttribute(new Int16Array(count * 4), 4, true),
    aNormalTo: new BufferAttribute(new Int16Array(count * 4), 4, true),
    aColor: new BufferAttribute(new Uint8Array(count * 4), 4, true),
    aExtra: new BufferAttribute(new Float32Array(count * 4), 4),
  }
  for (const [lineIndex, line] of lines.entries()) {
    const { stroke = 0, normals = [ZERO, ZERO], unlit = false, gaps = [0, 0] } = line
    for (let corner = 0; corner < 4; corner += 1) {
      const at = lineIndex * 4 + corner
      // Around the quad: end of the line (0 from, 1 to), and side of the line.
      attributes.aCorner.setXYZW(at, corner === 1 || corner === 2 ? 1 : 0, corner < 2 ? -1 : 1, stroke, 0)
      attributes.aFrom.setXYZW(at, ...line.from, line.bodies[0])
      attributes.aTo.setXYZW(at, ...line.to, line.bodies[1])
      attributes.aNormalFrom.setXYZ(at, ...normals[0])
      attributes.aNormalTo.setXYZ(at, ...normals[1])
      attributes.aColor.setXYZW(at, ...line.color, unlit ? 1 : 0)
      attributes.aExtra.setXYZW(at, ...line.brightness, ...gaps)
    }
  }
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute)
  geometry.setIndex(quadIndex(lines.length))
  return geometry
}
