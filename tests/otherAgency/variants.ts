import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceTexts, languageTags } from '../../src/app/appSchema.ts'
import { head } from '../../src/pages/common/commonSchema.ts'
import { contentFilesIn, filled } from '../../src/tooling/content/readContent.ts'
import { assemble, folderOf, setVariables, type VariantName } from './agencyFolder.ts'
import { greatest, inHebrew, least } from './extremes.ts'

const read = (folder: string, path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

/** Replaces the folder's files of content whose path has the pattern by changed values. */
function changeContent(folder: string, which: RegExp, change: typeof least): void {
  for (const { path, schema } of contentFilesIn(folder))
    if (which.test(path))
      writeFileSync(join(folder, path), JSON.stringify(change(schema, read(folder, path)), null, 2))
}

/** The facts, and the words of the agency, with which the texts of `OTHER_WORDS` are filled. */
const FACTS = /content\/\w+\.json|\w\/agency\.json/
/** Facts of people. */
const PEOPLE = /content\/(testimonials|team)\.json/

/** The labels and the button of the header's bar. Any of them may be long, but the bar has no room for all of them. */
const BAR = new Set<object>([head.entries.label, interfaceTexts.entries.menu.entries.start])

/** A list that is not made longer: each language needs a folder. */
const LANGUAGES = new Set<object>([languageTags])

/** Names with letters that the fonts have in files of their own, and one without a space. */
const strangeNames = [
  'Łucja Żółć-Świętosławska (Kraków)',
  'Ağrı Šťastný Ņikolajevs-Dvořáček',
  'Wolfeschlegelsteinhausenbergerdorffsohne',
]

/** Gives the records of a file these names in turn. */
const renamed: typeof least = (_schema, value) => {
  const { records, ...rest } = value as { records: readonly { name: string }[] }
  return {
    ...rest,
    records: records.map((record, index) => ({ ...record, name: strangeNames[index] ?? record.name })),
  }
}

const languagesIn = (folder: string) =>
  (read(folder, 'src/content/agency.json') as { languages: readonly string[] }).languages

/** Replaces fields of a file. */
function editJson(folder: string, path: string, fields: object): void {
  writeFileSync(join(folder, path), JSON.stringify({ ...(read(folder, path) as object), ...fields }))
}

const changes: Readonly<Record<VariantName, (folder: string) => void>> = {
  asWritten() {},
  rightToLeft(folder) {
    setVariables(folder, { VITE_SITE_URL: 'https://bjork-lokke.github.io/site/' })
    renameSync(join(folder, 'src/content', languagesIn(folder)[0] ?? ''), join(folder, 'src/content/he'))
    editJson(folder, 'src/content/agency.json', { languages: ['he'] })
    changeContent(folder, /content\/he/, inHebrew)
    const heebo = '@fontsource-variable/heebo'
    editJson(folder, 'src/content/he/interface.json', { fonts: { display: heebo, text: heebo, mono: heebo } })
  },
  least(folder) {
    setVariables(folder, { VITE_BOOKING_URL: 'none', VITE_SCHEDULER_URL: 'none' })
    changeContent(folder, /./, least)
  },
  greatest(folder) {
    changeContent(folder, FACTS, (schema, value) => greatest(schema, value, LANGUAGES))
    changeContent(folder, PEOPLE, renamed)
    const words = (language: string, name: string) =>
      read(folder, `src/content/${language}/${name}.json`) as object
    for (const language of languagesIn(folder)) {
      const places = {
        agency: { ...(read(folder, 'src/content/agency.json') as object), ...words(language, 'agency') },
        form: words(language, 'form'),
        scheduler: words(language, 'scheduler'),
      }
      changeContent(folder, new RegExp(`content/${language}/(?!agency)`), (schema, value) =>
        greatest(schema, filled(value, places), BAR),
      )
    }
  },
}

/** Writes a variant of the fixture into its folder. Returns the folder. */
export function prepareVariant(variant: VariantName): string {
  const folder = folderOf(variant)
  assemble(folder)
  changes[variant](folder)
  return folder
}
