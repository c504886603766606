import type { Modules } from './modules.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../routes/table.ts'
import { nearestName } from '../../shared/editDistance.ts'
import { normalisePath } from '../../shared/paths.ts'
import { slugOf } from '../../shared/text.ts'
import { placeOf, type Steps } from './place.ts'

const publicFolder = join(import.meta.dirname, '../../../public')

/** Paths of all pages. A link to a page whose list of records is empty is not shown, and therefore allowed. */
const paths: readonly string[] = routes.map(({ path }) => path).filter((path) => path !== '*')

/** Files whose titles are the ids of elements, by the path of the page that shows them. */
const ANCHOR_FILES: Readonly<Record<string, string>> = {
  '/services': 'src/content/services.ts',
  '/privacy-policy': 'src/content/pages/privacy.ts',
  '/terms': 'src/content/pages/terms.ts',
}

/** A record whose title is the id of its element: a service, or a section of a legal page. */
const hasAnchor = (value: object): value is { title: string } =>
  'title' in value && typeof value.title === 'string' && ('longDescription' in value || 'paragraphs' in value)

function titlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(hasAnchor(value) ? [value.title] : []), ...Object.values(value).flatMap(titlesIn)]
}

/** Returns what is wrong with a link to this site, or null. */
function linkProblem(href: string, modules: Modules): string | null {
  const [target = '', anchor] = href.split('#')
  const path = target.replace(/\?.*/, '')
  if (!paths.includes(path)) {
    if (/\.\w+$/.test(path) && existsSync(join(publicFolder, path))) return null
    const canonical = normalisePath(path)
    const nearest = paths.includes(canonical) ? canonical : nearestName(path, paths)
    return `links to ${path}, which is no page${nearest === null ? ` (pages: ${paths.join(', ')})` : `; did you mean ${nearest}?`}`
  }
  if (anchor === undefined) return null
  const file = ANCHOR_FILES[path]
  const ids = file === undefined ? [] : titlesIn(modules[file]).map(slugOf)
  if (ids.includes(anchor)) return null
  const nearest = nearestName(anchor, ids)
  return `links to ${path}#${anchor}, and no element of ${path} has this id${nearest === null ? '' : `; did you mean #${nearest}?`}`
}

/** Returns one line per link of an export that leads to no page or to no element. */
export function linkProblems(exportName: string, exported: unknown, modules: Modules): string[] {
  const visit = (value: unknown, steps: Steps): string[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
      const next = [...steps, Array.isArray(value) ? Number(key) : key]
      if (key !== 'href' || typeof child !== 'string' || !child.startsWith('/')) return visit(child, next)
      const problem = linkProblem(child, modules)
      return problem === null ? [] : [`${placeOf(exportName, exported, next)} ${problem}`]
    })
  }
  return visit(exported, [])
}

/** Ids of elements that the pages with anchors have anyway. */
const TAKEN = new Set(['backdrop', 'root', 'page', 'content', 'menu', 'mark', 'delivery', 'call-to-action'])

/** Returns one line per record of an export whose anchor is empty or that of an earlier record. */
export function anchorProblems(exported: unknown): string[] {
  const seen = new Map<string, string>()
  return titlesIn(exported).flatMap((title) => {
    const id = slugOf(title)
    if (id === '')
      return [`the title "${title}" has no letter from a to z and no digit, so links cannot lead to it`]
    if (TAKEN.has(id))
      return [`the title "${title}" gives the anchor #${id}, which the page has already; change it`]
    const other = seen.get(id)
    seen.set(id, other ?? title)
    // checkDuplicates.ts reports equal titles.
    if (other === undefined || other.toLowerCase() === title.toLowerCase()) return []
    return [`the titles "${other}" and "${title}" give the same anchor #${id}; change one`]
  })
}
