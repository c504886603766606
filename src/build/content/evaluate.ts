import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../../config/types.ts'
import { typographic } from './typographic.ts'

const root = join(import.meta.dirname, '../../..')

/** Modules whose exports are plain data: the content, and the facts that follow from it. */
const DATA = ['src/content/**/*.ts', 'src/facts/*.ts']

/** Exports by name, of each module by its path from the project's root. */
export type EvaluatedContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns the value with typographic apostrophes, or throws where JSON would lose a part of it. */
function plainData(value: unknown, place: string): unknown {
  if (typeof value === 'string') return typographic(value)
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map((item, index) => plainData(item, `${place} ${index + 1}`))
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, plainData(item, `${place}.${key}`)]),
    )
  throw new TypeError(
    `${place} is ${typeof value === 'object' ? 'an object with methods' : `a value of type ${typeof value}`}; content must be text, numbers, true, false, null, lists and records`,
  )
}

/** Loads all modules of data in this process. */
export async function evaluateContent(config: SiteConfig): Promise<EvaluatedContent> {
  // The build puts the configuration in place of this name. Texts that mention it need a value here too.
  Object.assign(globalThis, { __SITE_CONFIG__: config })
  const found: Record<string, Record<string, unknown>> = {}
  for (const file of globSync(DATA, { cwd: root }).toSorted()) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    found[file] = Object.fromEntries(
      Object.entries(exports).map(([name, value]) => [name, plainData(value, `${file}: ${name}`)]),
    )
  }
  return found
}
