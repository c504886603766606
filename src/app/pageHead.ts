import { site } from '../config/site.ts'
import { routeById, type RouteId } from '../routes/table.ts'
import { shareFile } from '../theme/share.ts'

export interface PageHead {
  title: string
  description: string
  /** Null for pages that search engines are kept out of. */
  canonical: string | null
  /** The picture that other sites show for a link to this page, and what is in it; null where there is no page to link. */
  share: { url: string; alt: string } | null
}

/** What the head of a page says about it. Pure: the build, the client and the tests read the same facts. */
export function headOf(id: RouteId): PageHead {
  const route = routeById(id)
  const { name, what } = site.brand
  const title = route.title === null ? `${name}: ${what}` : `${route.title} · ${name}`
  return {
    title,
    description: route.description.replaceAll('{brand}', name),
    canonical: route.indexed ? `${site.siteUrl}${route.path}` : null,
    share: route.indexed
      ? {
          url: `${site.siteUrl}${shareFile(id)}`,
          alt: `${title}, in white letters over the page’s scene of drawn glass`,
        }
      : null,
  }
}
