import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { messageOf } from '../shared/errors.ts'
import { TOO_LARGE } from './content/pictures.ts'
import { contentFilesIn, languagesIn } from './content/contentFiles.ts'
import { jsonSchemaOf, type JsonSchema } from './content/jsonSchema.ts'
import { lists } from './content/contentSchemas.ts'
import { addressOf } from './content/projectModules.ts'
import { checkLanguages } from './content/readContent.ts'
import { readSite } from './content/readSite.ts'
import type { EditorField } from './editorForms.ts'

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
  // A choice with a default is one of accents: `accentsIn` colors the signs.
  const accents = schema.default === undefined ? [] : (schema.enum ?? []).map(String)
  const signs = accents.map((accent) => `<em href="${accent}">■</em> ${accent}`)
  const kept = slots.length > 0 ? `Keep ${slots.join(' and ')}.` : ''
  const hint = [description, ...signs, kept].join(' ').trim()
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
    // Editors on this computer choose the project's folder, whose name the sign-in shows. Those who sign in
    // to GitHub need the repository's name here.
    backend: { name: 'github', repo: process.env['SITE_REPOSITORY'] ?? `agency/${basename(root)}` },
    media_folder: 'src/content/pictures',
    public_folder: '/',
    // What the build would refuse: spaces and accents in names, and large files.
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: TOO_LARGE } },
      stock_assets: { providers: [] },
    },
    // The site stands beside the form.
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    ...(i18n && { i18n: { structure: 'multiple_folders', locales: tags, default_locale: first } }),
    collections: [
      ...records,
      collection('pages', 'Texts of the pages', `src/content/${first}/pages`),
      collection('words', 'Texts around the pages', `src/content/${first}`),
      collection('agency', 'Agency and colours', 'src/content', false),
    ],
  }
}

/** Returns a value as code in a page's script, which no text in it can end. */
const forScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A folder that Sveltia CMS refuses. */
const NO_GIT = 'The editor opens a folder with .git only: run "git init" in this one, once.'

/** Gives the signs that hints have for the accents their colors. */
const accentsIn = (root: string): string =>
  Object.entries(checkLanguages(root).contents?.[0].palette.accents ?? {})
    .map(([name, color]) => `em[href=${name}] { color: ${color} }`)
    .join(' ')

/** The site keeps its last good page while the content has problems, which stand in a line below it. */
const beside = (root: string, problems: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Editor</title>
    <style>
      body { display: grid; grid-template: 1fr auto / 3fr 2fr; height: 100vh; margin: 0 }
      iframe { width: 100%; height: 100%; border: 0 }
      output { grid-column: 1 / -1; padding-inline: 1em; font: 1rem/1.5 system-ui }
      output { white-space: pre-line; color: #fff; background: #8b1a1a }
    </style>
    <script type="module">
      import { createHotContext } from '/@vite/client'
      import { inForms } from '/src/tooling/editorForms.ts'
      const hot = createHotContext('/edit')
      const forms = ${forScript(editorConfig(root).collections)}
      const languages = ${forScript(languagesIn(root))}
      const show = (problems) => {
        const lines = problems.map((problem) => inForms(problem, forms, languages))
        document.querySelector('output').textContent = lines.join('\\n')
      }
      show(${forScript(problems)})
      hot.on('content:problems', show)
      // Vite reloads pages after a save: the site's frame, but not the forms. An error here keeps this page.
      hot.on('vite:beforeFullReload', () => { throw new Error('The forms stay.') })
    </script>
  </head>
  <body>
    <iframe src="/edit/cms" title="Content"></iframe>
    <iframe src="/" name="site" title="Site"></iframe>
    <output></output>
  </body>
</html>
`

const cmsPage = (root: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Content</title>
    <style>
      @font-face {
        font-family: 'Material Symbols Outlined';
        src: url(/edit/icons/${ICONS}-latin-full-normal.woff2);
      }
      ${accentsIn(root)}
    </style>
    <script>window.CMS_MANUAL_INIT = true</script>
    <script src="/edit/dist/sveltia-cms.js"></script>
  </head>
  <body>
    <script>
      // The history is that of the page around: going back could take the site beside back.
      const form = /\\/(entries|new)\\b.*/
      navigation.back = () => { location.hash = location.hash.replace(form, '') }
      // Sveltia CMS keeps drafts of what is typed, except after a change from GitHub to the folder.
      if (location.protocol === 'http:') localStorage['sveltia-cms.user'] ??= '{"backendName":"local"}'
      let isTyped = false
      addEventListener('input', () => { isTyped = form.test(location.hash) })
      addEventListener('beforeunload', (event) => { if (isTyped) event.preventDefault() })
      addEventListener('hashchange', () => {
        isTyped = false
        if (form.test(location.hash)) parent.frames.site?.location.replace('/edit' + location.hash.slice(1))
      })
      CMS.init({ config: ${forScript(editorConfig(root))} })
    </script>
  </body>
</html>
`

/**
 * Opens the editor on content that the site cannot show, and starts the site when its problems are mended.
 * Vite's option `appType: 'custom'` leaves the site's paths to this plugin.
 */
export function editorAlone(): Plugin {
  return {
    name: 'tidewright:editor-alone',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      let isMended = false
      const check = async () => {
        const { problems } = await readSite(root)
        if (problems.length > 0) return server.ws.send('content:problems', problems)
        // A save is several events. A second start would close the port while the page reloads.
        if (isMended) return
        isMended = true
        await server.restart()
      }
      server.watcher.on('all', (_, file) => {
        if (relative(root, file).startsWith(join('src', 'content') + sep))
          check().catch((error: unknown) => server.config.logger.error(messageOf(error)))
      })
      // After the files of Vite's client.
      return () => {
        server.middlewares.use((_, response) => {
          response.statusCode = 503
          response.end('The site comes back when its content is complete.')
        })
      }
    },
  }
}

/**
 * Serves the editor of the content at /edit on the development server, beside the site. Builds do not contain
 * it.
 */
export function editor(): Plugin {
  return {
    name: 'tidewright:editor',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      const pages: Readonly<Record<string, () => string | Promise<string>>> = {
        async '/edit'() {
          const { problems } = await readSite(root)
          return beside(root, existsSync(join(root, '.git')) ? problems : [NO_GIT, ...problems])
        },
        '/edit/cms': () => cmsPage(root),
      }
      const serve = (path: string, file: string, folder: string) =>
        middlewares.use(path, sirv(join(dirname(file), folder), { dev: true }))
      serve('/edit/dist', require.resolve('@sveltia/cms'), '../dist')
      serve('/edit/icons', require.resolve(`@fontsource-variable/${ICONS}`), 'files')
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (path.startsWith('/edit/collections/')) {
          const [list = '', , record] = path.split('/').slice(3)
          const [content] = checkLanguages(root).contents ?? []
          return response.writeHead(302, { Location: content ? addressOf(content, list, record) : '/' }).end()
        }
        const page = pages[path]
        if (!page) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        Promise.resolve(page()).then((body) => response.end(body), next)
      })
    },
  }
}
