import { hasStories, paths, stories, unserved } from 'virtual:content/navigation'
import { normalisePath } from '../shared/paths.ts'
import { routes, type RouteId } from './table.ts'

const idsByPath = new Map<string, RouteId>([
  ...routes
    .filter(({ id }) => !unserved.includes(id))
    .map(({ id }): [string, RouteId] => [normalisePath(paths[id]), id]),
  ...(hasStories ? Object.keys(stories).map((path): [string, RouteId] => [path, 'portfolio']) : []),
  // Hosts without redirects serve the home page at its file's path too.
  [`${paths.home}index.html`, 'home'],
])

/** Returns the route of a location's path, or `notFound` if no page is served there. Never throws. */
export function routeOf(path: string): RouteId {
  return idsByPath.get(normalisePath(path)) ?? 'notFound'
}

/**
 * Returns the path of the page in a language with these paths. The path of a story goes on after that of its
 * route.
 */
export function pathIn(others: Readonly<Record<RouteId, string>>, route: RouteId, path: string): string {
  return hasStories && path in stories ? others[route] + path.slice(paths[route].length) : others[route]
}

/** Returns false for a link to a page of this site that is not served. Other addresses are not checked. */
export function isServed(href: string): boolean {
  const path = href.replace(/[?#].*/, '')
  return !routes.some(({ id }) => paths[id] === path && unserved.includes(id))
}
