import { site } from '../config/site.ts'
import { routeById, type RouteId } from '../routes/table.ts'

export interface PageHead {
  title: string
  description: string
  /** Null for pages that search engines are kept out of. */
  canonical: string | null
}

/** What the head of a page says about it. Pure: the build, the client and the tests read the same facts. */
export function headOf(id: RouteId): PageHead {
  const route = routeById(id)
  const { name, what } = site.brand
  return {
    title: route.title === null ? `${name}: ${what}` : `${route.title} · ${name}`,
    description: route.description,
    canonical: route.indexed ? `${site.siteUrl}${route.path}` : null,
  }
}
