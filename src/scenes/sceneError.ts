import { messageOf } from '../shared/errors.ts'

/** What went wrong in a scene, with its name for the developer. */
export function sceneError(scene: string, cause: unknown): Error {
  return new Error(`Scene "${scene}": ${messageOf(cause)}`, { cause })
}
