import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaTypes } from '../hosts/siteRules.ts'

/** Characters that HTML and JavaScript write in another way than the content does. */
const ESCAPES: readonly (readonly [RegExp, string])[] = [
  [/&amp;|\\u0026/g, '&'],
  [/&lt;|\\u003c/gi, '<'],
  [/&gt;|\\u003e/gi, '>'],
  [/&quot;|&#34;|&#x22;|\\"/gi, '"'],
  [/&#39;|&#x27;|\\'/gi, "'"],
  [/&nbsp;|\\xa0|\\u00a0|\u00a0/gi, ' '],
  [/\\n|\s+/g, ' '],
  [/\\u([0-9a-f]{4})/gi, ''],
]

/** Returns a text as people read it, so that texts of different files can be compared. */
export function readable(text: string): string {
  let result = text
  for (const [pattern, character] of ESCAPES)
    result = result.replaceAll(pattern, (whole: string, code?: unknown) =>
      typeof code === 'string' ? String.fromCharCode(Number.parseInt(code, 16)) : character || whole,
    )
  return result
}

/** Returns the text files of a built site by name, with their content. Compressed copies are left out. */
export function textFiles(dist: string): ReadonlyMap<string, string> {
  const names = globSync('**/*', { cwd: dist }).filter((name) => mediaTypes[name.replace(/^.*\./, '')]?.text)
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(dist, name), 'utf8')]))
}

/** Returns null for a finished build, or the line that says what to do without one. A build writes `_headers` last. */
export function missingBuild(dist: string): string | null {
  if (!existsSync(join(dist, 'index.html'))) return 'dist/ has no built site: run npm run build'
  if (!existsSync(join(dist, '_headers'))) return 'dist/ is not complete: run npm run build'
  return null
}
