import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Cache-Control of a 404 and of files outside of `cachedFolders`. A cache keeps the answer and revalidates
 * each use. Proxies such as Cloudflare's may not rewrite it: React would find pages that are not its own.
 * `_headers` leaves it out, because Cloudflare does not compress such answers
 * (https://developers.cloudflare.com/speed/optimization/content/compression/). There the comments `email_off`
 * of index.html protect the addresses.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate, no-transform'

/**
 * `Cache-Control` by folder. File names under /assets contain a hash of their content. Posters keep their
 * name when their scene changes: caches reuse them for a day, and for a week more while they fetch the new
 * one.
 */
export const cachedFolders: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  posters: 'public, max-age=86400, stale-while-revalidate=604800',
}

/** What the configuration of a host depends on. */
export interface SiteRules {
  /**
   * Path below which the site is served, with a slash at its end. The built folder lies at this path of a
   * server's root.
   */
  base: string
  /** Files of the pages, relative to the built folder: `about.html`, `nb/index.html`, `nb/404.html`. */
  pages: readonly string[]
  /** Headers of every answer. */
  security: Readonly<Record<string, string>>
}

/**
 * Returns true for files that only servers read: host configuration, compressed copies and names that begin
 * with a dot.
 */
export function isUnserved(path: string): boolean {
  return /^\/_|\.(?:br|gz)$|\/\.(?!well-known(?:\/|$))/.test(path)
}

/**
 * Media type of every kind of file that the build writes, by extension. Servers' own lists lack some of them.
 */
export const mediaTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
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
export const textExtensions = ['html', 'css', 'js', 'json', 'svg', 'txt', 'xml']

/**
 * Quotes a value for nginx and Apache.
 *
 * @throws {Error} for a character that one of them reads as its own
 */
export function quote(value: string): string {
  if (/["%${}\\]/.test(value))
    throw new Error(`The configuration of a server cannot quote the value ${value}.`)
  return `"${value}"`
}

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` file of Netlify and Cloudflare Pages; the preview reads the same file. Both hosts send the
 * headers of `/assets/*` with a 404 too, so browsers keep it for a year. Both deploy all files at once, and a
 * name under /assets never gets another content: such a 404 is wrong only after a rollback, for visitors who
 * had an old page open before it.
 *
 * Both serve the folder at the root of a host. For a site below a path the file is for the preview, which
 * takes the path from it.
 */
export function headersFile({ security, base }: Pick<SiteRules, 'security' | 'base'>): string {
  const kept = Object.entries(cachedFolders).map(([folder, value]) =>
    block(`${base}${folder}/*`, { 'Cache-Control': value }),
  )
  return `${[block(`${base}*`, security), ...kept].join('\n')}\n`
}

/**
 * Returns `_headers` of a built folder, and the path below which the site is served. @throws {Error} without
 * a finished build
 */
export function readHeaders(outDir: string): { headers: string; base: string } {
  const file = join(outDir, '_headers')
  if (!existsSync(file)) throw new Error(`${outDir} is not built. Run: npm run build`)
  const headers = readFileSync(file, 'utf8')
  return { headers, base: headers.slice(0, headers.indexOf('*')) }
}

/** Reads a file of `headersFile` back: the headers for one path, later blocks on top of earlier ones. */
export function headersFor(file: string, path: string): Record<string, string> {
  const blocks = file.split(/^(?=\/)/m).map((text) => text.trim().split(/\n */))
  const lines = blocks.flatMap(([start = '', ...own]) => (path.startsWith(start.slice(0, -1)) ? own : []))
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/))) as Record<string, string>
}
