import type { ComponentType } from 'react'
import type { LayoutFunction } from './layout.ts'

export interface SceneProps {
  /** The same seed gives the same scene. */
  seed?: number
  /** Number of bodies. The specified number by default. */
  count?: number
}

export interface SceneDefinition {
  id: string
  component: ComponentType<SceneProps>
  /** Lays out the bodies that the component renders. */
  layout: LayoutFunction
  /** Specified number of bodies. */
  count: number
  /** Seconds of scene time at which the scene starts and its poster is taken. */
  posterTime: number
}
