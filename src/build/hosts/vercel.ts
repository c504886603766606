import { cachedFolders, literal, mediaTypes, pathRules, REVALIDATE, type SiteRules } from './siteRules.ts'

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
export function vercelConfig(rules: SiteRules) {
  const { security, base } = rules
  const { names, lost, redirects } = pathRules(rules)
  const routes: VercelRoute[] = [
    { src: '^/.*$', headers: { ...security, 'Cache-Control': REVALIDATE }, continue: true },
    ...redirects.map(({ from, to }) => ({ src: from, headers: { Location: to }, status: 308 })),
    ...lost.map((folder) => ({
      src: `^${literal(base)}${folder}404(?:\\.html)?$`,
      dest: `${base}${folder}404.html`,
      status: 404,
    })),
    { handle: 'filesystem' },
    { handle: 'hit' },
    ...Object.entries(cachedFolders).map(([folder, value]) => ({
      src: `^${literal(base)}${folder}/.*$`,
      headers: { 'Cache-Control': value },
      continue: true,
    })),
    { handle: 'error' },
    ...lost.map((folder) => ({
      src: folder === '' ? '^/.*$' : `^${literal(base)}${folder}.*$`,
      dest: `${base}${folder}404.html`,
      status: 404,
    })),
  ]
  const overrides = Object.fromEntries(
    names
      .map((name) => base.slice(1) + name)
      .map((name) => [`${name}.html`, { path: name, contentType: mediaTypes.html }]),
  )
  return { version: 3, routes, overrides }
}
