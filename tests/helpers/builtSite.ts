import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Build folder of `npm start` and `npm test`. */
export const builtFolder = join(import.meta.dirname, '../../dist-demo')

/** Returns the content of a built file. @throws {Error} if it is not built, with the command that builds it */
export function readBuilt(file: string): string {
  const path = join(builtFolder, file)
  if (!existsSync(path)) throw new Error(`${file} is not built. Run: npx vite build --mode demo`)
  return readFileSync(path, 'utf8')
}

/** Returns the size of a text in bytes after gzip. */
export function gzipped(content: string): number {
  return gzipSync(content, { level: 9 }).length
}

/** Returns the paths of the built assets, such as `assets/index-1234.js`. */
export const builtAssets = (): string[] => globSync('assets/*', { cwd: builtFolder })

/** Files that a chunk imports, relative to the folder of assets. */
interface ChunkImports {
  statics: string[]
  dynamics: string[]
}

function importsOfChunk(file: string): ChunkImports {
  const source = readBuilt(`assets/${file}`)
  const names = (expression: RegExp) => [...source.matchAll(expression)].map((match) => match[1] ?? '')
  return {
    statics: names(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    dynamics: names(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g),
  }
}

/** Returns the names of a chunk and of all chunks that it imports statically, directly or not. */
export function withStatics(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOfChunk(file).statics) withStatics(next, seen)
  return seen
}

/** Returns the names of a chunk and of all chunks that it imports, directly or not, without those of `except`. */
export function reachable(file: string, except: ReadonlySet<string>, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || except.has(file)) return seen
  seen.add(file)
  const { statics, dynamics } = importsOfChunk(file)
  for (const next of [...statics, ...dynamics]) reachable(next, except, seen)
  return seen
}

/** Returns the file name of a page's entry script. @throws {Error} if the page has none */
export function entryOf(html: string): string {
  const entry = / data-entry="\/assets\/([^"]+)"/.exec(html)?.[1]
  if (!entry) throw new Error('The page has no entry script')
  return entry
}

/** Returns the paths of the modules that a page preloads. */
export const preloadsOf = (html: string): string[] =>
  (/ data-preloads="([^"]*)"/.exec(html)?.[1] ?? '').match(/\S+/g) ?? []
