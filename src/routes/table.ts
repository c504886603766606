import type { ColorName } from '../theme/palette.ts'

/** Name of a list of records. */
export type ListName = 'services' | 'projects' | 'testimonials' | 'team' | 'questions'

interface RouteRow {
  id: string
  /** Path of the address. `*` is the page for every unknown path. */
  path: `/${string}` | '*'
  /** Records that the page is about. Without any the page is not served, and nothing links to it. */
  needs?: ListName
  /** Scene behind the page: its id in `scenes/registry.ts`. */
  scene: string
  /** Keyframe of the scene at the top of the page. Default 0, the first. */
  keyframe?: number
  /** Accent of the page, and color of its scene's light. Pages with the same scene need the same accent. */
  accent: ColorName
  /** Whether the header links to the page. Links follow the order of this table. */
  inHeader?: true
  /** List of the footer that links to the page. */
  inFooter?: 'pages' | 'legal'
  /** Whether search engines must not index the page. The sitemap does not list it. */
  noindex?: true
}

/**
 * One row per page. A row compiles only if `app/lazyPages.ts` has its page, `pages/pageSchemas.ts` its texts
 * and `scenes/registry.ts` its scene.
 */
const rows = [
  { id: 'home', path: '/', scene: 'default', accent: 'teal', inHeader: true, inFooter: 'pages' },
  { id: 'about', path: '/about', scene: 'about', accent: 'aqua', inHeader: true, inFooter: 'pages' },
  { id: 'services', path: '/services', scene: 'services', accent: 'blue', inHeader: true, inFooter: 'pages' },
  {
    id: 'portfolio',
    path: '/portfolio',
    needs: 'projects',
    scene: 'portfolio',
    accent: 'blue',
    inHeader: true,
    inFooter: 'pages',
  },
  {
    id: 'testimonials',
    path: '/testimonials',
    needs: 'testimonials',
    scene: 'testimonials',
    accent: 'green',
    inHeader: true,
    inFooter: 'pages',
  },
  { id: 'contact', path: '/contact', scene: 'contact', accent: 'teal', inHeader: true, inFooter: 'pages' },
  { id: 'privacy', path: '/privacy-policy', scene: 'default', accent: 'teal', inFooter: 'legal' },
  { id: 'terms', path: '/terms', scene: 'default', accent: 'teal', inFooter: 'legal' },
  { id: 'notFound', path: '*', scene: 'default', keyframe: 3, accent: 'teal', noindex: true },
] as const satisfies readonly RouteRow[]

export type RouteId = (typeof rows)[number]['id']
/** Id of a scene that stands behind a page. Each of them has posters. */
export type RouteScene = (typeof rows)[number]['scene']

/** In place of a scene: the page stands on the plain ground. */
export const NO_SCENE = 'none'
export type SceneChoice = RouteScene | typeof NO_SCENE
/** Scenes that the content gives to pages, in place of those of the table. */
export type OwnScenes = Readonly<{ [Id in RouteId]?: SceneChoice }>

export interface Route extends RouteRow {
  id: RouteId
  scene: SceneChoice
}

export const routes: readonly Route[] = rows

/** Returns a value of each page, by its id. */
export function byRoute<Value>(valueOf: (route: Route) => Value): Readonly<Record<RouteId, Value>> {
  return Object.fromEntries(routes.map((route) => [route.id, valueOf(route)])) as Record<RouteId, Value>
}

/**
 * Returns the pages of a site with this content, in the order of the table. A page without its records is not
 * served. One with another scene than the table's has the accent of that scene.
 */
export function routesWith(
  content: Readonly<Record<ListName, readonly unknown[]>> & { agency: { scenes?: OwnScenes } },
): readonly Route[] {
  return routes
    .filter(({ needs }) => !needs || content[needs].length > 0)
    .map((route) => {
      const scene = content.agency.scenes?.[route.id] ?? route.scene
      return { ...route, scene, accent: scene === NO_SCENE ? route.accent : accentOf(scene) }
    })
}

/**
 * Returns the HTML file that the build writes for a page's path. Hosts serve about.html at /about without a
 * redirect.
 */
export function fileOf(path: string): string {
  if (path === '*') return '404.html'
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`
}

const routesById = byRoute((route) => route)
const accentsByScene = Object.fromEntries(rows.map(({ scene, accent }) => [scene, accent])) as Record<
  RouteScene,
  ColorName
>

// Without the mark, the bundler keeps it in the script of every page.
export const routeScenes = /* @__PURE__ */ Object.keys(accentsByScene) as readonly RouteScene[]

export function routeById(id: RouteId): Route {
  return routesById[id]
}

export function sceneOf(id: RouteId, own: OwnScenes): SceneChoice {
  return own[id] ?? routesById[id].scene
}

/** Returns the scene of a page, and its keyframe at the top of the page. */
export function openingOf(id: RouteId, own: OwnScenes): { scene: SceneChoice; keyframe: number } {
  const { scene, keyframe = 0 } = routesById[id]
  const shown = sceneOf(id, own)
  return { scene: shown, keyframe: shown === scene ? keyframe : 0 }
}

/**
 * Returns the accent of the pages that show a scene. A scene has one as soon as a row of the table names it.
 */
export function accentOf(scene: RouteScene): ColorName {
  return accentsByScene[scene]
}
