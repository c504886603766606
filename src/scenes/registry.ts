import { sceneOfRoute, type RouteScene } from '../routes/scenes.ts'
import type { RouteId } from '../routes/table.ts'
import { ABOUT_COUNT, ABOUT_TIME } from './about/layout.ts'
import { AboutScene } from './about/AboutScene.tsx'
import { ContactScene } from './contact/ContactScene.tsx'
import { CONTACT_COUNT } from './contact/layout.ts'
import { DefaultScene } from './default/DefaultScene.tsx'
import { DEFAULT_COUNT } from './default/layout.ts'
import { PORTFOLIO_COUNT, PORTFOLIO_TIME } from './portfolio/layout.ts'
import { PortfolioScene } from './portfolio/PortfolioScene.tsx'
import { SERVICES_COUNT } from './services/layout.ts'
import { ServicesScene } from './services/ServicesScene.tsx'
import { TESTIMONIALS_COUNT } from './testimonials/layout.ts'
import { TestimonialsScene } from './testimonials/TestimonialsScene.tsx'
import type { SceneDefinition } from './types.ts'

/** The list of all scenes. A scene of a route that is missing here does not compile. Each has a folder of its name. */
export const scenes = {
  default: { id: 'default', component: DefaultScene, count: DEFAULT_COUNT, posterTime: 0 },
  services: {
    id: 'services',
    component: ServicesScene,
    count: SERVICES_COUNT,
    posterTime: 0,
  },
  about: {
    id: 'about',
    component: AboutScene,
    count: ABOUT_COUNT,
    posterTime: ABOUT_TIME,
  },
  portfolio: {
    id: 'portfolio',
    component: PortfolioScene,
    count: PORTFOLIO_COUNT,
    posterTime: PORTFOLIO_TIME,
  },
  testimonials: {
    id: 'testimonials',
    component: TestimonialsScene,
    count: TESTIMONIALS_COUNT,
    posterTime: 0,
  },
  contact: { id: 'contact', component: ContactScene, count: CONTACT_COUNT, posterTime: 0 },
} as const satisfies Record<RouteScene, SceneDefinition> & Record<string, SceneDefinition>

export type SceneId = keyof typeof scenes

/** Returns the scene of a route. */
export function sceneOf(route: RouteId): (typeof scenes)[RouteScene] {
  return scenes[sceneOfRoute[route]]
}
