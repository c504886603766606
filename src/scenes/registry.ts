import { routeById, type RouteId, type RouteScene } from '../routes/table.ts'
import { aboutScene } from './about/scene.ts'
import { contactScene } from './contact/scene.ts'
import { defaultScene } from './default/scene.ts'
import type { SceneDefinition } from './layout.ts'
import { portfolioScene } from './portfolio/scene.ts'
import { servicesScene } from './services/scene.ts'
import { testimonialsScene } from './testimonials/scene.ts'

/** All scenes, by the name of their folder. TypeScript reports a route whose scene is missing here. */
export const scenes = {
  default: defaultScene,
  services: servicesScene,
  about: aboutScene,
  portfolio: portfolioScene,
  testimonials: testimonialsScene,
  contact: contactScene,
} as const satisfies { [Id in RouteScene]: SceneDefinition & { id: Id } }

export type SceneId = keyof typeof scenes

/** Returns the scene of a route. */
export function sceneOf(route: RouteId): (typeof scenes)[RouteScene] {
  return scenes[routeById(route).scene]
}
