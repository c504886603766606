import type { ComponentType } from 'react'

export interface SceneProps {
  /** Same seed, same scene. */
  seed?: number
  /** Bodies, in place of the specified number. */
  count?: number
}

export interface SceneDefinition {
  id: string
  component: ComponentType<SceneProps>
  /** Bodies as specified. */
  count: number
  /** Seconds at which the posters are taken and the scene begins. */
  posterTime: number
}
