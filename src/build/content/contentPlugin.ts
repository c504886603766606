import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/site.ts'
import { modulesOf, type Modules } from './modules.ts'
import { projectRoot, readContent, type Content } from './readContent.ts'

const PREFIX = '\0virtual:content/'

/** Fields of the files that no page shows. */
const withoutMarks = (key: string, value: unknown) =>
  key === '$schema' || key === 'sample' ? undefined : value

/**
 * Serves the content as modules: `virtual:content/home` has the texts of the home page alone. A page of the development
 * server reloads when a file of the content changes.
 *
 * @param checked the content as it was when Vite started
 * @param root folder that contains src
 */
export function contentPlugin(config: SiteConfig, checked: Content, root = projectRoot): Plugin {
  let modules: Modules | null = modulesOf(checked, config)
  const isContent = (file: string) =>
    /^src\/content\/.*\.json$/.test(relative(root, file).split(sep).join('/'))
  return {
    name: 'tidewright:content',
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      modules ??= modulesOf(readContent(root), config)
      const exports = modules[id.slice(PREFIX.length) as keyof Modules]
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutMarks)}\n`)
        .join('')
    },
    hotUpdate({ file }) {
      if (!isContent(file)) return undefined
      modules = null
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(PREFIX)) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
