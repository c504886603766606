import { servedRoutes } from '../../routes/served.ts'

/** Cache-Control of every 404 and of files outside of `cachedFolders`. A cache keeps the answer and revalidates each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** What the configuration of a host depends on. */
export interface SiteRules {
  /** Scheme and host, no slash at the end. */
  siteUrl: string
  /** Headers of every answer. */
  security: Readonly<Record<string, string>>
  /** Paths of the files in `assets`, such as `/assets/index-1a2b.js`. */
  assets: readonly string[]
}

/** Names of the pages that are served without their extension: `about` for `about.html`. */
export const pageNames: readonly string[] = servedRoutes
  .filter(({ path }) => path !== '/' && path !== '*')
  .map(({ file }) => file.replace(/\.html$/, ''))

const anyPage = pageNames.join('|')

/**
 * Regular expressions for paths, in the syntax that nginx, Apache and Vercel share. The first group is the name of the
 * page. Pages are listed by name, so that no text of a visitor's gets into a `Location` header.
 */
export const pathPatterns = {
  /** `/about`, which is the file about.html. */
  page: `^/(${anyPage})$`,
  /** `/about/` and `/about.html`, which are redirected to `/about`. */
  pageAlias: `^/(${anyPage})(?:/|\\.html)$`,
  /** `/index` and `/index.html`, which are redirected to `/`. */
  homeAlias: '^/index(?:\\.html)?$',
} as const

/** Returns true for files that only servers read: host configuration, compressed copies and names that begin with a dot. */
export function isUnserved(path: string): boolean {
  return /^\/_|\.(?:br|gz)$|\/\.(?!well-known(?:\/|$))/.test(path)
}
