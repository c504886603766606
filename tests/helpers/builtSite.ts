import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Where `npm start` and `npm test` build the site. */
export const builtFolder = join(import.meta.dirname, '../../dist-demo')

/** @throws Error that says how to build, where nothing is built */
export function readBuilt(file: string): string {
  const path = join(builtFolder, file)
  if (!existsSync(path)) throw new Error(`${file} is not built. Run: npx vite build --mode demo`)
  return readFileSync(path, 'utf8')
}

export function gzipped(content: string): number {
  return gzipSync(content, { level: 9 }).length
}

export const builtAssets = (): string[] => globSync('assets/*', { cwd: builtFolder })

interface ChunkImports {
  statics: string[]
  dynamics: string[]
}

/** What a built chunk imports, by file name under assets. */
function importsOfChunk(file: string): ChunkImports {
  const source = readBuilt(`assets/${file}`)
  const names = (expression: RegExp) => [...source.matchAll(expression)].map((match) => match[1]!)
  return {
    statics: names(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    dynamics: names(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g),
  }
}

/** All chunks that come with `file` at once: itself and what it imports, and so on. */
export function withStatics(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOfChunk(file).statics) withStatics(next, seen)
  return seen
}

/** All chunks that can be reached from `file` at all, but not by way of `except`. */
export function reachable(file: string, except: ReadonlySet<string>, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || except.has(file)) return seen
  seen.add(file)
  const { statics, dynamics } = importsOfChunk(file)
  for (const next of [...statics, ...dynamics]) reachable(next, except, seen)
  return seen
}

/** The script that a page starts with. */
export function entryOf(html: string): string {
  const entry = /<script type="module"[^>]*src="\/assets\/([^"]+)"/.exec(html)?.[1]
  if (!entry) throw new Error('The page has no entry script.')
  return entry
}
