import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/site.ts'
import { ProblemsError } from '../../shared/errors.ts'
import { modulesOf, type Modules } from './modules.ts'
import type { Pictures } from './pictures.ts'
import { checkLanguages, projectRoot, type Content } from './readContent.ts'

const PREFIX = '\0virtual:content/'

/** Fields of the files that no page shows. */
const withoutMarks = (key: string, value: unknown) =>
  key === '$schema' || key === 'sample' ? undefined : value

/** The language whose site is built or served. */
export interface CurrentLanguage {
  content: Content
  pictures: Pictures
}

/**
 * Serves the content as modules: `virtual:content/home` has the texts of the home page alone. A page of the development
 * server reloads when a file of the content changes.
 *
 * @param checked the content in all languages as it was when Vite started
 * @param current the language of the modules, which a build changes between its languages
 * @param root folder that contains src
 * @param prepare reads the pictures of changed content
 */
export function contentPlugin(
  config: SiteConfig,
  checked: readonly Content[],
  current: CurrentLanguage,
  root = projectRoot,
  prepare: (contents: readonly Content[]) => Promise<Pictures> = async () => current.pictures,
): Plugin {
  let contents = checked
  const modules = new Map<string, Modules>()
  const isContent = (file: string) =>
    /^src\/content\/(.*\.json$|pictures\/)/.test(relative(root, file).split(sep).join('/'))
  return {
    name: 'tidewright:content',
    // Otherwise each environment of a build gets an instance of its own.
    sharedDuringBuild: true,
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const { language } = current.content
      const content = contents.find((other) => other.language === language) ?? contents[0] ?? current.content
      const ofLanguage = modules.get(language) ?? modulesOf(content, config, contents, current.pictures)
      modules.set(language, ofLanguage)
      const exports = ofLanguage[id.slice(PREFIX.length) as keyof Modules]
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutMarks)}\n`)
        .join('')
    },
    async hotUpdate({ file }) {
      if (!isContent(file)) return undefined
      // Vite calls this once per environment, and the development server renders no pages.
      const { name, moduleGraph, hot, logger } = this.environment
      if (name !== 'client') return []
      const next = checkLanguages(root)
      const { problems } = next
      try {
        if (problems.length === 0) current.pictures = await prepare(next.contents)
      } catch (error) {
        if (!(error instanceof ProblemsError)) throw error
        problems.push(...error.problems)
      }
      // Pages stay as they are until the content is valid again.
      hot.send('content:problems', problems)
      for (const problem of problems) logger.warn(problem)
      if (problems.length > 0) return []
      contents = next.contents
      modules.clear()
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(PREFIX)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
