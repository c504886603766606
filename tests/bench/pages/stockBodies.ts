import {
  BufferAttribute,
  BufferGeometry,
  Color,
  EdgesGeometry,
  LineBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import type { BodySpec, Rgb } from '../../../src/scenes/body.ts'
import type { Shape } from '../../../src/scenes/shape.ts'

/** A body drawn with stock three.js materials. Bodies of one shape share geometries, bodies of one colour materials. */
export interface StockBody {
  body: BodySpec
  faces: BufferGeometry
  edges: BufferGeometry
  material: MeshStandardMaterial
  lineMaterial: LineBasicMaterial
  /** Scales the shared geometry to the size of this body. */
  scale: readonly [number, number, number]
}

/** An edge is drawn when the angle between its two faces is larger. Degrees. */
const EDGE_ANGLE = 20

function cornersOf(shape: Shape): number[] {
  return shape.parts.flatMap((part) => part.triangles.flatMap(({ corners }) => corners.flat()))
}

function normalsOf(shape: Shape): number[] {
  return shape.parts.flatMap((part) =>
    part.triangles.flatMap(({ normal }) => [...normal, ...normal, ...normal]),
  )
}

/** Largest distance of a corner from the origin along `axis` (0 to 2). Never 0, so that it can be divided by. */
function extentOf(corners: readonly number[], axis: number): number {
  return corners.reduce(
    (largest, value, at) => (at % 3 === axis ? Math.max(largest, Math.abs(value)) : largest),
    1e-6,
  )
}

/** Geometries that all shapes of the same proportions share. */
interface SharedGeometry {
  corners: readonly number[]
  extents: readonly [number, number, number]
  faces: BufferGeometry
  edges: BufferGeometry
}

function createGeometry(
  shape: Shape,
  corners: readonly number[],
  extents: SharedGeometry['extents'],
): SharedGeometry {
  const faces = new BufferGeometry()
  faces.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  faces.setAttribute('normal', new BufferAttribute(new Float32Array(normalsOf(shape)), 3))
  const edges: BufferGeometry = new EdgesGeometry(faces, EDGE_ANGLE)
  const engraved = shape.engravings.flatMap(({ from, to }) => [...from, ...to])
  if (engraved.length > 0) {
    const own = edges.getAttribute('position').array
    edges.setAttribute('position', new BufferAttribute(new Float32Array([...own, ...engraved]), 3))
  }
  return { corners, extents, faces, edges }
}

interface ScaledGeometry {
  geometry: SharedGeometry
  scale: readonly [number, number, number]
}

/**
 * Returns a function that finds or creates the geometry of a shape. Shapes that differ only by a scale along the axes
 * share one geometry: the 121 bars of the portfolio have one.
 */
function createGeometryCache(): (shape: Shape) => ScaledGeometry {
  const geometries: SharedGeometry[] = []
  const known = new Map<Shape, ScaledGeometry>()
  return (shape) => {
    const found = known.get(shape)
    if (found) return found
    const corners = cornersOf(shape)
    const extents = [extentOf(corners, 0), extentOf(corners, 1), extentOf(corners, 2)] as const
    const scaleOf = (geometry: SharedGeometry) =>
      [
        extents[0] / geometry.extents[0],
        extents[1] / geometry.extents[1],
        extents[2] / geometry.extents[2],
      ] as const
    let geometry = geometries.find((each) => {
      const scale = scaleOf(each)
      return (
        each.corners.length === corners.length &&
        corners.every((value, at) => Math.abs(value - each.corners[at]! * scale[at % 3]!) < 1e-5)
      )
    })
    if (!geometry) {
      geometry = createGeometry(shape, corners, extents)
      geometries.push(geometry)
    }
    const result = { geometry, scale: scaleOf(geometry) }
    known.set(shape, result)
    return result
  }
}

/** The stock material that looks most like the glass. White for instances, which have colours of their own. */
export function stockMaterial(color = new Color(1, 1, 1)): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, flatShading: true, transparent: true, opacity: 0.6 })
}

/** Creates stock geometries and materials for `bodies`. */
export function createStockBodies(bodies: readonly BodySpec[]): StockBody[] {
  const geometryOf = createGeometryCache()
  const materials = new Map<string, { material: MeshStandardMaterial; lineMaterial: LineBasicMaterial }>()
  const materialOf = (rgb: Rgb) => {
    const key = rgb.join()
    const known = materials.get(key)
    if (known) return known
    const color = new Color().setRGB(...rgb)
    const made = {
      material: stockMaterial(color),
      lineMaterial: new LineBasicMaterial({ color }),
    }
    materials.set(key, made)
    return made
  }
  return bodies.map((body) => {
    const { geometry, scale } = geometryOf(body.shape)
    return {
      body,
      faces: geometry.faces,
      edges: geometry.edges,
      ...materialOf(body.color),
      scale: [scale[0] * body.radius, scale[1] * body.radius, scale[2] * body.radius],
    }
  })
}

/** Sets the object's transform to that of its body at rest. */
export function applyRest(object: Object3D, { body, scale }: Pick<StockBody, 'body' | 'scale'>): void {
  object.position.set(...body.position)
  object.rotation.set(...body.rotation)
  object.scale.set(...scale)
}
