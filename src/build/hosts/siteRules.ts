import { globSync } from 'node:fs'

/** Cache-Control of a 404 and of files outside of `cachedFolders`. A cache keeps the answer and revalidates each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * `Cache-Control` by folder. File names under /assets contain a hash of their content. Posters keep their name when
 * their scene changes: caches reuse them for a day, and for a week more while they fetch the new one.
 */
export const cachedFolders: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  posters: 'public, max-age=86400, stale-while-revalidate=604800',
}

/** What the configuration of a host depends on. */
export interface SiteRules {
  /** Scheme, host and path of the site, no slash at the end. */
  siteUrl: string
  /** Path below which the site is served, with a slash at its end. The built folder lies at this path of a server's root. */
  base: string
  /** Files of the pages, relative to the built folder: `about.html`, `nb/index.html`, `nb/404.html`. */
  pages: readonly string[]
  /** Headers of every answer. */
  security: Readonly<Record<string, string>>
}

/** Returns the files of the pages in a built folder. */
export function pagesIn(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[\w/-]+$/.test(file.replace(/\.html$/, '')))
    .toSorted()
}

/** Returns the text as a part of a regular expression. */
export const literal = (text: string): string => text.replaceAll('.', '\\.')

/**
 * Returns how paths lead to pages. Regular expressions are in the syntax that nginx, Apache, Caddy and Vercel share. Pages are
 * listed by name, so that no text of a visitor's gets into a `Location` header.
 */
export function pathRules({ base, pages }: Pick<SiteRules, 'base' | 'pages'>) {
  /** Folders with a file of this name, the deepest first: `nb/` and the empty name of the built folder. */
  const foldersWith = (name: string) =>
    pages
      .filter((file) => `/${file}`.endsWith(`/${name}`))
      .map((file) => file.slice(0, -name.length))
      .toSorted((a, b) => b.length - a.length)
  const names = pages
    .filter((file) => !/(^|\/)(index|404)\.html$/.test(file))
    .map((file) => file.replace(/\.html$/, ''))
  const homes = foldersWith('index.html')
  const start = `^${literal(base)}`
  const inner = homes.filter((home) => home !== '').map((home) => home.slice(0, -1))
  const redirects = [
    { name: 'pageAlias', from: `${start}(${names.join('|')})(?:/|\\.html)$`, to: `${base}$1` },
    { name: 'homeAlias', from: `${start}index(?:\\.html)?$`, to: base },
  ]
  if (inner.length > 0)
    redirects.push({
      name: 'innerHomeAlias',
      from: `${start}(${inner.join('|')})(?:/index(?:\\.html)?)?$`,
      to: `${base}$1/`,
    })
  if (base !== '/') redirects.push({ name: 'baseAlias', from: `${start.slice(0, -1)}$`, to: base })
  return {
    /** Names of the pages that are served without their extension: `about` for `about.html`. */
    names,
    /** Folders whose `index.html` is served at their path. */
    homes,
    /** Folders whose `404.html` answers unknown paths below them. */
    lost: foldersWith('404.html'),
    /** `/about`, which is the file about.html. The first group is the name of the page. */
    page: `${start}(${names.join('|')})$`,
    /** Other addresses of pages, redirected for good: `/about/` and `/about.html`, `/index.html`, `/nb` and `/nb/index`. */
    redirects,
  }
}

/**
 * Returns what the examples of servers name: the host, its other name with or without `www.`, the root of the server and the
 * built folder in it.
 */
export function exampleOf({ siteUrl, base }: SiteRules) {
  const { hostname: host } = new URL(siteUrl)
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  const root = `/var/www/${host}/${base === '/' ? 'dist' : 'root'}`
  return { host, other, root, folder: root + base.slice(0, -1) }
}

/** Says which folder is the root of a server. */
export const rootNote = ({ base }: SiteRules): string =>
  base === '/'
    ? 'that sets root to the built folder'
    : `whose root holds the built folder as ${base.slice(1, -1)}`

/** Returns true for files that only servers read: host configuration, compressed copies and names that begin with a dot. */
export function isUnserved(path: string): boolean {
  return /^\/_|\.(?:br|gz)$|\/\.(?!well-known(?:\/|$))/.test(path)
}

/** Media type of every kind of file that the build writes, by extension. Servers' own lists lack some of them. */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** Extensions of text, which the build also writes compressed. */
export const textExtensions = ['html', 'css', 'js', 'json', 'webmanifest', 'svg', 'txt', 'xml']

/** Quotes a value for nginx, Apache and Caddy. @throws {Error} for a character that one of them reads as its own */
export function quote(value: string): string {
  if (/["%${}\\]/.test(value)) throw new Error(`No server's configuration can quote the value ${value}.`)
  return `"${value}"`
}

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` file of Netlify and Cloudflare Pages; the preview reads the same file. Both hosts send the headers of
 * `/assets/*` with a 404 too, so browsers keep it for a year. Both deploy all files at once, and a name under /assets never
 * gets another content: such a 404 is wrong only after a rollback, for visitors who had an old page open before it.
 *
 * Both serve the folder at the root of a host. For a site below a path the file is for the preview, which takes the path from it.
 */
export function headersFile({ security, base }: Pick<SiteRules, 'security' | 'base'>): string {
  const kept = Object.entries(cachedFolders).map(([folder, value]) =>
    block(`${base}${folder}/*`, { 'Cache-Control': value }),
  )
  return `${[block(`${base}*`, security), ...kept].join('\n')}\n`
}

/**
 * The `_redirects` file of Netlify, which otherwise answers all unknown paths with the first 404.html. Cloudflare Pages takes the
 * closest one and ignores these lines. Empty for one language.
 */
export function redirectsFile(rules: SiteRules): string {
  const folders = pathRules(rules).lost.filter((folder) => folder !== '')
  return folders.map((folder) => `/${folder}* /${folder}404.html 404\n`).join('')
}

/** Returns the path below which a site is served, from its `_headers` file. */
export const baseIn = (headers: string): string => headers.slice(0, headers.indexOf('*'))

/** Reads a `_headers` file back: the headers for one path, later blocks on top of earlier ones. */
export function headersFor(file: string, path: string): Record<string, string> {
  const result: Record<string, string> = {}
  let applies = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    } else if (applies && line.includes(':')) {
      const at = line.indexOf(':')
      result[line.slice(0, at).trim()] = line.slice(at + 1).trim()
    }
  }
  return result
}
