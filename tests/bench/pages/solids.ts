import {
  BufferAttribute,
  BufferGeometry,
  Color,
  EdgesGeometry,
  LineBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import { applyFloating } from '../../../src/motion/floating.ts'
import { applyOrbital } from '../../../src/motion/orbital.ts'
import { applyWave } from '../../../src/motion/wave.ts'
import type { BodySpec, Rgb } from '../../../src/scenes/body.ts'
import type { Shape } from '../../../src/scenes/shape.ts'

/** A body as somebody would write it who has stock materials and shares what can be shared. */
export interface PlainBody {
  body: BodySpec
  faces: BufferGeometry
  edges: BufferGeometry
  material: MeshStandardMaterial
  lineMaterial: LineBasicMaterial
  scale: readonly [number, number, number]
}

/** Degrees between two faces above which their edge is drawn. */
const CRISP = 20

function cornersOf(shape: Shape): number[] {
  return shape.parts.flatMap((part) => part.triangles.flatMap(({ corners }) => corners.flat()))
}

function normalsOf(shape: Shape): number[] {
  return shape.parts.flatMap((part) =>
    part.triangles.flatMap(({ normal }) => [...normal, ...normal, ...normal]),
  )
}

function reachOf(corners: readonly number[], axis: number): number {
  return corners.reduce((most, value, at) => (at % 3 === axis ? Math.max(most, Math.abs(value)) : most), 1e-6)
}

interface Solid {
  corners: readonly number[]
  reach: readonly [number, number, number]
  faces: BufferGeometry
  edges: BufferGeometry
}

function createSolid(shape: Shape, corners: readonly number[], reach: Solid['reach']): Solid {
  const faces = new BufferGeometry()
  faces.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  faces.setAttribute('normal', new BufferAttribute(new Float32Array(normalsOf(shape)), 3))
  const edges: BufferGeometry = new EdgesGeometry(faces, CRISP)
  const engraved = shape.engravings.flatMap(({ from, to }) => [...from, ...to])
  if (engraved.length > 0) {
    const own = edges.getAttribute('position').array
    edges.setAttribute('position', new BufferAttribute(new Float32Array([...own, ...engraved]), 3))
  }
  return { corners, reach, faces, edges }
}

/** Shapes that differ by a stretching along the axes share one geometry: nobody would make 121 of 121 bars. */
function createSolids(): (shape: Shape) => { solid: Solid; stretch: readonly [number, number, number] } {
  const solids: Solid[] = []
  const known = new Map<Shape, ReturnType<ReturnType<typeof createSolids>>>()
  return (shape) => {
    const found = known.get(shape)
    if (found) return found
    const corners = cornersOf(shape)
    const reach = [reachOf(corners, 0), reachOf(corners, 1), reachOf(corners, 2)] as const
    const stretchTo = (solid: Solid) =>
      [reach[0] / solid.reach[0], reach[1] / solid.reach[1], reach[2] / solid.reach[2]] as const
    let solid = solids.find((each) => {
      const stretch = stretchTo(each)
      return (
        each.corners.length === corners.length &&
        corners.every((value, at) => Math.abs(value - each.corners[at]! * stretch[at % 3]!) < 1e-5)
      )
    })
    if (!solid) {
      solid = createSolid(shape, corners, reach)
      solids.push(solid)
    }
    const result = { solid, stretch: stretchTo(solid) }
    known.set(shape, result)
    return result
  }
}

/** The stock material nearest to the glass; white where the instances bring their own colours. */
export function stockMaterial(color = new Color(1, 1, 1)): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, flatShading: true, transparent: true, opacity: 0.6 })
}

/** Geometries shared by shape, materials by colour. */
export function plainBodies(bodies: readonly BodySpec[]): PlainBody[] {
  const solidOf = createSolids()
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
    const { solid, stretch } = solidOf(body.shape)
    return {
      body,
      faces: solid.faces,
      edges: solid.edges,
      ...materialOf(body.color),
      scale: [stretch[0] * body.radius, stretch[1] * body.radius, stretch[2] * body.radius],
    }
  })
}

/** Puts an object where its body is before any motion. */
export function place(object: Object3D, { body, scale }: Pick<PlainBody, 'body' | 'scale'>): void {
  object.position.set(...body.position)
  object.rotation.set(...body.rotation)
  object.scale.set(...scale)
}

/** Moves an object as the scene moves its body. Returns the elevation of its wave, 0 without one. */
export function pose(object: Object3D, { motion }: BodySpec, t: number): number {
  if (motion.type === 'wave') return applyWave(object, motion, t)
  if (motion.type === 'floating') applyFloating(object, motion, t)
  else applyOrbital(object, motion, t)
  return 0
}
