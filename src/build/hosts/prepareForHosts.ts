import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { SiteConfig } from '../../config/site.ts'
import { compressFolder } from '../compress.ts'
import { ASSETS_FOLDER, securityHeaders } from '../headers.ts'
import { apacheServer, apacheSite } from './apache.ts'
import { caddyfile, caddySite, containerfile } from './caddy.ts'
import { nginxServer, nginxSite } from './nginx.ts'
import { headersFile, isUnserved, type SiteRules } from './siteRules.ts'
import { vercelConfig } from './vercel.ts'

export interface HostJob {
  config: SiteConfig
  /** Hashes of the pages' inline styles, for the content security policy. */
  styleHashes: readonly string[]
  /** The built site. */
  outDir: string
  /** Folder of `.vercel/output` for a build on Vercel, or null elsewhere. */
  vercelRoot: string | null
}

/** Folder of the hosts' configurations for a built site: `dist-hosts` for `dist`. */
export const hostsFolderOf = (outDir: string): string => `${outDir}-hosts`

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const target = join(folder, name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

/** A folder `.vercel/output` as Vercel's Build Output API describes it. */
function writeVercelOutput(rules: SiteRules, outDir: string, parent: string): void {
  const output = join(parent, '.vercel/output')
  rmSync(output, { recursive: true, force: true })
  cpSync(outDir, join(output, 'static'), {
    recursive: true,
    filter: (source) => !isUnserved(source.slice(outDir.length).replaceAll('\\', '/')),
  })
  write(output, { 'config.json': `${JSON.stringify(vercelConfig(rules), null, 2)}\n` })
}

/**
 * Adds to a built site what hosts need: compressed copies of text and `_headers` in its folder, and configurations for
 * servers beside it.
 */
export async function prepareForHosts(job: HostJob): Promise<void> {
  const { config, styleHashes, outDir, vercelRoot } = job
  const assets = globSync(`${ASSETS_FOLDER}/*`, { cwd: outDir }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  )
  const rules: SiteRules = {
    siteUrl: config.siteUrl,
    security: securityHeaders(config, styleHashes),
    assets: assets.toSorted(),
  }
  await compressFolder(outDir)
  const hosts = hostsFolderOf(outDir)
  rmSync(hosts, { recursive: true, force: true })
  write(hosts, {
    'nginx/site.conf': nginxSite(rules),
    'nginx/server.conf': nginxServer(rules),
    'caddy/site.caddy': caddySite(rules),
    'caddy/Caddyfile': caddyfile(rules),
    'apache/site.conf': apacheSite(rules),
    'apache/server.conf': apacheServer(rules),
    'container/Containerfile': containerfile(basename(outDir)),
  })
  writeVercelOutput(rules, outDir, join(hosts, 'vercel'))
  if (vercelRoot) writeVercelOutput(rules, outDir, vercelRoot)
  write(outDir, { _headers: headersFile(rules) })
}
