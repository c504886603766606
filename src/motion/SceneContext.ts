import { createContext, useContext } from 'react'
import type { SceneFrame } from './sceneFrame.ts'
import type { Screen } from './screen.ts'

/** What a scene gives to its bodies. */
export interface SceneValue {
  /** What its poses depend on, in each frame. */
  sceneFrame: SceneFrame
  screen: Screen
  /** Number of the page's last keyframe. */
  last: number
}

export const SceneContext = createContext<SceneValue | null>(null)

/** Returns the surrounding scene. @throws Error outside of a scene */
export function useScene(user = 'useScene'): SceneValue {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error(`${user} needs a scene around it: render it inside of <Scene>.`)
  return scene
}
