import type { ComponentType } from 'react'
import { scenes as own } from 'virtual:content/scenes'
import { NO_SCENE, sceneOf, type RouteId, type RouteScene } from '../routes/table.ts'
import { AboutScene } from './about/AboutScene.tsx'
import { ContactScene } from './contact/ContactScene.tsx'
import { DefaultScene } from './default/DefaultScene.tsx'
import { PortfolioScene } from './portfolio/PortfolioScene.tsx'
import { ServicesScene } from './services/ServicesScene.tsx'
import { TestimonialsScene } from './testimonials/TestimonialsScene.tsx'

/**
 * The components of all scenes, by the name of their folder. TypeScript reports a route whose scene is
 * missing here.
 */
export const scenes = {
  default: DefaultScene,
  services: ServicesScene,
  about: AboutScene,
  portfolio: PortfolioScene,
  testimonials: TestimonialsScene,
  contact: ContactScene,
} as const satisfies Record<RouteScene, ComponentType>

export type SceneId = keyof typeof scenes

/**
 * Returns the id of the scene that the stage shows for a route. The page tells it of none without a scene.
 */
export function stagedScene(route: RouteId): SceneId {
  const scene = sceneOf(route, own)
  return scene === NO_SCENE ? 'default' : scene
}
