import { messageOf } from '../shared/errors.ts'

/** Returns an error whose message names the scene. Its `cause` is the original error. */
export function sceneError(scene: string, cause: unknown): Error {
  return new Error(`Scene "${scene}": ${messageOf(cause)}`, { cause })
}
