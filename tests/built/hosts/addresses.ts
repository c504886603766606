import { headersFor } from '../../../src/build/hosts/siteRules.ts'
import { REVALIDATE } from '../../../src/build/hosts/siteRules.ts'
import { servedRoutes } from '../../helpers/content.ts'
import { builtAssets, readBuilt } from '../../helpers/builtSite.ts'

const asset = (pattern: RegExp): string => {
  const name = builtAssets().find((each) => pattern.test(each))
  if (!name) throw new Error(`No asset matches ${String(pattern)}`)
  return `/${name}`
}

/** Headers of every answer. */
export const security = headersFor(readBuilt('_headers'), '/')
export const worker = asset(/createStage-.*\.js$/)
export const font = asset(/\.woff2$/)
export const YEAR = 'public, max-age=31536000, immutable'

const pages = servedRoutes.filter(({ path }) => path !== '*')

/** Addresses of files and what every server sends for them. */
export const files: readonly (readonly [path: string, file: string, type: RegExp, cacheControl: string])[] = [
  ...pages.map((route) => [route.path, route.file, /^text\/html; ?charset=utf-8$/i, REVALIDATE] as const),
  [worker, worker, /^text\/javascript\b/, YEAR],
  [font, font, /^font\/woff2$/, YEAR],
  ['/posters/about-wide.avif', '/posters/about-wide.avif', /^image\/avif$/, 'max-age=86400'],
  ['/posters/about-wide.webp', '/posters/about-wide.webp', /^image\/webp$/, 'max-age=86400'],
  ['/share/home.jpg', '/share/home.jpg', /^image\/jpeg$/, REVALIDATE],
  ['/icon-192.png', '/icon-192.png', /^image\/png$/, REVALIDATE],
  ['/favicon.ico', '/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, REVALIDATE],
  ['/mark.svg', '/mark.svg', /^image\/svg\+xml$/, REVALIDATE],
  ['/site.webmanifest', '/site.webmanifest', /^application\/manifest\+json$/, REVALIDATE],
  ['/robots.txt', '/robots.txt', /^text\/plain\b/, REVALIDATE],
  ['/sitemap.xml', '/sitemap.xml', /^(application|text)\/xml\b/, REVALIDATE],
  ['/.well-known/security.txt', '/.well-known/security.txt', /^text\/plain\b/, REVALIDATE],
]

/** Addresses without a file, among them files that only servers read. */
export const lost = [
  '/nowhere',
  '/about/us',
  '/nowhere/',
  '/nowhere.html',
  '/404',
  '/404.html',
  '/assets',
  '/assets/',
  '/assets/gone-1a2b3c.js',
  '/assets/gone-1a2b3c.woff2',
  '/posters/gone.avif',
  '/_headers',
  '/vercel.json',
  '/index.html.br',
  `${worker}.gz`,
  '/.htaccess',
  '/.git/config',
]

export const redirects: readonly (readonly [from: string, to: string])[] = [
  ...pages
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }) => [[`${path}/`, path] as const, [`${path}.html`, path] as const]),
  ['/about/?time=3&x=%2F', '/about?time=3&x=%2F'],
  ['/about.html?time=3', '/about?time=3'],
  ['/index.html', '/'],
  ['/index?a=b', '/?a=b'],
]
