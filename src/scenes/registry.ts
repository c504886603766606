import type { ComponentType } from 'react'
import { scenes as own } from 'virtual:content/scenes'
import { NO_SCENE, sceneOf, type RouteId, type RouteScene } from '../routes/table.ts'
import { AboutScene } from './about/AboutScene.tsx'
import { ContactScene } from './contact/ContactScene.tsx'
import { DefaultScene } from './default/DefaultScene.tsx'
import { PORTFOLIO_TIME, PortfolioScene } from './portfolio/PortfolioScene.tsx'
import { ServicesScene } from './services/ServicesScene.tsx'
import { TestimonialsScene } from './testimonials/TestimonialsScene.tsx'

/**
 * All scenes, by the name of their folder. TypeScript reports a route whose scene is missing here. `posterTime` are the seconds of scene
 * time at which the scene starts and its poster is taken.
 */
export const scenes = {
  default: { component: DefaultScene, posterTime: 0 },
  services: { component: ServicesScene, posterTime: 0 },
  about: { component: AboutScene, posterTime: 0 },
  portfolio: { component: PortfolioScene, posterTime: PORTFOLIO_TIME },
  testimonials: { component: TestimonialsScene, posterTime: 0 },
  contact: { component: ContactScene, posterTime: 0 },
} as const satisfies Record<RouteScene, { component: ComponentType; posterTime: number }>

export type SceneId = keyof typeof scenes

/** Returns the id of the scene that the stage shows for a route. The page tells it of none without a scene. */
export function stagedScene(route: RouteId): SceneId {
  const scene = sceneOf(route, own)
  return scene === NO_SCENE ? 'default' : scene
}
