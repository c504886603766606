import { execFileSync } from 'node:child_process'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../config/types.ts'
import type { EvaluatedContent } from './evaluate.ts'

const root = join(import.meta.dirname, '../../..')
const IS_DATA = /\/src\/(content|facts)\/.*\.ts$/

/** @throws {Error} with the message of the module that cannot be loaded */
function readContent(config: SiteConfig): EvaluatedContent {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'printContent.ts')], {
    cwd: root,
    input: JSON.stringify(config),
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  })
  return JSON.parse(output) as EvaluatedContent
}

/**
 * Replaces the modules of src/content and src/facts by their values. A page then carries the words that it shows, and
 * not the records from which its counts and links come.
 */
export function contentPlugin(config: SiteConfig): Plugin {
  let content: EvaluatedContent | null = null
  return {
    name: 'tidewright:content',
    enforce: 'pre',
    buildStart() {
      content = null
    },
    load(id) {
      if (!IS_DATA.test(id)) return null
      content ??= readContent(config)
      const file = relative(root, id).split(sep).join('/')
      const exports = content[file]
      if (!exports) throw new Error(`${file} is not among the modules of the content`)
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
    },
    handleHotUpdate({ file, server }) {
      if (!IS_DATA.test(file)) return undefined
      content = null
      // Other modules of data are computed from this one.
      for (const [id, modules] of server.moduleGraph.fileToModulesMap)
        if (IS_DATA.test(id)) for (const module of modules) server.moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
