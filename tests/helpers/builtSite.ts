import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Whether the tests are about the production build: `TESTED_BUILD=dist` says so. Otherwise the demo site. */
export const isProduction = process.env['TESTED_BUILD'] === 'dist'

/** Build folder of `npm start` and `npm test`. */
export const builtFolder = join(import.meta.dirname, '../..', isProduction ? 'dist' : 'dist-demo')

/**
 * Returns the content of a built file. @throws {Error} if it is not built, with the command that builds it
 */
export function readBuilt(file: string): string {
  const path = join(builtFolder, file)
  if (!existsSync(path)) throw new Error(`${file} is not built. Run: npx vite build --mode demo`)
  return readFileSync(path, 'utf8')
}

/** Returns the size of a text in bytes after gzip. */
export const gzipped = (content: string): number => gzipSync(content, { level: 9 }).length

/** Returns the paths of the built assets, such as `assets/index-1234.js`. */
export const builtAssets = (): string[] => globSync('assets/*', { cwd: builtFolder })

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g

/** Adds a chunk, and all chunks that it imports by these expressions, directly or not, to `seen`. */
function follow(file: string, imports: readonly RegExp[], seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readBuilt(`assets/${file}`)
  for (const expression of imports)
    for (const [, next = ''] of source.matchAll(expression)) follow(next, imports, seen)
  return seen
}

/** Returns the names of a chunk and of all chunks that it imports statically, directly or not. */
export const withStatics = (file: string): Set<string> => follow(file, [STATIC_IMPORT], new Set())

/**
 * Returns the names of a chunk and of all chunks that it imports, directly or not, without those of `except`.
 */
export const reachable = (file: string, except: Iterable<string> = []): Set<string> =>
  follow(file, [STATIC_IMPORT, DYNAMIC_IMPORT], new Set(except)).difference(new Set(except))

/** Returns the file name of a page's entry script. @throws {Error} if the page has none */
export function entryOf(html: string): string {
  const entry = / data-modules="[^"]*\/assets\/([^"]+)"/.exec(html)?.[1]
  if (!entry) throw new Error('The page has no entry script')
  return entry
}

/** Returns the paths of the modules that a page preloads. */
export const preloadsOf = (html: string): string[] =>
  / data-modules="([^"]*) [^ ]*"/.exec(html)?.[1]?.split(' ') ?? []
