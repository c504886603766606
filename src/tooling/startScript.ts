import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'

const source = join(import.meta.dirname, '../app/start.ts')
const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)

/**
 * Script of every page: `app/start.ts`, without types and minified. The content security policy has its hash.
 */
export const START_SCRIPT = minifySync('start.js', code).code.trim()

const MODULE_TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g

/**
 * Replaces the bundler's tags of modules by the start script. The addresses are those of the entry, the
 * library, and others.
 */
export function withStartScript(html: string, [entry, ...preloads]: readonly string[]): string {
  const modules = [...preloads, entry].join(' ')
  const start = `<script data-modules="${modules}">${START_SCRIPT}</script>`
  return html.replaceAll(MODULE_TAGS, '').replace('</body>', () => `${start}\n  </body>`)
}
