import { routeById, type RouteId, type RouteScene } from '../routes/table.ts'
import { ABOUT_COUNT, ABOUT_TIME, aboutLayout } from './about/layout.ts'
import { AboutScene } from './about/AboutScene.tsx'
import { ContactScene } from './contact/ContactScene.tsx'
import { CONTACT_COUNT, contactLayout } from './contact/layout.ts'
import { DefaultScene } from './default/DefaultScene.tsx'
import { DEFAULT_COUNT, defaultLayout } from './default/layout.ts'
import { PORTFOLIO_COUNT, PORTFOLIO_TIME, portfolioLayout } from './portfolio/layout.ts'
import { PortfolioScene } from './portfolio/PortfolioScene.tsx'
import { SERVICES_COUNT, servicesLayout } from './services/layout.ts'
import { ServicesScene } from './services/ServicesScene.tsx'
import { TESTIMONIALS_COUNT, testimonialsLayout } from './testimonials/layout.ts'
import { TestimonialsScene } from './testimonials/TestimonialsScene.tsx'
import type { SceneDefinition } from './layout.ts'

/** Each scene by its id, which its row repeats. */
type Definitions<Id extends string> = { [Each in Id]: SceneDefinition & { id: Each } }

/** All scenes, by the name of their folder. TypeScript reports a route whose scene is missing here. */
export const scenes = {
  default: {
    id: 'default',
    component: DefaultScene,
    layout: defaultLayout,
    count: DEFAULT_COUNT,
    posterTime: 0,
  },
  services: {
    id: 'services',
    component: ServicesScene,
    layout: servicesLayout,
    count: SERVICES_COUNT,
    posterTime: 0,
  },
  about: {
    id: 'about',
    component: AboutScene,
    layout: aboutLayout,
    count: ABOUT_COUNT,
    posterTime: ABOUT_TIME,
  },
  portfolio: {
    id: 'portfolio',
    component: PortfolioScene,
    layout: portfolioLayout,
    count: PORTFOLIO_COUNT,
    posterTime: PORTFOLIO_TIME,
  },
  testimonials: {
    id: 'testimonials',
    component: TestimonialsScene,
    layout: testimonialsLayout,
    count: TESTIMONIALS_COUNT,
    posterTime: 0,
  },
  contact: {
    id: 'contact',
    component: ContactScene,
    layout: contactLayout,
    count: CONTACT_COUNT,
    posterTime: 0,
  },
} as const satisfies Definitions<RouteScene> & Record<string, SceneDefinition>

export type SceneId = keyof typeof scenes

/** Returns the scene of a route. */
export function sceneOf(route: RouteId): (typeof scenes)[RouteScene] {
  return scenes[routeById(route).scene]
}
