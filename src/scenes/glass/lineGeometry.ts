import { BufferAttribute, BufferGeometry } from 'three'
import type { GlassBody, GlassLink, Rgb } from './bodies.ts'
import { EVERYWHERE, tintOf } from './faceGeometry.ts'
import type { Vec3 } from './vector.ts'

/** The kinds that the line shader tells apart. */
const SOLID = 0
const ENGRAVED = 1
const FREE = 2
const LINK = 3

interface Line {
  kind: number
  from: Vec3
  to: Vec3
  slots: readonly [number, number]
  normals: readonly [Vec3, Vec3]
  /** Shown behind glass as well. */
  through: boolean
  color: Rgb
  unlit: number
  strength: readonly [number, number]
  gaps: readonly [number, number]
}

const NO_NORMAL: Vec3 = [0, 0, 0]

function linesOf(body: GlassBody, slot: number): Line[] {
  const own = { slots: [slot, slot], gaps: [0, 0] } as const
  const edges = body.shape.parts.flatMap((part) =>
    part.edges
      .filter((edge) => edge.strength[0] > 0 || edge.strength[1] > 0)
      .map((edge): Line => ({
        ...own,
        kind: SOLID,
        from: edge.from,
        to: edge.to,
        normals: edge.normals,
        through: edge.crisp,
        color: tintOf(part.tint, body.color),
        unlit: part.tint === 'brass' ? 1 : 0,
        strength: edge.strength,
      })),
  )
  const engravings = body.shape.engravings.map((line): Line => ({
    ...own,
    kind: line.normal ? ENGRAVED : FREE,
    from: line.from,
    to: line.to,
    normals: [line.normal ?? NO_NORMAL, line.normal ?? NO_NORMAL],
    through: true,
    color: tintOf(line.tint, body.color),
    unlit: line.tint === 'brass' ? 1 : 0,
    strength: line.strength,
  }))
  return [...edges, ...engravings]
}

function lineOfLink(link: GlassLink): Line {
  return {
    kind: LINK,
    from: NO_NORMAL,
    to: NO_NORMAL,
    slots: [link.from, link.to],
    normals: [NO_NORMAL, NO_NORMAL],
    through: false,
    color: link.color,
    unlit: 0,
    strength: [1, 1],
    gaps: [link.gapFrom, link.gapTo],
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

/**
 * A quad for every edge, engraving and link of a scene; the shader decides which of them show. Not instanced: software
 * renderers take an instance for a draw of its own, and a scene has thousands.
 */
export function createLineGeometry(
  bodies: readonly GlassBody[],
  links: readonly GlassLink[] = [],
): BufferGeometry {
  const lines = [...bodies.flatMap(linesOf), ...links.map(lineOfLink)]
  const count = lines.length * 4
  const corner = new Int8Array(count * 2)
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
      corner.set(ends, (first + place) * 2)
      from.set([...line.from, line.slots[0]], at)
      to.set([...line.to, line.slots[1]], at)
      normalFrom.set([...line.normals[0], line.kind / 4].map(toShort), at)
      normalTo.set([...line.normals[1], line.through ? 1 : 0].map(toShort), at)
      color.set([...line.color, line.unlit].map(toByte), at)
      extra.set([...line.strength, ...line.gaps], at)
    })
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('aCorner', new BufferAttribute(corner, 2))
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
