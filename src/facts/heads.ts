import { site } from '../config/site.ts'
import { headPatterns, heads } from '../content/head.ts'
import { routes, type RouteId } from '../routes/table.ts'
import { fill } from '../shared/fill.ts'
import { shareFile } from '../theme/openGraph.ts'

export interface PageHead {
  title: string
  description: string
  /** Address of the page for search engines. Null for pages that are not indexed. */
  canonical: string | null
  /** Address and description of the picture that other sites show for a link. Null for pages that are not indexed. */
  share: { url: string; alt: string } | null
}

function headOf({ id, path, indexed }: (typeof routes)[number]): PageHead {
  const { title: page, description } = heads[id]
  const title = page === null ? headPatterns.homeTitle : fill(headPatterns.title, { page })
  return {
    title,
    description,
    canonical: indexed ? `${site.siteUrl}${path}` : null,
    share: indexed
      ? { url: `${site.siteUrl}${shareFile(id)}`, alt: fill(headPatterns.shareAlt, { title }) }
      : null,
  }
}

/** Texts and addresses in the head of each page's document. */
export const pageHeads = Object.fromEntries(routes.map((route) => [route.id, headOf(route)])) as Readonly<
  Record<RouteId, PageHead>
>
