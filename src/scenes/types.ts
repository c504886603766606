import type { ComponentType } from 'react'
import type { LayoutFunction } from './layout.ts'

export interface SceneProps {
  /** Same seed, same scene. */
  seed?: number
  /** Bodies, in place of the specified number. */
  count?: number
}

export interface SceneDefinition {
  id: string
  component: ComponentType<SceneProps>
  /** Lays out the bodies that the component renders. */
  layout: LayoutFunction
  /** Bodies as specified. */
  count: number
  /** Seconds at which the posters are taken and the scene begins. */
  posterTime: number
}
