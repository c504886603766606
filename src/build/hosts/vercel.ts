import {
  cachedFolders,
  mediaTypes,
  pageNames,
  pathPatterns,
  REVALIDATE,
  type SiteRules,
} from './siteRules.ts'

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
 * Returns `config.json` of Vercel's Build Output API, version 3. Routes after `hit` apply only to files that exist, so no
 * 404 is cached.
 */
export function vercelConfig({ security }: SiteRules) {
  const routes: VercelRoute[] = [
    { src: '^/.*$', headers: { ...security, 'Cache-Control': REVALIDATE }, continue: true },
    { src: pathPatterns.pageAlias, headers: { Location: '/$1' }, status: 308 },
    { src: pathPatterns.homeAlias, headers: { Location: '/' }, status: 308 },
    { src: '^/404(?:\\.html)?$', dest: '/404.html', status: 404 },
    { handle: 'filesystem' },
    { handle: 'hit' },
    ...Object.entries(cachedFolders).map(([folder, value]) => ({
      src: `^/${folder}/.*$`,
      headers: { 'Cache-Control': value },
      continue: true,
    })),
    { handle: 'error' },
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ]
  const overrides = Object.fromEntries(
    pageNames.map((name) => [`${name}.html`, { path: name, contentType: mediaTypes.html }]),
  )
  return { version: 3, routes, overrides }
}
