import { normalisePath } from '../shared/paths.ts'
import type { ColorName } from '../theme/tokens.ts'

interface RouteRow {
  id: string
  /** Path of the address. `*` is the page for every unknown path. */
  path: `/${string}` | '*'
  /** HTML file that the build writes. Hosts serve about.html at /about without a redirect. */
  file: `${string}.html`
  /** Name of the page in the header, the footer and the breadcrumbs of its structured data. */
  label: string
  /** Document title without the brand. Null where the brand is the title. */
  title: string | null
  /** Meta description. `{brand}` stands for the brand's name. */
  description: string
  /** Scene behind the page: its id in `scenes/registry.ts`. */
  scene: string
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
 * One row per page. A row compiles only if `app/lazyPages.ts` has its page and `scenes/registry.ts` has its scene.
 */
export const routes = [
  {
    id: 'home',
    path: '/',
    file: 'index.html',
    label: 'Home',
    title: null,
    description:
      '{brand} builds web, mobile, AI, blockchain, cloud and connected software for companies that need it finished: agreed in writing, built by named engineers, kept running afterwards.',
    scene: 'default',
    accent: 'teal',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'about',
    path: '/about',
    file: 'about.html',
    label: 'About',
    title: 'About the crew',
    description:
      'Who sails under the {brand} name: six officers, nine time zones, and why a software crew signs letters of marque instead of retainers.',
    scene: 'about',
    accent: 'aqua',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'services',
    path: '/services',
    file: 'services.html',
    label: 'Services',
    title: 'Services',
    description:
      'Ten services a client can check us against, from web platforms and machine learning to test automation and engineers on loan, with what each one is built with.',
    scene: 'services',
    accent: 'blue',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'portfolio',
    path: '/portfolio',
    file: 'portfolio.html',
    label: 'Portfolio',
    title: 'Portfolio',
    description:
      'Six case sheets in finance, health, retail, connected devices, ledgers and machine learning: what was wrong, what we built, how long it took and what changed.',
    scene: 'portfolio',
    accent: 'blue',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'testimonials',
    path: '/testimonials',
    file: 'testimonials.html',
    label: 'Testimonials',
    title: 'Testimonials',
    description:
      'Nine clients on what it was like to have our crew aboard: the project, the time it took, the technology, and what they would tell the next one.',
    scene: 'testimonials',
    accent: 'green',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'contact',
    path: '/contact',
    file: 'contact.html',
    label: 'Contact',
    title: 'Contact',
    description:
      'Write to the crew, call, or pick half an hour in the calendar. An engineer answers within 24 hours; a project can start 3-5 business days after you sign.',
    scene: 'contact',
    accent: 'teal',
    inHeader: true,
    inFooter: 'pages',
    indexed: true,
  },
  {
    id: 'privacy',
    path: '/privacy-policy',
    file: 'privacy-policy.html',
    label: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What this site stores, what the contact form sends and to whom, and what the calendar loads, and when. No cookies, no advertising, no trackers.',
    scene: 'default',
    accent: 'teal',
    inHeader: false,
    inFooter: 'legal',
    indexed: true,
  },
  {
    id: 'terms',
    path: '/terms',
    file: 'terms.html',
    label: 'Terms',
    title: 'Terms',
    description:
      'The terms under which this website is offered and under which estimates, letters of engagement and deliveries are made.',
    scene: 'default',
    accent: 'teal',
    inHeader: false,
    inFooter: 'legal',
    indexed: true,
  },
  {
    id: 'notFound',
    path: '*',
    file: '404.html',
    label: 'Page not found',
    title: 'Page not found',
    description: 'There is no page at this address.',
    scene: 'default',
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

const routesById = Object.fromEntries(routes.map((route) => [route.id, route])) as {
  [Id in RouteId]: Extract<Route, { id: Id }>
}
const idsByPath = new Map<string, RouteId>(routes.map(({ path, id }) => [path, id]))
const accentsByScene = Object.fromEntries(routes.map(({ scene, accent }) => [scene, accent])) as {
  [Scene in RouteScene]: Extract<Route, { scene: Scene }>['accent']
}

export const routeScenes: readonly RouteScene[] = [...new Set(routes.map(({ scene }) => scene))]

export function routeById<Id extends RouteId>(id: Id): Extract<Route, { id: Id }> {
  return routesById[id]
}

/** Returns the route of a location's path, or `notFound` if there is none. Never throws. */
export function routeOf(path: string): RouteId {
  return idsByPath.get(normalisePath(path)) ?? 'notFound'
}

/** Returns the accent of the pages that show a scene. A scene has one as soon as a row of the table names it. */
export function accentOf(scene: RouteScene): Route['accent'] {
  return accentsByScene[scene]
}
