import { BufferAttribute, BufferGeometry } from 'three'
import type { BodySpec, BodyLink, Rgb, SkyLine } from '../body.ts'
import { EVERYWHERE, tintOf } from './faceGeometry.ts'
import type { Engraving } from '../shape.ts'
import type { Vec3 } from '../vector.ts'

/** The kinds that the line shader tells apart. */
const ENGRAVED = 0
const FREE = 1
/** From here on a line is no body's own: it joins two, or stands in the sky. */
export const LINK = 2
const SKY = 3

interface Line {
  kind: number
  from: Vec3
  to: Vec3
  indices: readonly [number, number]
  normals: readonly [Vec3, Vec3]
  color: Rgb
  unlit: number
  /** Factor on the brightness at either end. */
  strength: readonly [number, number]
  gaps: readonly [number, number]
}

const NO_NORMAL: Vec3 = [0, 0, 0]
const NO_GAPS = [0, 0] as const

function edgesOf(body: BodySpec, index: number): Line[] {
  return body.shape.parts.flatMap((part) =>
    part.edges.map((edge): Line => ({
      kind: ENGRAVED,
      from: edge.from,
      to: edge.to,
      indices: [index, index],
      normals: edge.normals,
      color: tintOf(part.tint, body.color),
      unlit: part.tint === 'brass' ? 1 : 0,
      strength: [edge.strength, edge.strength],
      gaps: NO_GAPS,
    })),
  )
}

function engravingsOf(
  body: BodySpec,
  index: number,
  wanted: (line: Engraving) => boolean = () => true,
): Line[] {
  return body.shape.engravings.filter(wanted).map((line): Line => ({
    kind: line.normal ? ENGRAVED : FREE,
    from: line.from,
    to: line.to,
    indices: [index, index],
    normals: [line.normal ?? NO_NORMAL, line.normal ?? NO_NORMAL],
    color: tintOf(line.tint, body.color),
    unlit: line.tint === 'brass' ? 1 : 0,
    strength: [line.strength, line.strength],
    gaps: NO_GAPS,
  }))
}

function lineOfLink(link: BodyLink): Line {
  return {
    kind: LINK,
    from: NO_NORMAL,
    to: NO_NORMAL,
    indices: [link.from, link.to],
    normals: [NO_NORMAL, NO_NORMAL],
    color: link.color,
    unlit: 0,
    strength: [1, 1],
    gaps: [link.gapFrom, link.gapTo],
  }
}

function lineOfSky(line: SkyLine): Line {
  return {
    kind: SKY,
    from: line.from,
    to: line.to,
    indices: [0, 0],
    normals: [NO_NORMAL, NO_NORMAL],
    color: line.color,
    unlit: 1,
    strength: line.strength,
    gaps: NO_GAPS,
  }
}

const toShort = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
const toByte = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 255)

/** End (0 from, 1 to) and side of a quad's four corners. */
const CORNERS = [
  [0, -1],
  [1, -1],
  [1, 1],
  [0, 1],
] as const

/** A quad for every line. Not instanced: software renderers take an instance for a draw of its own. */
function quadsOf(lines: readonly Line[]): BufferGeometry | null {
  if (lines.length === 0) return null
  const count = lines.length * 4
  const corner = new Int8Array(count * 4)
  const from = new Float32Array(count * 4)
  const to = new Float32Array(count * 4)
  const normalFrom = new Int16Array(count * 4)
  const normalTo = new Int16Array(count * 4)
  const color = new Uint8Array(count * 4)
  const extra = new Float32Array(count * 4)
  const index = count > 65_535 ? new Uint32Array(lines.length * 6) : new Uint16Array(lines.length * 6)
  lines.forEach((line, number) => {
    const first = number * 4
    index.set([first, first + 1, first + 2, first, first + 2, first + 3], number * 6)
    CORNERS.forEach((ends, place) => {
      const at = (first + place) * 4
      corner.set([...ends, line.kind, 0], at)
      from.set([...line.from, line.indices[0]], at)
      to.set([...line.to, line.indices[1]], at)
      normalFrom.set([...line.normals[0], 0].map(toShort), at)
      normalTo.set([...line.normals[1], 0].map(toShort), at)
      color.set([...line.color, line.unlit].map(toByte), at)
      extra.set([...line.strength, ...line.gaps], at)
    })
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('aCorner', new BufferAttribute(corner, 4))
  geometry.setAttribute('aFrom', new BufferAttribute(from, 4))
  geometry.setAttribute('aTo', new BufferAttribute(to, 4))
  geometry.setAttribute('aNormalFrom', new BufferAttribute(normalFrom, 4, true))
  geometry.setAttribute('aNormalTo', new BufferAttribute(normalTo, 4, true))
  geometry.setAttribute('aColor', new BufferAttribute(color, 4, true))
  geometry.setAttribute('aExtra', new BufferAttribute(extra, 4))
  geometry.setIndex(new BufferAttribute(index, 1))
  geometry.boundingSphere = EVERYWHERE
  return geometry
}

/** The edges that may show behind the glass; null where there are none. The shader decides which do. */
export function createHiddenGeometry(bodies: readonly BodySpec[]): BufferGeometry | null {
  return quadsOf(
    bodies.flatMap((body, index) => [
      ...edgesOf(body, index),
      ...engravingsOf(body, index, ({ throughGlass }) => throughGlass),
    ]),
  )
}

/** Engravings, links and lines in the sky; null where there are none. */
export function createLineGeometry(
  bodies: readonly BodySpec[],
  links: readonly BodyLink[] = [],
  sky: readonly SkyLine[] = [],
): BufferGeometry | null {
  return quadsOf([
    ...bodies.flatMap((body, index) => engravingsOf(body, index)),
    ...links.map(lineOfLink),
    ...sky.map(lineOfSky),
  ])
}
