import { modulesOf } from '../../src/tooling/content/modules.ts'
import { configFor, readContent } from '../../src/tooling/content/readContent.ts'
import { projectRoot } from '../../src/tooling/content/contentFiles.ts'
import { readSiteUrl } from '../../src/config/variables.ts'
import { baseOf } from '../../src/shared/paths.ts'
import { isProduction } from './builtSite.ts'
import { colorsOf } from '../../src/theme/palette.ts'
import { posterName } from '../../src/backdrop/posters.ts'
import { fileOf, openingOf, routes, routesWith, type RouteId } from '../../src/routes/table.ts'

/** The content of the site as the build reads it. */
export const content = readContent()

/** The configuration of the tested build. A content without words for the calendar has none. */
export const siteConfig = configFor(isProduction ? readSiteUrl(projectRoot) : null, [content])

/** The path below which the tested build is served, with a slash at its end. */
export const base = baseOf(siteConfig.siteUrl)

/** Whether pages have a calendar that loads without a click. */
export const hasFrame = siteConfig.scheduler !== null && !content.agency.askFirst

/** What pages import from `virtual:content/...`, by module and export. */
export const modules = modulesOf(content, siteConfig)

export const { agency } = content
/** Every color of the site by the name of its token. */
export const colors = colorsOf(content.palette)
export const { addressLines, email, telHref } = modules.agency.agency
export const { paths, headerLinks, footerLinks, legalLinks, serviceLinks, pageHeads, shareAlts } =
  modules.navigation
export const { interfaceTexts } = modules.interface
export const { scheduler } = modules.scheduler
export const { form } = modules.form
export const { homePage, serviceSummaries, featuredTestimonials } = modules.home
export const { aboutPage, team } = modules.about
export const { servicesPage, services } = modules.services
export const { portfolioPage, projects, projectFilters } = modules.portfolio
export const { testimonialsPage, testimonials } = modules.testimonials
export const { contactPage, questions } = modules.contact
export const { privacyPage } = modules.privacy
export const { termsPage } = modules.terms
export const { notFoundPage } = modules.notFound

/** An address of this site that no page has. */
export const UNKNOWN_PATH = '/no-such-page'

/** Pages of the site in the order of the table. `url` is an address that shows the page. */
export const servedRoutes = routesWith(content).map((route) => ({
  ...route,
  path: route.path === '*' ? '*' : content.paths[route.id],
  url: route.path === '*' ? UNKNOWN_PATH : content.paths[route.id],
  file: fileOf(content.paths[route.id]),
}))

/** Returns a page as the site serves it: with the scene and the accent that the content gives it. */
export function servedRoute(id: RouteId) {
  const route = servedRoutes.find((served) => served.id === id)
  if (!route) throw new Error(`The content has no records for the page "${id}"`)
  return route
}

/** Returns the name of the poster at the top of a page. */
export const openingPoster = (id: RouteId): string => posterName(openingOf(id, agency.scenes ?? {}))

/** Returns false for a link to a page of this site that has no records. */
export function isServed(href: string): boolean {
  const path = href.replace(/[?#].*/, '')
  return !routes.some(({ id }) => paths[id] === path && !servedRoutes.some((route) => route.id === id))
}
