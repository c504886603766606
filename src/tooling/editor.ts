import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { contentFilesIn, languagesIn } from './content/contentFiles.ts'
import { jsonSchemaOf, type JsonSchema } from './content/jsonSchema.ts'
import { lists } from './content/contentSchemas.ts'

/**
 * A field in the configuration of Sveltia CMS, which has the format of Decap CMS. JSON leaves out undefined
 * options.
 */
export interface EditorField {
  name: string
  label: string
  widget: string
  fields?: EditorField[]
  [option: string]: unknown
}

/** The package with the editor's icons, and the name in its files. */
const ICONS = 'material-symbols-outlined'

const require = createRequire(import.meta.url)

/** Texts longer than this get several rows. */
const ROW = 90

/** Returns the label of a key without a title: `Signed by` for `signedBy`. */
function labelOf(key: string): string {
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the options of a text, a number, a choice or a switch. */
function valueOptions(schema: JsonSchema): { widget: string; [option: string]: unknown } {
  const { type, enum: options, maxLength: maxlength, pattern, accept, refersTo } = schema
  if (options) return { widget: 'select', options, default: schema.default }
  if (type === 'boolean') return { widget: 'boolean', default: schema.default ?? false }
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'number' ? 'float' : 'int',
      min: schema.minimum,
      max: schema.maximum,
    }
  if (refersTo)
    return { widget: 'relation', collection: refersTo, value_field: '{{slug}}', display_fields: ['name'] }
  if (accept) return { widget: 'image', choose_url: false, accept }
  if (pattern?.startsWith('^#')) return { widget: 'color', allowInput: true }
  return {
    widget: (maxlength ?? 0) > ROW ? 'text' : 'string',
    type: schema.format === 'email' ? 'email' : undefined,
    maxlength,
    pattern: pattern && [pattern, schema.patternErrorMessage ?? pattern],
  }
}

/**
 * Returns the fields of a schema. In a site of several languages, `required` lists those that need the field.
 */
function fieldsIn({ properties = {}, required = [] }: JsonSchema, tags: readonly string[]): EditorField[] {
  return Object.entries(properties)
    .filter(([name]) => name !== 'order')
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), tags))
}

function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  tags: readonly string[],
): EditorField {
  const { languages, items, minItems: min, maxItems: max, title, description, slots = [] } = schema
  const kept = slots.length > 0 ? `Keep ${slots.join(' and ')}.` : ''
  const hint = [description, kept].join(' ').trim()
  const i18n = tags.length > 1 && languages !== 'first'
  // A language needs a folder of texts, which the editor cannot make.
  if (name === '$schema' || name === 'languages')
    return { name, label: name, widget: 'hidden', i18n: i18n && 'duplicate' }
  const required = isRequired && i18n ? (languages === 'any' ? tags.slice(0, 1) : tags) : isRequired
  // Parts of a fact are facts: no language is asked for them.
  const own = i18n ? tags : []
  const base = { name, label: title ?? labelOf(name), hint, required, i18n }
  // What is added in the first language is added in all of them, if they cannot have it for themselves.
  if (schema.properties)
    return {
      ...base,
      i18n: i18n && (languages === 'any' || 'duplicate'),
      widget: 'object',
      fields: fieldsIn(schema, own),
    }
  if (!items) return { ...base, ...valueOptions(schema) }
  const inner = items.properties
    ? { fields: fieldsIn(items, own) }
    : { field: fieldOf('text', items, true, own) }
  return { ...base, widget: 'list', collapsed: true, min, max, ...inner }
}

/** Returns the configuration of Sveltia CMS for the content of a project. */
export function editorConfig(root: string) {
  const files = contentFilesIn(root)
  const tags = languagesIn(root)
  const [first = ''] = tags
  const i18n = tags.length > 1
  const records = Object.entries(lists).map(([list, { schema, singular }]) => {
    const fields = fieldsIn(jsonSchemaOf(schema), tags)
    // The first field of a schema is a record's title, and names its file.
    const [{ name: title } = { name: '' }] = fields
    return {
      name: list,
      label: labelOf(list),
      label_singular: singular,
      folder: `src/content/${list}`,
      extension: 'json',
      identifier_field: title,
      slug: `{{${title}}}`,
      summary: `{{${title}}}`,
      reorder: true,
      i18n: i18n && { structure: 'single_file' },
      fields,
    }
  })
  const collection = (name: string, label: string, folder: string, isWords = true) => ({
    name,
    label,
    i18n: i18n && isWords,
    files: files
      .filter(({ path }) => dirname(path) === folder)
      .map(({ path, schema }) => {
        const title = basename(path, '.json')
        return {
          name: title,
          label: labelOf(title),
          file: i18n && isWords ? path.replace(`/${first}/`, '/{{locale}}/') : path,
          fields: fieldsIn(jsonSchemaOf(schema), isWords ? tags : []),
          i18n: i18n && isWords,
        }
      }),
  })
  return {
    load_config_file: false,
    // Editors choose the project's folder, whose name the sign-in shows.
    backend: { name: 'github', repo: `agency/${basename(root)}` },
    media_folder: 'src/content/pictures',
    public_folder: '/',
    // The build would refuse spaces and accents in names, and git should keep no larger files.
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 40e6 } },
      stock_assets: { providers: [] },
    },
    // The site stands in another window.
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    ...(i18n && { i18n: { structure: 'multiple_folders', locales: tags, default_locale: first } }),
    collections: [
      ...records,
      collection('pages', 'Texts of the pages', `src/content/${first}/pages`),
      collection('words', 'Texts around pages', `src/content/${first}`),
      collection('agency', 'Agency and colours', 'src/content', false),
    ],
  }
}

const page = (root: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Content</title>
    <style>
      @font-face {
        font-family: 'Material Symbols Outlined';
        src: url(/edit/icons/${ICONS}-latin-full-normal.woff2);
      }
    </style>
    <script>window.CMS_MANUAL_INIT = true</script>
    <script src="/edit/dist/sveltia-cms.js"></script>
  </head>
  <body>
    <script>
      // Sveltia CMS keeps drafts of what is typed, except after a change from GitHub to the folder.
      localStorage['sveltia-cms.user'] ??= '{"backendName":"local"}'
      CMS.init({ config: ${JSON.stringify(editorConfig(root)).replaceAll('<', '\\u003c')} })
    </script>
  </body>
</html>
`

/** Serves the editor of the content at /edit on the development server. Builds do not contain it. */
export function editor(): Plugin {
  return {
    name: 'tidewright:editor',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      const serve = (path: string, file: string, folder: string) =>
        middlewares.use(path, sirv(join(dirname(file), folder), { dev: true }))
      serve('/edit/dist', require.resolve('@sveltia/cms'), '../dist')
      serve('/edit/icons', require.resolve(`@fontsource-variable/${ICONS}`), 'files')
      middlewares.use((request, response, next) => {
        if (request.url !== '/edit') return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(page(root))
      })
    },
  }
}

/** Milliseconds without a change after which the server starts again: a save is several events. */
const QUIET = 300

/**
 * Shows the problems of content that the site cannot show where the site would stand, beside the editor.
 * After each change of a file the server starts again, and the page with it.
 */
export function problemsPage(problems: readonly string[]): Plugin {
  return {
    name: 'tidewright:problems-page',
    apply: 'serve',
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined
      server.watcher.on('all', (_, file) => {
        if (!relative(server.config.root, file).startsWith(join('src', 'content'))) return
        clearTimeout(timer)
        timer = setTimeout(() => void server.restart(), QUIET)
      })
      const lines = problems.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      // After the files of Vite's client, which loads the page again.
      return () => {
        server.middlewares.use((_, response) => {
          response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(`<!doctype html>
<html lang="en">
  <title>The content is not valid</title>
  <script type="module" src="/@vite/client"></script>
  <h1>The content is not valid</h1>
  <pre style="white-space: pre-wrap; font: 1rem/1.5 system-ui">${lines}</pre>
</html>
`)
        })
      }
    },
  }
}
