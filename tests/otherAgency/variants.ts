import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { agency } from '../../src/model/agency.ts'
import { head, headPatterns } from '../../src/model/head.ts'
import * as records from '../../src/model/records.ts'
import { assemble, evaluate, folderOf, setVariables, type VariantName } from './agencyFolder.ts'
import { greatest, least } from './extremes.ts'

type Change = typeof least

const model = join(import.meta.dirname, '../../src/model')

/** Schemas of the records by the name of their export. */
const recordSchemas: Readonly<Record<string, v.GenericSchema>> = {
  agency,
  heads: v.record(v.string(), head),
  headPatterns,
  services: records.services,
  projects: records.projects,
  testimonials: records.testimonials,
  team: records.team,
  questions: records.questions,
}

/** Returns the schema of an export of the content. That of a page's texts has the page's file name and the same name. */
async function schemaOf(file: string, name: string): Promise<v.GenericSchema> {
  const schema = recordSchemas[name]
  if (schema) return schema
  const path = join(model, file.replace('src/content/', ''))
  const exports = existsSync(path) ? ((await import(path)) as Record<string, v.GenericSchema>) : {}
  const found = exports[name]
  if (!found) throw new Error(`${file} exports "${name}", for which src/model has no schema`)
  return found
}

/** Replaces the folder's modules of content whose path has the pattern by changed values. */
async function changeContent(folder: string, which: RegExp, change: Change): Promise<void> {
  for (const [file, exports] of Object.entries(await evaluate(folder))) {
    if (!which.test(file)) continue
    const lines = await Promise.all(
      Object.entries(exports).map(async ([name, value]) => {
        const changed = change(await schemaOf(file, name), value)
        return `export const ${name} = ${JSON.stringify(changed, null, 2)}\n`
      }),
    )
    writeFileSync(join(folder, file), lines.join(''))
  }
}

/** Modules of records. Texts with counts and names are evaluated after them. */
const RECORDS = /\/content\/(agency|services|projects|testimonials|team|questions)\.ts$/
/** All other modules. */
const TEXTS = /\/content\/(?!(agency|services|projects|testimonials|team|questions)\.ts$)/
/** All other modules but the titles of the pages: null, which is the least, is for the home page alone. */
const TEXTS_WITHOUT_HEADS = /\/content\/(?!(agency|services|projects|testimonials|team|questions|head)\.ts$)/

const changes: Readonly<Record<VariantName, (folder: string) => Promise<void>>> = {
  asWritten: async () => {},
  async least(folder) {
    setVariables(folder, { VITE_BOOKING_URL: 'none', VITE_SCHEDULER_URL: 'none' })
    await changeContent(folder, RECORDS, least)
    await changeContent(folder, TEXTS_WITHOUT_HEADS, least)
  },
  async greatest(folder) {
    await changeContent(folder, RECORDS, greatest)
    await changeContent(folder, TEXTS, greatest)
  },
}

/** Writes a variant of the fixture into its folder. Returns the folder. */
export async function prepareVariant(variant: VariantName): Promise<string> {
  const folder = folderOf(variant)
  assemble(folder)
  await changes[variant](folder)
  return folder
}
