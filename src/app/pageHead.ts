import { site } from '../config/site.ts'
import { agency } from '../content/agency.ts'
import { heads } from '../content/head.ts'
import { routeById, type RouteId } from '../routes/table.ts'
import { shareFile } from '../theme/share.ts'

export interface PageHead {
  title: string
  description: string
  /** Address of the page for search engines. Null for pages that are not indexed. */
  canonical: string | null
  /** Address and description of the picture that other sites show for a link. Null for pages that are not indexed. */
  share: { url: string; alt: string } | null
}

/** Returns the texts and addresses of a page's head. */
export function headOf(id: RouteId): PageHead {
  const route = routeById(id)
  const { name, what } = agency
  const head = heads[id]
  const title = head.title === null ? `${name}: ${what}` : `${head.title} · ${name}`
  return {
    title,
    description: head.description,
    canonical: route.indexed ? `${site.siteUrl}${route.path}` : null,
    share: route.indexed
      ? {
          url: `${site.siteUrl}${shareFile(id)}`,
          alt: `${title}, in white letters over the page’s scene of drawn glass`,
        }
      : null,
  }
}
