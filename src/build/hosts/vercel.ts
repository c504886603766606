import { cachedFolders } from '../headers.ts'
import { mediaTypes, pageNames, pathPatterns, REVALIDATE, type SiteRules } from './siteRules.ts'

interface VercelRoute {
  src?: string
  handle?: 'filesystem' | 'hit' | 'error'
  headers?: Readonly<Record<string, string>>
  status?: number
  dest?: string
  /** Later routes are tried too. */
  continue?: true
}

/** `config.json` of Vercel's Build Output API, version 3. */
export interface VercelConfig {
  version: 3
  routes: readonly VercelRoute[]
  overrides: Readonly<Record<string, { path: string; contentType: string }>>
}

/** Returns the rules of the site for Vercel. Routes after `hit` apply only to files that exist, so no 404 is cached. */
export function vercelConfig({ security }: SiteRules): VercelConfig {
  return {
    version: 3,
    routes: [
      { src: '^/.*$', headers: { ...security, 'Cache-Control': REVALIDATE }, continue: true },
      { src: pathPatterns.pageAlias, headers: { Location: '/$1' }, status: 308 },
      { src: pathPatterns.homeAlias, headers: { Location: '/' }, status: 308 },
      { src: '^/404(?:\\.html)?$', dest: '/404.html', status: 404 },
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...Object.entries(cachedFolders).map(([folder, value]) => ({
        src: `^/${folder}/.*$`,
        headers: { 'Cache-Control': value },
        continue: true as const,
      })),
      { handle: 'error' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
    overrides: Object.fromEntries(
      pageNames.map((name) => [`${name}.html`, { path: name, contentType: mediaTypes.html }]),
    ),
  }
}
