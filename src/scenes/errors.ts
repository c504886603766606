import type { BodySpec } from './body.ts'
import { messageOf } from '../shared/errors.ts'

/** Returns an error whose message names the scene. Its `cause` is the original error. */
export function sceneError(scene: string, cause: unknown): Error {
  return new Error(`Scene "${scene}": ${messageOf(cause)}`, { cause })
}

/** Returns what is wrong with the numbers of a body, which the compiler does not check, or null. */
function problemOf(body: BodySpec, index: number): string | null {
  for (const attribute of ['position', 'rotation', 'color'] as const) {
    const values = body[attribute]
    if (!values.every(Number.isFinite)) return `${attribute} must be finite, got ${values.join(', ')}`
  }
  if (!(body.radius > 0 && body.radius < Infinity))
    return `radius must be positive and finite, got ${body.radius}`
  if (body.motion.index !== index) return `its motion must have index ${index}, got ${body.motion.index}`
  return null
}

/**
 * Checks the bodies of a scene and returns them unchanged.
 *
 * @throws TypeError that names scene, body and value: for a number that is not finite, a radius that is not positive, a
 *   name that occurs twice, and a motion with another body's index
 */
export function checkBodies(scene: string, bodies: readonly BodySpec[]): readonly BodySpec[] {
  const names = new Set<string>()
  for (const [index, body] of bodies.entries()) {
    const problem = names.has(body.name) ? 'its name must be unique in the scene' : problemOf(body, index)
    if (problem) throw new TypeError(`Scene "${scene}": body "${body.name}" at index ${index}: ${problem}`)
    names.add(body.name)
  }
  return bodies
}
