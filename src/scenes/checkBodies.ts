import type { BodySpec } from './body.ts'

/** What is wrong with the numbers of a body, which the compiler cannot see. */
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
 * Returns the bodies as they are.
 *
 * @throws TypeError that names the scene, the body and the value, for a value that would draw a wrong scene
 */
export function checkBodies(scene: string, bodies: readonly BodySpec[]): readonly BodySpec[] {
  const names = new Set<string>()
  for (const [index, body] of bodies.entries()) {
    const problem = names.has(body.name) ? 'its name is used twice' : problemOf(body, index)
    if (problem) throw new TypeError(`Scene "${scene}": body "${body.name}" at index ${index}: ${problem}`)
    names.add(body.name)
  }
  return bodies
}
