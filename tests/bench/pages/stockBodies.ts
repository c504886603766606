import { BufferAttribute, BufferGeometry, Color, MeshStandardMaterial } from 'three'
import type { BodySpec } from '../../../src/scenes/body.ts'
import type { Shape } from '../../../src/scenes/shape.ts'

/** A body with a stock material of three.js. Bodies of one shape share a geometry, bodies of one colour a material. */
export interface StockBody {
  body: BodySpec
  faces: BufferGeometry
  material: MeshStandardMaterial
}

function facesOf(shape: Shape): BufferGeometry {
  const triangles = shape.parts.flatMap((part) => part.triangles)
  const faces = new BufferGeometry()
  const attribute = (values: number[]) => new BufferAttribute(new Float32Array(values), 3)
  faces.setAttribute('position', attribute(triangles.flatMap(({ corners }) => corners.flat())))
  faces.setAttribute(
    'normal',
    attribute(triangles.flatMap(({ normal }) => [...normal, ...normal, ...normal])),
  )
  return faces
}

/** Creates stock geometries and materials for `bodies`. */
export function createStockBodies(bodies: readonly BodySpec[]): StockBody[] {
  const geometries = new Map(bodies.map(({ shape }) => [shape, facesOf(shape)]))
  const materials = new Map(
    bodies.map(({ color }) => [
      color.join(),
      new MeshStandardMaterial({
        color: new Color().setRGB(...color),
        flatShading: true,
        transparent: true,
        opacity: 0.6,
      }),
    ]),
  )
  return bodies.map((body) => ({
    body,
    faces: geometries.get(body.shape)!,
    material: materials.get(body.color.join())!,
  }))
}
