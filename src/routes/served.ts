import { counts } from '../facts/counts.ts'
import { normalisePath } from '../shared/paths.ts'
import { routes, type Route, type RouteId } from './table.ts'

/** The pages of this site in the order of the table. A page whose list of records is empty is not served. */
export const servedRoutes: readonly Route[] = routes.filter(
  (route) => !('needs' in route) || counts[route.needs] > 0,
)

const idsByPath = new Map<string, RouteId>(servedRoutes.map(({ path, id }) => [path, id]))

/** Returns the route of a location's path, or `notFound` if no page is served there. Never throws. */
export function routeOf(path: string): RouteId {
  return idsByPath.get(normalisePath(path)) ?? 'notFound'
}

/** Returns false for a link to a page of this site that is not served. Other addresses are not checked. */
export function isServed(href: string): boolean {
  const path = href.replace(/[?#].*/, '')
  return routes.every((route) => route.path !== path) || routeOf(path) !== 'notFound'
}
