import { ASSETS_FOLDER, cachedFolders } from '../headers.ts'
import type { SiteRules } from './siteRules.ts'

/** Number of rules that Cloudflare Pages reads from the file. It ignores the others. */
const MAX_RULES = 100

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` file of Netlify and Cloudflare Pages; the preview reads the same file. Assets are listed one by one:
 * both hosts apply a rule for `/assets/*` to a missing asset too, and browsers would keep its 404 for a year.
 *
 * @throws {Error} for more rules than Cloudflare Pages reads
 */
export function headersFile({ security, assets }: SiteRules): string {
  const kept = Object.entries(cachedFolders).flatMap(([folder, value]) => {
    const paths = folder === ASSETS_FOLDER ? assets : [`/${folder}/*`]
    return paths.map((path) => block(path, { 'Cache-Control': value }))
  })
  const rules = [block('/*', security), ...kept]
  if (rules.length > MAX_RULES)
    throw new Error(
      `_headers has ${rules.length} rules, of which Cloudflare Pages ignores all after ${MAX_RULES}: one per file in ${ASSETS_FOLDER}/. Group chunks with output.codeSplitting in vite.config.ts.`,
    )
  return `${rules.join('\n')}\n`
}

/** Reads a `_headers` file back: the headers for one path, later blocks on top of earlier ones. */
export function headersFor(file: string, path: string): Record<string, string> {
  const result: Record<string, string> = {}
  let applies = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    } else if (applies && line.includes(':')) {
      const at = line.indexOf(':')
      result[line.slice(0, at).trim()] = line.slice(at + 1).trim()
    }
  }
  return result
}

/** Reads the paths of the assets back from a `_headers` file. */
export function builtAssetsOf(file: string): string[] {
  return file.split('\n').filter((line) => line.startsWith(`/${ASSETS_FOLDER}/`))
}
