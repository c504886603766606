import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { interfaceTexts, languageTags } from '../../src/app/appSchema.ts'
import { head } from '../../src/pages/common/commonSchema.ts'
import { contentFilesIn, type ContentFile } from '../../src/tooling/content/contentFiles.ts'
import { filled } from '../../src/tooling/content/values.ts'
import { lists } from '../../src/tooling/content/contentSchemas.ts'
import { addPosters, assemble, folderOf, type VariantName } from './agencyFolder.ts'
import { greatest, inLetters } from './extremes.ts'

const read = (folder: string, path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

const writeJson = (folder: string, path: string, value: unknown) =>
  writeFileSync(join(folder, path), JSON.stringify(value, null, 2))

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת'
const GEORGIAN = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
/** With letters that are high and deep. */
const GREEK = ['αβγδεζηθικλμνξοπρστυφχψωάώ', 'ΑΒΓΔΘΛΞΠΣΦΨΩΈΉ'] as const

type Change = (schema: v.GenericSchema, value: unknown, language?: string) => unknown

/** Returns a file of content with changed values, in each language of a record. */
const changed = (
  { schema, languages = [], language = languages[0] }: ContentFile,
  value: unknown,
  change: Change,
): unknown =>
  languages.length > 1
    ? Object.fromEntries(Object.entries(Object(value)).map(([tag, part]) => [tag, change(schema, part, tag)]))
    : change(schema, value, language)

/** Replaces the folder's files of content whose path has the pattern by changed values. */
function changeContent(folder: string, which: RegExp, change: Change): void {
  for (const file of contentFilesIn(folder))
    if (which.test(file.path)) writeJson(folder, file.path, changed(file, read(folder, file.path), change))
}

/** The facts, and the words of the agency, with which places in other texts are filled. */
const FACTS = /content\/\w+\.json|\w\/agency\.json/
/** All but the palette. */
const FACTS_AND_WORDS = /content\/(agency|\w+\/.+)\.json/
/** Records of people. */
const PEOPLE = /content\/(testimonials|team)\//

/**
 * The labels and the button of the header's bar. Any of them may be long, but the bar has no room for all of
 * them.
 */
const BAR = new Set<object>([head.entries.label, interfaceTexts.entries.menu.entries.start])

/** A list that is not made longer: each language needs a folder. */
const LANGUAGES = new Set<object>([languageTags])

/** Names with letters that the fonts have in files of their own, and one without a space. */
const strangeNames = [
  'Łucja Żółć-Świętosławska (Kraków)',
  'Ağrı Šťastný Ņikolajevs-Dvořáček',
  'Wolfeschlegelsteinhausenbergerdorffsohne',
]

const languagesIn = (folder: string) =>
  (read(folder, 'src/content/agency.json') as { languages: readonly string[] }).languages

/** Replaces fields of a file. */
function editJson(folder: string, path: string, fields: object): void {
  writeJson(folder, path, { ...(read(folder, path) as object), ...fields })
}

/** Leaves the records with the words of the first language, without its tag. Returns the tag. */
function keepFirstLanguage(folder: string): string {
  const [first = ''] = languagesIn(folder)
  for (const { path, languages } of contentFilesIn(folder))
    if (languages) writeJson(folder, path, Reflect.get(Object(read(folder, path)), first))
  editJson(folder, 'src/content/agency.json', { languages: [first] })
  return first
}

/** Removes the texts of the pages that a site without projects and letters does not have. */
function leavePages(folder: string): void {
  for (const language of languagesIn(folder))
    for (const name of ['portfolio', 'testimonials'])
      rmSync(join(folder, `src/content/${language}/pages/${name}.json`), { force: true })
}

const changes: Readonly<Record<VariantName, (folder: string) => void>> = {
  asWritten() {},
  rightToLeft(folder) {
    const first = keepFirstLanguage(folder)
    renameSync(join(folder, 'src/content', first), join(folder, 'src/content/he'))
    editJson(folder, 'src/content/agency.json', { languages: ['he'] })
    changeContent(folder, /content\/(he|services|projects|testimonials|team|questions)\//, (schema, value) =>
      inLetters([HEBREW, HEBREW], schema, value),
    )
    const heebo = '@fontsource-variable/heebo'
    editJson(folder, 'src/content/he/interface.json', { fonts: { display: heebo, text: heebo, mono: heebo } })
  },
  office(folder) {
    leavePages(folder)
  },
  bakery(folder) {
    const tags = [
      ['bg', 'el'],
      ['en', 'ka'],
    ] as const
    const alphabets: Readonly<Record<string, readonly [string, string]>> = {
      el: GREEK,
      ka: [GEORGIAN, GEORGIAN],
    }
    for (const file of contentFilesIn(folder)) {
      if (!file.languages) continue
      const parts = read(folder, file.path) as Record<string, unknown>
      const renamed = tags.map(([last, next]) => [next, parts[last]])
      writeJson(folder, file.path, Object.fromEntries(renamed))
    }
    for (const [last, next] of tags)
      renameSync(join(folder, 'src/content', last), join(folder, 'src/content', next))
    editJson(folder, 'src/content/agency.json', { languages: ['el', 'ka'] })
    changeContent(folder, FACTS_AND_WORDS, (schema, value, language = 'el') =>
      inLetters(alphabets[language] ?? GREEK, schema, value),
    )
    const fonts = { display: '@fontsource/dejavu-serif', text: '@fontsource/dejavu-sans', mono: 'system' }
    editJson(folder, 'src/content/ka/interface.json', { fonts })
    leavePages(folder)
  },
  greatest(folder) {
    changeContent(folder, FACTS, (schema, value) => greatest(schema, value, LANGUAGES))
    let people = 0
    changeContent(folder, PEOPLE, (_schema, value, language) => {
      const isFirst = language === languagesIn(folder)[0]
      const name = isFirst ? strangeNames[people++ % 9] : undefined
      return name === undefined ? value : { ...Object(value), name }
    })
    const words = (language: string, name: string) =>
      read(folder, `src/content/${language}/${name}.json`) as object
    const placesOf = (language: string) => ({
      agency: { ...(read(folder, 'src/content/agency.json') as object), ...words(language, 'agency') },
      form: words(language, 'form'),
      scheduler: words(language, 'scheduler'),
    })
    const longest =
      (copy: number): Change =>
      (schema, value, language = '') =>
        greatest(schema, filled(value, placesOf(language)), BAR, copy)
    for (const language of languagesIn(folder))
      changeContent(folder, new RegExp(`content/${language}/(?!agency)`), (schema, value) =>
        longest(0)(schema, value, language),
      )
    const records = contentFilesIn(folder).filter(({ languages }) => languages)
    for (const [list, { max }] of Object.entries(lists)) {
      const files = records.filter(({ path }) => path.includes(`/${list}/`))
      const values = files.map(({ path }) => read(folder, path))
      for (let index = 0; index < max; index += 1) {
        const file = files[index % files.length]
        if (!file) continue
        const copy = Math.floor(index / files.length)
        const value = changed(file, values[index % files.length], (schema, part, language) => {
          const { order: _, ...rest } = Object(part) as { order?: number }
          return longest(copy)(schema, rest, language)
        })
        writeJson(folder, file.path.replace('.json', copy === 0 ? '.json' : `-${copy + 1}.json`), value)
      }
    }
  },
}

/** Writes a site into a folder. Returns the folder. */
export function prepareVariant(variant: VariantName, folder = folderOf(variant)): string {
  assemble(folder, variant)
  changes[variant](folder)
  addPosters(folder)
  return folder
}
