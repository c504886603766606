import type { ComponentType } from 'react'
import { scenes as own } from 'virtual:content/scenes'
import type { SceneFacts } from '../engine/facts.ts'
import { NO_SCENE, sceneOf, type RouteId, type RouteScene } from '../routes/table.ts'
import { AboutScene } from './about/AboutScene.tsx'
import { ContactScene } from './contact/ContactScene.tsx'
import { DefaultScene } from './default/DefaultScene.tsx'
import { sceneFacts } from './facts.ts'
import { PortfolioScene } from './portfolio/PortfolioScene.tsx'
import { ServicesScene } from './services/ServicesScene.tsx'
import { TestimonialsScene } from './testimonials/TestimonialsScene.tsx'

/**
 * All scenes with their facts, by the name of their folder. TypeScript reports a route whose scene is missing
 * here.
 */
export const scenes = {
  default: { component: DefaultScene, ...sceneFacts.default },
  services: { component: ServicesScene, ...sceneFacts.services },
  about: { component: AboutScene, ...sceneFacts.about },
  portfolio: { component: PortfolioScene, ...sceneFacts.portfolio },
  testimonials: { component: TestimonialsScene, ...sceneFacts.testimonials },
  contact: { component: ContactScene, ...sceneFacts.contact },
} as const satisfies Record<RouteScene, { component: ComponentType } & SceneFacts>

export type SceneId = keyof typeof scenes

/**
 * Returns the id of the scene that the stage shows for a route. The page tells it of none without a scene.
 */
export function stagedScene(route: RouteId): SceneId {
  const scene = sceneOf(route, own)
  return scene === NO_SCENE ? 'default' : scene
}
