import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/site.ts'
import type { Modules } from './modules.ts'
import { readContent } from './readContent.ts'

const projectRoot = join(import.meta.dirname, '../../..')

const IS_DATA = /^src\/(content|facts)\/.*\.ts$/

/** Modules that data import: a change of one can change what they compute, or what the check accepts. */
const IS_SOURCE_OF_DATA = /^src\/(content|facts|model|shared|routes|config|services)\/.*\.ts$/

/**
 * Replaces the modules of src/content and src/facts by their values. A page then carries the words that it shows, and
 * not the records from which its counts and links come.
 *
 * @param checked the content as it was when Vite started
 * @param root folder that contains src
 */
export function contentPlugin(config: SiteConfig, checked: Modules, root = projectRoot): Plugin {
  let content: Modules | null = checked
  /** Kept until a file changes, because a page loads many modules and each evaluation takes 0.3 s. */
  let failure: unknown = null
  const forget = () => {
    content = null
    failure = null
  }
  const read = (): Modules => {
    if (failure !== null) throw failure
    try {
      return readContent(config, root)
    } catch (error) {
      failure = error
      throw error
    }
  }
  /** Path of a module from the root, without Vite's query. */
  const fileOf = (id: string) =>
    relative(root, id.replace(/[?#].*/, ''))
      .split(sep)
      .join('/')
  return {
    name: 'tidewright:content',
    enforce: 'pre',
    watchChange(id) {
      if (IS_SOURCE_OF_DATA.test(fileOf(id))) forget()
    },
    load(id) {
      const file = fileOf(id)
      if (!IS_DATA.test(file)) return null
      content ??= read()
      const exports = content[file]
      if (!exports) throw new Error(`${file} is not among the modules of the content`)
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
    },
    hotUpdate({ file }) {
      if (!IS_SOURCE_OF_DATA.test(fileOf(file))) return undefined
      forget()
      // Modules of data are computed from each other.
      const { moduleGraph } = this.environment
      for (const [id, modules] of moduleGraph.fileToModulesMap)
        if (IS_DATA.test(fileOf(id))) for (const module of modules) moduleGraph.invalidateModule(module)
      if (!IS_DATA.test(fileOf(file))) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
