import { messageOf } from '../shared/errors.ts'

/** Wraps an error of a scene in one that names the scene. */
export function sceneError(scene: string, cause: unknown): Error {
  return new Error(`Scene "${scene}": ${messageOf(cause)}`, { cause })
}
