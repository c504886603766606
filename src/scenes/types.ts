import type { ComponentType } from 'react'

export interface SceneProps {
  /** The same seed gives the same scene. */
  seed?: number
  /** Number of bodies. The specified number by default. */
  count?: number
}

export interface SceneDefinition {
  id: string
  component: ComponentType<SceneProps>
  /** Specified number of bodies. */
  count: number
  /** Seconds of scene time at which the scene starts and its poster is taken. */
  posterTime: number
}
