import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { formatted } from '../content/formatted.ts'
import { contentFilesIn, languageOf } from '../content/readContent.ts'
import { editorFields, type EditorField } from './editorFields.ts'

const require = createRequire(import.meta.url)

interface EditorFile {
  name: string
  label: string
  file: string
  fields: EditorField[]
  i18n?: true
}

/** Returns the configuration of Sveltia CMS for the content of a project: its facts, and its words in all languages. */
function editorConfig(root: string) {
  const files = contentFilesIn(root)
  const languages = [...new Set(files.map(({ path }) => languageOf(path)))].filter((tag) => tag !== undefined)
  const [first = ''] = languages
  const fileOf = (path: string, schema: (typeof files)[number]['schema'], isWords: boolean): EditorFile => {
    const start = isWords ? `src/content/${first}/` : 'src/content/'
    const label = path.slice(start.length).replace('.json', '')
    return {
      name: label.replaceAll('/', '-'),
      label,
      file: isWords ? `src/content/{{locale}}/${label}.json` : path,
      fields: editorFields(schema, isWords),
      ...(isWords ? { i18n: true } : {}),
    }
  }
  const collection = (name: string, label: string, tag: string | undefined) => ({
    name,
    label,
    ...(tag === undefined ? {} : { i18n: true }),
    files: files
      .filter(({ path }) => languageOf(path) === tag)
      .map(({ path, schema }) => fileOf(path, schema, tag !== undefined)),
  })
  return {
    load_config_file: false,
    // Editors on this computer choose the project's folder. Those who sign in to GitHub need the repository's name here.
    backend: { name: 'github', repo: process.env['SITE_REPOSITORY'] ?? 'agency/site' },
    media_folder: 'src/content/pictures',
    public_folder: '/',
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    i18n: { structure: 'multiple_folders', locales: languages, default_locale: first },
    collections: [collection('facts', 'Facts', undefined), collection('words', 'Words', first)],
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
          // The content plugin reports what is no JSON.
        }
      }
      watcher.on('change', format)
      watcher.on('add', format)
    },
  }
}
