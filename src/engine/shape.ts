import type { Vec3 } from '../shared/vector.ts'

/**
 * Colour of a part or an engraving: the body's own colour, or a colour of the theme. Brass is nearly unlit.
 */
export type Tint = 'body' | 'highlight' | 'foam'

/** One triangle of a face. */
export interface FaceTriangle {
  /** Number of its flat face within the part, from 0. */
  face: number
  corners: readonly [Vec3, Vec3, Vec3]
  /**
   * Distance of each corner from the border of its face: 0 on the border, 1 at the centre. If the first two
   * are 0, the line from the first to the second corner is an edge of the face.
   */
  borderDistances: readonly [number, number, number]
  normal: Vec3
  /** Mean normal of the two faces that share the edge. It lights the line on the edge. */
  edgeNormal: Vec3
  /**
   * Weight of the line on the edge, 1 is full. Negative on a smooth edge, whose line is drawn only where the
   * edge is part of the silhouette.
   */
  line: number
}

/** An edge whose line is also drawn where it is seen through the body's glass. */
export interface SolidEdge {
  from: Vec3
  to: Vec3
  /** Normals of the two faces that share the edge. */
  normals: readonly [Vec3, Vec3]
  /** Factor on the brightness of the line. */
  strength: number
}

/** A line engraved on a face, or a free line where `normal` is null. */
export interface Engraving {
  from: Vec3
  to: Vec3
  normal: Vec3 | null
  tint: Tint
  /** Factor on the brightness of the line. */
  strength: number
  /** Height of the wave that runs along the line, shape units. 0 for a line at rest. */
  wave: number
  /** Whether the line is also drawn through the body's glass, when its face is turned away. */
  throughGlass: boolean
}

/** A piece of a shape. Drawings that sort by depth move its triangles together. */
export interface Part {
  triangles: readonly FaceTriangle[]
  /** Edges to draw through the glass: creases only. */
  edges: readonly SolidEdge[]
  centre: Vec3
  /** Radius of the bounding sphere around `centre`. */
  radius: number
  tint: Tint
}

/** The geometry of a body in its own coordinates, about one unit in radius. */
export interface Shape {
  parts: readonly Part[]
  engravings: readonly Engraving[]
}
