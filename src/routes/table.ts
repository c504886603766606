import { normalisePath } from '../shared/paths.ts'

interface RouteFacts {
  id: string
  /** Pattern `*` marks the page for every unknown path. */
  path: `/${string}` | '*'
  /** Flat file that the build writes; hosts serve about.html at /about without a redirect. */
  file: `${string}.html`
  /** Name of the page in navigation and crumbs. */
  label: string
  /** Document title without the brand; null where the brand itself is the title. */
  title: string | null
  description: string
  /** Where the shell links to it, in the order of this table. */
  inHeader: boolean
  inFooter: 'pages' | 'legal' | null
  /** Listed in the sitemap and open to search engines. */
  indexed: boolean
}

/** Every page once. Header, footer, head tags, prerendering, sitemap and the end-to-end sweep read this table. */
export const routes = [
  {
    id: 'home',
    path: '/',
    file: 'index.html',
    label: 'Home',
    title: null,
    description:
      'Tidewright builds web, mobile, AI, blockchain, cloud and connected software for companies that need it finished: agreed in writing, built by named engineers, kept running afterwards.',
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
      'Who sails under the Tidewright name: six officers, nine time zones, and why a software crew signs letters of marque instead of retainers.',
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
    inHeader: false,
    inFooter: null,
    indexed: false,
  },
] as const satisfies readonly RouteFacts[]

export type Route = (typeof routes)[number]
export type RouteId = Route['id']

const byId = Object.fromEntries(routes.map((route) => [route.id, route])) as {
  [Id in RouteId]: Extract<Route, { id: Id }>
}
const byPath = new Map<string, RouteId>(routes.map((route) => [route.path, route.id]))

export function routeById<Id extends RouteId>(id: Id): Extract<Route, { id: Id }> {
  return byId[id]
}

/** The route for a location's path; anything unknown, malformed or `*` itself is `notFound`. Never throws. */
export function routeOf(path: string): RouteId {
  return byPath.get(normalisePath(path)) ?? 'notFound'
}
