import { heads } from '../content/head.ts'
import type { Link } from '../model/rules.ts'
import { servedRoutes } from '../routes/served.ts'
import type { Route } from '../routes/table.ts'

function linksTo(isListed: (route: Route) => boolean): readonly Link[] {
  return servedRoutes.filter(isListed).map(({ id, path }) => ({ label: heads[id].label, href: path }))
}

/** Links of the header to the pages that are served. */
export const headerLinks = linksTo((route) => route.inHeader)

/** Links of the footer to the pages that are served. */
export const footerLinks = linksTo((route) => route.inFooter === 'pages')

/** Links of the footer to legal pages. */
export const legalLinks = linksTo((route) => route.inFooter === 'legal')
