import type { ColorName } from '../theme/palette.ts'

/** Numbers of records by the name of their list. */
export type Counts = Readonly<Record<'services' | 'projects' | 'testimonials' | 'team' | 'questions', number>>

interface RouteRow {
  id: string
  /** Path of the address. `*` is the page for every unknown path. */
  path: `/${string}` | '*'
  /** Records that the page is about. Without any the page is not served, and nothing links to it. */
  needs?: keyof Counts
  /** Scene behind the page: its id in `scenes/registry.ts`. */
  scene: string
  /** Station of the scene at the top of the page. Default 0, the first. */
  station?: number
  /** Accent of the page, and color of its scene's light. Pages with the same scene need the same accent. */
  accent: ColorName
  /** Whether the header links to the page. Links follow the order of this table. */
  inHeader: boolean
  /** List of the footer that links to the page. */
  inFooter: 'pages' | 'legal' | null
  /** Whether the sitemap lists the page and search engines may index it. */
  indexed: boolean
}

/**
 * One row per page. A row compiles only if `app/lazyPages.ts` has its page, `heads.json` its texts and
 * `scenes/registry.ts` its scene.
 */
export const routes = [
  {
    id: 'home',
    path: '/',
    scene: 'default',
    accent: 'teal',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'about',
    path: '/about',
    scene: 'about',
    accent: 'aqua',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'services',
    path: '/services',
    scene: 'services',
    accent: 'blue',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'portfolio',
    path: '/portfolio',
    needs: 'projects',
    scene: 'portfolio',
    accent: 'blue',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'testimonials',
    path: '/testimonials',
    needs: 'testimonials',
    scene: 'testimonials',
    accent: 'green',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'contact',
    path: '/contact',
    scene: 'contact',
    accent: 'teal',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'privacy',
    path: '/privacy-policy',
    scene: 'default',
    accent: 'teal',
    inHeader: false,
    inFooter: 'legal',
    indexed: true,
  },
  {
    id: 'terms',
    path: '/terms',
    scene: 'default',
    accent: 'teal',
    inHeader: false,
    inFooter: 'legal',
    indexed: true,
  },
  {
    id: 'notFound',
    path: '*',
    scene: 'default',
    station: 4,
    accent: 'teal',
    inHeader: false,
    inFooter: null,
    indexed: false,
  },
] as const satisfies readonly RouteRow[]

export type Route = (typeof routes)[number]
export type RouteId = Route['id']
/** Id of a scene that stands behind a page. Each of them has posters. */
export type RouteScene = Route['scene']

/** Returns the pages of a site with these records, in the order of the table. A page without its records is not served. */
export function routesWith(counts: Counts): readonly Route[] {
  return routes.filter((route) => !('needs' in route) || counts[route.needs] > 0)
}

/** Returns the HTML file that the build writes for a page's path. Hosts serve about.html at /about without a redirect. */
export function fileOf(path: string): string {
  if (path === '*') return '404.html'
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`
}

const routesById = Object.fromEntries(routes.map((route) => [route.id, route])) as {
  [Id in RouteId]: Extract<Route, { id: Id }>
}
const accentsByScene = Object.fromEntries(routes.map(({ scene, accent }) => [scene, accent])) as {
  [Scene in RouteScene]: Extract<Route, { scene: Scene }>['accent']
}

// Without the mark, the bundler keeps it in the script of every page.
export const routeScenes: readonly RouteScene[] = /* @__PURE__ */ (() => [
  ...new Set(routes.map(({ scene }) => scene)),
])()

export function routeById<Id extends RouteId>(id: Id): Extract<Route, { id: Id }> {
  return routesById[id]
}

/** Returns the scene of a page, and its station at the top of the page. */
export function openingOf(id: RouteId): { scene: RouteScene; station: number } {
  const row: RouteRow & { scene: RouteScene } = routesById[id]
  return { scene: row.scene, station: row.station ?? 0 }
}

/** Returns the accent of the pages that show a scene. A scene has one as soon as a row of the table names it. */
export function accentOf(scene: RouteScene): Route['accent'] {
  return accentsByScene[scene]
}
