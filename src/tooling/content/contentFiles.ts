import { globSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import * as v from 'valibot'
import { languageTags } from '../../app/appSchema.ts'
import { routes, type ListName } from '../../routes/table.ts'
import { readJson } from './readJson.ts'
import { factSchemas, wordSchemas, pageEntries, lists, listNames, type Content } from './contentSchemas.ts'

/** Folder of this project. */
export const projectRoot = join(import.meta.dirname, '../../..')

export interface ContentFile {
  /** Path from the project's root. */
  path: string
  schema: v.GenericSchema
  /** Path of the JSON Schema that editors read. */
  schemaPath: string
  /** Language of a file of words. */
  language?: string
  /** Languages of a record. With more than one, each has its words under its tag. */
  languages?: readonly string[]
}

/** Words that a site can be without: those of a page that needs records, and of the calendar. */
export const FOR_SOME = new Set([
  'src/content/schemas/words/scheduler.json',
  ...routes.filter(({ needs }) => needs).map(({ id }) => `src/content/schemas/words/pages/${id}.json`),
])

/**
 * Returns the tags of a project's languages, from the first. It is empty if the facts of the agency have no
 * valid list.
 */
export function languagesIn(root: string): readonly string[] {
  try {
    const agency = readJson(join(root, 'src/content/agency.json'))
    return v.parse(v.object({ languages: languageTags }), agency).languages
  } catch {
    // The reader says what is wrong with the file.
    return []
  }
}

const fileOf = (name: string, schema: v.GenericSchema, kind: string, folder = ''): ContentFile => ({
  path: `src/content/${folder}${name}.json`,
  schema,
  schemaPath: `src/content/schemas/${kind}.json`,
})

/**
 * Returns every file of a project's content with its schema. Without a valid list of languages, those are the
 * facts alone.
 */
export function contentFilesIn(root = projectRoot): ContentFile[] {
  const languages = languagesIn(root)
  return [
    ...Object.entries(factSchemas).map(([name, schema]) => fileOf(name, schema, `facts/${name}`)),
    ...languages.flatMap((language) =>
      [...Object.entries(wordSchemas), ...pageEntries].map(([name, schema]) => ({
        ...fileOf(name, schema, `words/${name}`, `${language}/`),
        language,
      })),
    ),
    ...listNames.flatMap((list) =>
      globSync(`src/content/${list}/*.json`, { cwd: root })
        .filter(() => languages.length > 0)
        .toSorted()
        .map((file) => ({
          ...fileOf(parse(file).name, lists[list].schema, `records/${list}`, `${list}/`),
          languages,
        })),
    ),
  ]
}

/** Returns the records of a list, in their order. */
export const recordsIn = (list: ListName, files: Content['files']) =>
  Object.entries(files)
    .filter(([path]) => dirname(path) === `src/content/${list}`)
    .map(([path, value]) => {
      const { order = Infinity, ...fields } = value as { order?: number }
      return { path, order, record: { ...fields, slug: parse(path).name } }
    })
    // Infinity less Infinity is no number.
    .toSorted((one, other) => one.order - other.order || 0)
