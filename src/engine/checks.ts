import { ShaderMaterial, type Object3D } from 'three'
import type { Body } from '../motion/body.ts'
import type { Shape } from './shape.ts'

/** Most bodies of a scene: each is a draw call at least, and a phone has time for about so many. */
export const MOST_BODIES = 125

/** Adds a body to a scene's. Returns what takes it away. @throws Error for a name twice, or one too many */
export function addBody(bodies: Set<Body>, body: Body) {
  if ([...bodies].some(({ name }) => name === body.name))
    throw new Error(`two bodies are named "${body.name}"`)
  if (bodies.size === MOST_BODIES)
    throw new Error(`body "${body.name}" is one too many: a scene has at most ${MOST_BODIES}`)
  bodies.add(body)
  return () => void bodies.delete(body)
}

/** @throws Error for a body whose pose is no number: three.js would draw nothing, and say nothing */
export function checkPoses(bodies: ReadonlySet<Body>): void {
  for (const body of bodies)
    if (!body.hasPose()) throw new Error(`the pose of body "${body.name}" is not a number`)
}

/** @throws Error for a body that would draw nothing */
export function checkShape(name: string, shape: Shape | undefined): void {
  if (!shape || shape.parts.length + shape.engravings.length === 0)
    throw new Error(`body "${name}" has no shape`)
}

/** @throws Error for a mesh with a material of three.js, whose shaders are not in the build */
export function checkMaterials(graph: Object3D): void {
  graph.traverse((object) => {
    if (!('material' in object) || object.material instanceof ShaderMaterial) return
    let named: Object3D = object
    while (!named.name && named.parent) named = named.parent
    const { type = 'several materials' } = object.material as { type?: string }
    throw new Error(`"${named.name}" has ${type}, which the build leaves out: draw with a ShaderMaterial`)
  })
}
