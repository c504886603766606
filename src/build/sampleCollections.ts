import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { demoConfig } from '../config/defaults.ts'

interface Collection {
  file: string
  /** Name of the export. */
  name: string
  records: readonly { sample: boolean }[]
}

const root = join(import.meta.dirname, '../..')

const isMarked = (value: unknown): value is { sample: boolean } =>
  typeof value === 'object' && value !== null && 'sample' in value && typeof value.sample === 'boolean'

const isCollection = (value: unknown): value is readonly { sample: boolean }[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMarked)

/** Finds every list of records in src/content that say whether they are samples. */
export async function sampleCollections(): Promise<Collection[]> {
  // The build puts the configuration in place of this name. Texts that mention it need a value here too.
  Object.assign(globalThis, { __SITE_CONFIG__: demoConfig })
  const found: Collection[] = []
  for (const file of globSync('src/content/**/*.ts', { cwd: root }).toSorted()) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    for (const [name, records] of Object.entries(exports))
      if (isCollection(records)) found.push({ file, name, records })
  }
  return found
}
