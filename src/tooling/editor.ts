import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { Plugin } from 'vite'
import { TOO_LARGE } from './content/pictures.ts'
import { contentFilesIn, formatted, languageOf } from './content/readContent.ts'

const require = createRequire(import.meta.url)

/** The parts of a JSON Schema that the schemas of the content have. */
interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  /** A list for a tuple. */
  items?: JsonSchema | JsonSchema[]
  enum?: (string | number)[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** A field in the configuration of Sveltia CMS, which has the format of Decap CMS. JSON leaves out undefined options. */
export interface EditorField {
  name: string
  label: string
  widget: string
  [option: string]: unknown
}

/** Texts longer than this get several rows. */
const ROW = 90

/** Returns the label of a key: `Signed by` for `signedBy`. */
function labelOf(key: string): string {
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the options of a text, a number, a choice or a switch. */
function valueOptions(name: string, schema: JsonSchema): { widget: string; [option: string]: unknown } {
  const { type, enum: options, minimum: min, maximum: max, maxLength: maxlength, pattern } = schema
  if (options) return { widget: 'select', options }
  if (type === 'boolean') return { widget: 'boolean', default: false }
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max }
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max }
  if (name === 'file') return { widget: 'image' }
  return {
    widget: (maxlength ?? 0) > ROW ? 'text' : 'string',
    maxlength,
    hint: maxlength && `At most ${maxlength} characters. Keep what stands in braces, such as {agency.name}.`,
    pattern: pattern && [pattern, `must match ${pattern}`],
  }
}

function fieldOf(name: string, schema: JsonSchema, required: boolean, isWords: boolean): EditorField {
  // A slug joins the records of all languages.
  const i18n = isWords ? name !== 'slug' || 'duplicate' : undefined
  if (name === '$schema')
    return { name, label: name, widget: 'hidden', i18n: isWords ? 'duplicate' : undefined }
  const base = { name, label: labelOf(name), required, i18n }
  const { items, minItems: min, maxItems: max } = schema
  if (schema.properties)
    return { ...base, widget: 'object', collapsed: true, fields: fieldsIn(schema, isWords) }
  if (Array.isArray(items)) {
    const { length } = items
    return {
      ...base,
      widget: 'list',
      min: length,
      max: length,
      field: fieldOf('value', items[0] ?? {}, true, isWords),
    }
  }
  if (!items) return { ...base, ...valueOptions(name, schema) }
  return {
    ...base,
    widget: 'list',
    collapsed: true,
    min,
    max,
    hint: name === 'records' ? 'A new record needs the same slug in the facts and in the words.' : undefined,
    ...(items.properties
      ? { fields: fieldsIn(items, isWords) }
      : { field: fieldOf('text', items, true, isWords) }),
  }
}

const fieldsIn = ({ properties = {}, required = [] }: JsonSchema, isWords: boolean): EditorField[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name), isWords))

/** Returns the configuration of Sveltia CMS for the content of a project: its facts, and its words in all languages. */
export function editorConfig(root: string) {
  const files = contentFilesIn(root)
  const languages = [...new Set(files.map(({ path }) => languageOf(path)))].filter((tag) => tag !== undefined)
  const [first = ''] = languages
  const collection = (name: string, title: string, tag?: string) => {
    const isWords = tag !== undefined
    const start = isWords ? `src/content/${tag}/` : 'src/content/'
    const i18n = isWords || undefined
    const ofTag = files.filter(({ path }) => languageOf(path) === tag)
    return {
      name,
      label: title,
      i18n,
      files: ofTag.map(({ path, schema }) => {
        const label = path.slice(start.length).replace('.json', '')
        const jsonSchema = toJsonSchema(schema, { errorMode: 'ignore' }) as JsonSchema
        return {
          name: label.replaceAll('/', '-'),
          label,
          file: isWords ? `src/content/{{locale}}/${label}.json` : path,
          fields: fieldsIn(jsonSchema, isWords),
          i18n,
        }
      }),
    }
  }
  return {
    load_config_file: false,
    // Editors on this computer choose the project's folder. Those who sign in to GitHub need the repository's name here.
    backend: { name: 'github', repo: process.env['SITE_REPOSITORY'] ?? 'agency/site' },
    media_folder: 'src/content/pictures',
    public_folder: '/',
    // What the build would refuse: spaces and accents in names, and large files.
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: TOO_LARGE } } },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    i18n: { structure: 'multiple_folders', locales: languages, default_locale: first },
    collections: [collection('facts', 'Facts'), collection('words', 'Words', first)],
  }
}

const beside = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Editor</title>
    <style>
      body { display: grid; grid-template-columns: 1fr 1fr; height: 100vh; margin: 0 }
      iframe { width: 100%; height: 100%; border: 0 }
    </style>
  </head>
  <body>
    <iframe src="/edit/cms" title="Content"></iframe>
    <iframe src="/" title="Site"></iframe>
  </body>
</html>
`

/** `<` is escaped, so that no label can end the script. */
const cmsPage = (root: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Content</title>
    <style>@font-face { font-family: 'Material Symbols Outlined'; src: url(/edit/icons.woff2) }</style>
    <script>window.CMS_MANUAL_INIT = true</script>
    <script src="/edit/cms.js"></script>
  </head>
  <body>
    <script>CMS.init({ config: ${JSON.stringify(editorConfig(root)).replaceAll('<', '\\u003c')} })</script>
  </body>
</html>
`

/**
 * Serves the editor of the content at /edit on the development server, beside the site, and gives the files that it saves the
 * format of `npm run fix`. Builds do not contain it.
 */
export function editor(): Plugin {
  return {
    name: 'tidewright:editor',
    apply: 'serve',
    configureServer({ config: { root }, middlewares, watcher }) {
      const answers: Readonly<Record<string, [type: string, body: () => string | Buffer]>> = {
        '/edit': ['text/html; charset=utf-8', () => beside],
        '/edit/cms': ['text/html; charset=utf-8', () => cmsPage(root)],
        '/edit/cms.js': [
          'text/javascript',
          () => readFileSync(join(dirname(require.resolve('@sveltia/cms')), '../dist/sveltia-cms.js')),
        ],
        '/edit/icons.woff2': [
          'font/woff2',
          () =>
            readFileSync(
              require.resolve('@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-full-normal.woff2'),
            ),
        ],
      }
      middlewares.use((request, response, next) => {
        const answer = answers[(request.url ?? '').replace(/[?#].*/, '')]
        if (!answer) return next()
        response.setHeader('Content-Type', answer[0])
        response.end(answer[1]())
      })
      const format = (file: string) => {
        const path = relative(root, file).split(sep).join('/')
        const found = contentFilesIn(root).find((entry) => entry.path === path)
        if (!found) return
        try {
          const text = readFileSync(join(root, path), 'utf8')
          const wanted = formatted(found.schema, JSON.parse(text))
          if (wanted !== text) writeFileSync(file, wanted)
        } catch {
          // The content plugin reports what is no JSON, and unknown fields.
        }
      }
      watcher.on('change', format)
      watcher.on('add', format)
    },
  }
}
