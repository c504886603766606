import type { RouteId } from './table.ts'

/** The scene behind each route, by the name of its folder in src/scenes. Pages know scenes by these names alone. */
export const sceneOfRoute = {
  home: 'default',
  about: 'about',
  services: 'services',
  portfolio: 'portfolio',
  testimonials: 'testimonials',
  contact: 'contact',
  privacy: 'default',
  terms: 'default',
  notFound: 'default',
} as const satisfies Record<RouteId, string>

/** A scene that stands behind a route, and so has posters. */
export type RouteScene = (typeof sceneOfRoute)[RouteId]

export const routeScenes: readonly RouteScene[] = [...new Set(Object.values(sceneOfRoute))]
