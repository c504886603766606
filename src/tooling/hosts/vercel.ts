import { pathRules } from './pathRules.ts'
import { cachedFolders, mediaTypes, REVALIDATE, type SiteRules } from './siteRules.ts'

interface VercelRoute {
  src?: string
  handle?: 'filesystem' | 'hit' | 'error'
  headers?: Readonly<Record<string, string>>
  status?: number
  dest?: string
  /** Later routes are tried too. */
  continue?: boolean
}

/**
 * Returns `config.json` of Vercel's Build Output API, version 3. Routes after `hit` apply only to files that
 * exist, so no 404 is cached.
 */
export function vercelConfig(rules: SiteRules) {
  const { security, base } = rules
  const { start, names, folders, redirects } = pathRules(rules)
  const notFound = (paths: string) =>
    folders.map((folder) => ({
      src: `${start}${folder}${paths}$`,
      dest: `${base}${folder}404.html`,
      status: 404,
    }))
  const routes: VercelRoute[] = [
    { src: '^/.*$', headers: { ...security, 'Cache-Control': REVALIDATE }, continue: true },
    ...redirects.map(({ from, to }) => ({ src: from, headers: { Location: to }, status: 308 })),
    ...notFound('404(?:\\.html)?'),
    { handle: 'filesystem' },
    { handle: 'hit' },
    ...Object.entries(cachedFolders).map(([folder, value]) => ({
      src: `${start}${folder}/.*$`,
      headers: { 'Cache-Control': value },
      continue: true,
    })),
    { handle: 'error' },
    ...notFound('.*'),
  ]
  const paths = names.map((name) => base.slice(1) + name)
  const overrides = Object.fromEntries(
    paths.map((path) => [`${path}.html`, { path, contentType: mediaTypes.html }]),
  )
  return { version: 3, routes, overrides }
}
