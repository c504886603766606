import type { ComponentType } from 'react'
import type { LayoutFunction } from './layout.ts'

/** Props of every scene's component. */
export interface SceneProps {
  /** The same seed gives the same scene. */
  seed?: number
  /** Number of bodies. Default: the scene's `count` in the registry. */
  count?: number
}

/** One row of the registry. */
export interface SceneDefinition {
  id: string
  component: ComponentType<SceneProps>
  /** Lays out the bodies that the component renders. */
  layout: LayoutFunction
  /** Number of bodies on the site. */
  count: number
  /** Seconds of scene time at which the scene starts and its poster is taken. */
  posterTime: number
}
