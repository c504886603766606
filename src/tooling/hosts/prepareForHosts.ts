import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../config/site.ts'
import { baseOf } from '../../shared/paths.ts'
import { compressFolder } from '../compress.ts'
import { remove, write } from '../files.ts'
import { securityHeaders } from '../headers.ts'
import { htaccess } from './apache.ts'
import { nginxSite } from './nginx.ts'
import { pagesIn, redirectsFile } from './pathRules.ts'
import { headersFile, isUnserved, type SiteRules } from './siteRules.ts'
import { vercelConfig } from './vercel.ts'

export interface HostJob {
  config: SiteConfig
  /** Hashes of the pages' inline styles, for the content security policy. */
  styleHashes: readonly string[]
  /** The built site. */
  outDir: string
  /** Folder of the hosts' configurations. */
  hostsDir: string
  /** Folder of `.vercel/output` for a build on Vercel, or null elsewhere. */
  vercelRoot: string | null
}

/** Folder of the hosts' configurations for a built site: `dist-hosts` for `dist`. */
export const hostsFolderOf = (outDir: string): string => `${outDir}-hosts`

/** Writes a folder `.vercel/output` as Vercel's Build Output API describes it. */
function writeVercelOutput(rules: SiteRules, outDir: string, parent: string): void {
  const output = join(parent, '.vercel/output')
  remove(output)
  cpSync(outDir, join(output, 'static', rules.base), {
    recursive: true,
    filter: (source) => !isUnserved(source.slice(outDir.length).replaceAll('\\', '/')),
  })
  write(join(output, 'config.json'), `${JSON.stringify(vercelConfig(rules), null, 2)}\n`)
}

/**
 * Adds to a built site what hosts need: compressed copies of text and `_headers` in its folder, and
 * configurations for servers beside it.
 */
export async function prepareForHosts({
  config,
  styleHashes,
  outDir,
  hostsDir,
  vercelRoot,
}: HostJob): Promise<void> {
  const rules: SiteRules = {
    base: baseOf(config.siteUrl),
    pages: pagesIn(outDir),
    security: securityHeaders(config, styleHashes),
  }
  await compressFolder(outDir)
  remove(hostsDir)
  write(join(hostsDir, 'nginx/site.conf'), nginxSite(rules))
  write(join(hostsDir, 'apache/.htaccess'), htaccess(rules))
  writeVercelOutput(rules, outDir, join(hostsDir, 'vercel'))
  if (vercelRoot !== null) writeVercelOutput(rules, outDir, vercelRoot)
  write(join(outDir, '_headers'), headersFile(rules))
  const redirects = redirectsFile(rules)
  if (redirects) write(join(outDir, '_redirects'), redirects)
}
