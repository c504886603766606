import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/build/content/modules.ts'
import { registry } from '../../src/build/content/registry.ts'
import { head } from '../../src/model/head.ts'
import { interfaceTexts } from '../../src/model/interface.ts'
import { assemble, evaluate, folderOf, setVariables, type VariantName } from './agencyFolder.ts'
import { greatest, least } from './extremes.ts'

/** Replaces the folder's modules of content whose path has the pattern by changed values. */
function changeContent(folder: string, which: RegExp, change: typeof least): void {
  for (const [file, exports] of Object.entries(evaluate(folder))) {
    if (!which.test(file)) continue
    const lines = Object.entries(exports).map(([name, value]) => {
      const schema = registry[file]?.[name]
      if (!schema) throw new Error(`${file} exports "${name}", which has no schema`)
      return `export const ${name} = ${JSON.stringify(change(schema, value), null, 2)}\n`
    })
    writeFileSync(join(folder, file), lines.join(''))
  }
}

/** Modules of records. Texts with counts and names are evaluated after them. */
const RECORDS = /\/content\/(agency|services|projects|testimonials|team|questions)\.ts$/
/** Modules of records of people. */
const PEOPLE = /\/content\/(testimonials|team)\.ts$/
/** All other modules. */
const TEXTS = /\/content\/(?!(agency|services|projects|testimonials|team|questions)\.ts$)/
/** All other modules but the titles of the pages: null, which is the least, is for the home page alone. */
const TEXTS_WITHOUT_HEADS = /\/content\/(?!(agency|services|projects|testimonials|team|questions|head)\.ts$)/

/** The labels and the button of the header's bar. Any of them may be long, but the bar has no room for all of them. */
const BAR = new Set<object>([head.entries.label, interfaceTexts.entries.menu.entries.start])

const greatestBesideBar: typeof least = (schema, value) => greatest(schema, value, BAR)

/** Names in other scripts, one of them from right to left, and one without a space. */
const strangeNames = [
  'דנה לוי (תל אביב)',
  'Константин Вячеславович Преображенский',
  'Wolfeschlegelsteinhausenbergerdorffsohne',
]

/** Gives the records of a list these names in turn, and leaves all other values as they are. */
const renamed: typeof least = (_schema, value) =>
  Array.isArray(value)
    ? value.map((entry: unknown, index) =>
        isRecord(entry) && 'name' in entry ? { ...entry, name: strangeNames[index] ?? entry['name'] } : entry,
      )
    : value

const changes: Readonly<Record<VariantName, (folder: string) => void>> = {
  asWritten() {},
  least(folder) {
    setVariables(folder, { VITE_BOOKING_URL: 'none', VITE_SCHEDULER_URL: 'none' })
    changeContent(folder, RECORDS, least)
    changeContent(folder, TEXTS_WITHOUT_HEADS, least)
  },
  greatest(folder) {
    changeContent(folder, RECORDS, greatest)
    changeContent(folder, PEOPLE, renamed)
    changeContent(folder, TEXTS, greatestBesideBar)
  },
}

/** Writes a variant of the fixture into its folder. Returns the folder. */
export function prepareVariant(variant: VariantName): string {
  const folder = folderOf(variant)
  assemble(folder)
  changes[variant](folder)
  return folder
}
