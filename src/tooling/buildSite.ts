import { join, relative, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import type { SiteConfig } from '../config/site.ts'
import type { Site } from './content/readSite.ts'
import { remove, replaceFolder } from './files.ts'
import { hostsFolderOf, prepareForHosts } from './hosts/prepareForHosts.ts'
import { removeUnshown } from './pictures/shown.ts'
import { prerenderSite } from './prerender.ts'
import { writeCrawlerFiles } from './crawlerFiles.ts'

/** Builds the site once per language, prerenders its pages, and puts it in the place of the last one. */
export async function buildSite(builder: ViteBuilder, config: SiteConfig, site: Site): Promise<void> {
  // A web server is another user, and must read all files also where the builder's umask is 077.
  process.umask(0o022)
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vite created no client or no ssr environment')
  const { contents } = site
  const { root } = client.config
  const serverDir = resolve(root, ssr.config.build.outDir)
  const servedDir = resolve(root, client.config.build.outDir)
  // A server may serve the folder meanwhile, and the build may fail: the finished site takes its place.
  const nextDir = `${servedDir}-next`
  remove(nextDir)
  client.config.build.outDir = nextDir
  let styleHashes: ReadonlySet<string> = new Set()
  // Every build writes its template to index.html, which is a page of the first language.
  for (const content of contents.toReversed()) {
    const { language } = content
    site.content = content
    // Node keeps the modules of a path that it has imported.
    const languageDir = join(serverDir, language)
    ssr.config.build.outDir = languageDir
    await builder.build(client)
    await builder.build(ssr)
    const entry = join(languageDir, 'entry-server.js')
    const hashes = await prerenderSite(config, content, site.fonts.get(language) ?? [], nextDir, entry)
    styleHashes = styleHashes.union(hashes)
  }
  remove(serverDir)
  writeCrawlerFiles(config, contents, nextDir)
  removeUnshown(nextDir, contents)
  await prepareForHosts({
    config,
    styleHashes: [...styleHashes],
    outDir: nextDir,
    hostsDir: hostsFolderOf(servedDir),
    vercelRoot: process.env['VERCEL'] && config.mode === 'production' ? root : null,
  })
  replaceFolder(nextDir, servedDir)
  client.config.logger.info(`The site is in ${relative(root, servedDir)}.`)
}
