import { add, cross, dot, lengthOf, mean, normalise, normalOf, scale, subtract, type Vec3 } from './vector.ts'

/** What colours a part: the body's own colour, brass (nearly unlit) or foam. */
export type Tint = 'body' | 'brass' | 'foam'

/**
 * One triangle of a face. `borders` says how far each corner lies from the drawn border of its face: 0 on the border,
 * 1 in the middle. The first two corners lie on a border edge wherever `borders` begins with two zeros.
 */
export interface FaceTriangle {
  /** Number of its flat face within the part. */
  face: number
  corners: readonly [Vec3, Vec3, Vec3]
  borders: readonly [number, number, number]
  normal: Vec3
  /** Mean normal of the two faces that meet at the border edge, which lights the line drawn there. */
  edgeNormal: Vec3
  /**
   * Weight of the line on the border edge, 1 full. Negative on a soft edge, which is drawn only where it is part of
   * the silhouette.
   */
  line: number
}

/** An edge of the solid that shows behind its glass. */
export interface SolidEdge {
  from: Vec3
  to: Vec3
  normals: readonly [Vec3, Vec3]
  /** Factor on the brightness of the line. */
  strength: number
}

/** A line engraved on a face, or floating free where `normal` is null. */
export interface Engraving {
  from: Vec3
  to: Vec3
  normal: Vec3 | null
  tint: Tint
  /** Factor on the brightness of the line. */
  strength: number
  /** Shown behind glass, when its face is turned away. */
  through: boolean
}

/** A closed piece of a shape that is sorted as one. */
export interface Part {
  triangles: readonly FaceTriangle[]
  /** Crisp edges, for the lines behind the glass. */
  edges: readonly SolidEdge[]
  centre: Vec3
  radius: number
  tint: Tint
}

/** A drawn thing in its own coordinates, about one unit in radius. */
export interface Shape {
  parts: readonly Part[]
  engravings: readonly Engraving[]
}

interface Border {
  from: Vec3
  to: Vec3
  normal: Vec3
  /** The triangles that draw the edge's line. */
  triangles: readonly number[]
}

const keyOf = (point: Vec3) => point.map((value) => Math.round(value * 1e4)).join(',')

export interface PartBuilder {
  /** A flat face without holes that can be seen whole from its middle; corners counter-clockwise from outside. */
  face(loop: readonly Vec3[], middle?: Vec3): PartBuilder
  /** A flat face of four corners whose first and third edge are drawn; what joins them is short or part of a curve. */
  strip(loop: readonly [Vec3, Vec3, Vec3, Vec3]): PartBuilder
  /** A flat ring between two loops of equally many corners, both counter-clockwise from outside. */
  ring(outer: readonly Vec3[], inner: readonly Vec3[]): PartBuilder
  build(): Part
}

/** Weight of the line on an edge, from its two ends. */
export type EdgeWeight = (from: Vec3, to: Vec3) => number

export interface PartOptions {
  /** Full weight where it is left out. */
  weight?: EdgeWeight
  /** Radians between two faces above which their common edge gets a line. */
  crispAbove?: number
  tint?: Tint
  /** Whether its edges show behind its glass. */
  through?: boolean
}

/** Collects the faces of one closed piece and finds the edges between them. */
export function buildPart({
  crispAbove = 0.05,
  tint = 'body',
  weight = () => 1,
  through = true,
}: PartOptions = {}): PartBuilder {
  const triangles: FaceTriangle[] = []
  const borders: Border[] = []
  let faces = 0

  const add3 = (corners: FaceTriangle['corners'], levels: FaceTriangle['borders'], normal: Vec3) =>
    triangles.push({ face: faces, corners, borders: levels, normal, edgeNormal: normal, line: 0 }) - 1

  /** The half of a strip between a border edge and the middle. */
  const half = (from: Vec3, to: Vec3, middleFrom: Vec3, middleTo: Vec3, normal: Vec3) => {
    borders.push({
      from,
      to,
      normal,
      triangles: [
        add3([from, to, middleTo], [0, 0, 1], normal),
        add3([middleFrom, from, middleTo], [1, 0, 1], normal),
      ],
    })
  }

  const builder: PartBuilder = {
    face(loop, middle = mean(loop)) {
      const normal = normalOf(loop)
      loop.forEach((from, index) => {
        const to = loop[(index + 1) % loop.length]!
        borders.push({ from, to, normal, triangles: [add3([from, to, middle], [0, 0, 1], normal)] })
      })
      faces += 1
      return builder
    },
    strip(loop) {
      const [a, b, c, d] = loop
      const normal = normalOf(loop)
      const [start, end] = [mean([a, d]), mean([b, c])]
      half(a, b, start, end, normal)
      half(c, d, end, start, normal)
      faces += 1
      return builder
    },
    ring(outer, inner) {
      const normal = normalOf(outer)
      const middle = outer.map((point, index) => mean([point, inner[index]!]))
      outer.forEach((point, index) => {
        const next = (index + 1) % outer.length
        half(point, outer[next]!, middle[index]!, middle[next]!, normal)
        half(inner[next]!, inner[index]!, middle[next]!, middle[index]!, normal)
      })
      faces += 1
      return builder
    },
    build() {
      const byEdge = new Map<string, Border[]>()
      for (const border of borders) {
        const key = [keyOf(border.from), keyOf(border.to)].toSorted().join('|')
        byEdge.set(key, [...(byEdge.get(key) ?? []), border])
      }
      const edges: SolidEdge[] = []
      for (const sides of byEdge.values()) {
        const [first, second = first] = sides
        const crisp = first === second || dot(first!.normal, second!.normal) < Math.cos(crispAbove)
        const { from, to } = first!
        // An edge of a single face looks outwards: its other side is always turned away.
        const edgeNormal = normalise(
          first === second ? cross(subtract(to, from), first!.normal) : add(first!.normal, second!.normal),
        )
        const line = weight(from, to)
        for (const at of sides.flatMap((side) => side.triangles))
          triangles[at] = { ...triangles[at]!, edgeNormal, line: crisp ? line : -line }
        if (crisp && through && line > 0)
          edges.push({ from, to, normals: [first!.normal, second!.normal], strength: line })
      }
      const points = triangles.flatMap(({ corners }) => corners)
      const centre = mean(points)
      const radius = points.reduce((most, point) => Math.max(most, lengthOf(subtract(point, centre))), 0)
      return { triangles, edges, centre, radius, tint }
    },
  }
  return builder
}

interface EngraveOptions {
  tint?: Tint
  strength?: number
  closed?: boolean
  through?: boolean
}

/** An engraved line through `points`. */
export function engrave(
  points: readonly Vec3[],
  normal: Vec3 | null,
  { tint = 'body', strength = 1, closed = false, through = false }: EngraveOptions = {},
): Engraving[] {
  const ends = closed ? [...points, points[0]!] : points
  return ends.slice(1).map((to, index) => ({ from: ends[index]!, to, normal, tint, strength, through }))
}

/** A shape moved and scaled, to be part of a larger one. */
export function placePart(part: Part, offset: Vec3, factor = 1): Part {
  const move = (point: Vec3) => add(scale(point, factor), offset)
  return {
    ...part,
    triangles: part.triangles.map((triangle) => ({
      ...triangle,
      corners: [move(triangle.corners[0]), move(triangle.corners[1]), move(triangle.corners[2])],
    })),
    edges: part.edges.map((edge) => ({ ...edge, from: move(edge.from), to: move(edge.to) })),
    centre: move(part.centre),
    radius: part.radius * factor,
  }
}

/** Several pieces that are sorted as one, for swarms of small ones. */
export function mergeParts(parts: readonly Part[]): Part {
  const centre = mean(parts.map((part) => part.centre))
  const faces = Math.max(0, ...parts.flatMap((part) => part.triangles.map(({ face }) => face + 1)))
  return {
    triangles: parts.flatMap((part, index) =>
      part.triangles.map((triangle) => ({ ...triangle, face: triangle.face + index * faces })),
    ),
    edges: parts.flatMap((part) => part.edges),
    centre,
    radius: Math.max(0, ...parts.map((part) => lengthOf(subtract(part.centre, centre)) + part.radius)),
    tint: parts[0]?.tint ?? 'body',
  }
}
