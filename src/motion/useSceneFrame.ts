import { useFrame, type RenderCallback } from '@react-three/fiber'
import type { RefObject } from 'react'
import { messageOf } from '../shared/errors.ts'
import type { Body } from './body.ts'
import { PRIORITIES } from './priorities.ts'
import type { SceneFrame } from './sceneFrame.ts'
import { useScene } from './SceneContext.ts'

/** Returns an error whose message names the scene, and `where` in it. Its `cause` is the original error. */
export function sceneError(scene: string, cause: unknown, where = ''): Error {
  return new Error(`Scene "${scene}"${where}: ${messageOf(cause)}`, { cause })
}

/** A ref for a `<Glass>`. */
export type BodyRef = RefObject<Body | null>

/**
 * React Three Fiber's `useFrame` on the clock of the surrounding scene. `hook` is a name for errors.
 *
 * @throws Error outside of a scene
 */
export function useSceneFrame(
  callback: (sceneFrame: SceneFrame) => void,
  priority: number = PRIORITIES.motion,
  hook = 'useSceneFrame',
): void {
  const { sceneFrame } = useScene(hook)
  useNamedFrame(sceneFrame.scene, hook, () => callback(sceneFrame), priority)
}

/** `useFrame` whose errors name the scene and a part of it. */
export function useNamedFrame(scene: string, part: string, callback: RenderCallback, priority: number): void {
  useFrame((state, delta) => {
    try {
      callback(state, delta)
    } catch (cause) {
      throw sceneError(scene, cause, `, ${part}`)
    }
  }, priority)
}

/** `useSceneFrame` for one body. @throws Error outside of a scene, and where the body's pose is no number */
export function useBodyFrame(
  ref: BodyRef,
  callback: (body: Body, sceneFrame: SceneFrame) => void,
  priority: number = PRIORITIES.motion,
  hook = 'useBodyFrame',
): void {
  const { sceneFrame } = useScene(hook)
  useFrame(() => {
    const body = ref.current
    if (!body) return
    try {
      callback(body, sceneFrame)
      if (!body.hasPose()) throw new Error('its pose is not a number')
    } catch (cause) {
      throw sceneError(sceneFrame.scene, cause, `, body "${body.name}", ${hook}`)
    }
  }, priority)
}
