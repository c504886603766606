import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { SiteConfig } from '../config/site.ts'
import type * as ServerEntry from '../entry-server.tsx'
import { fileOf, routesWith, type RouteId } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { backdropCss } from '../backdrop/backdropCss.ts'
import { posterPlaces } from '../backdrop/scriptedCss.ts'
import { baseOf } from '../shared/paths.ts'
import type { Content } from './content/contentSchemas.ts'
import { remove, write } from './files.ts'
import type { PreparedFont } from './fonts.ts'
import { directionCss, filledTemplate } from './documentShell.ts'
import { storiesOf } from './content/projectModules.ts'
import { hashOf } from './headers.ts'
import { withStartScript } from './startScript.ts'
import { jsonLd, structuredData } from './structuredData.ts'
import { widestWords } from './widestWords.ts'

/**
 * Returns the addresses of a page's scripts: the entry, the library, and the page's chunk with its static
 * imports.
 */
function scriptsOf(manifest: Manifest, id: RouteId, base: string): string[] {
  // The manifest names a chunk by its source: `src/pages/legal/TermsPage.tsx`.
  const source = `/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk)
      throw new Error(`The build has no chunk for ${name}: src/app/lazyPages.ts must import such a file.`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(Object.keys(manifest).find((name) => name.endsWith(source)) ?? source)
  const entry = manifest['index.html']?.file
  const library = [...seen].find((file) => file.includes('/library-'))
  if (!entry || !library) throw new Error('The build has no entry script or no chunk "library"')
  return [...new Set([entry, library, ...seen])].map((file) => base + file)
}

/**
 * Writes the pages of one language: one HTML file per route. Returns the hashes of inline styles.
 *
 * @param outDir folder of the client's build, to which the pages are written
 * @param serverEntry path of the built `entry-server.tsx`
 */
export async function prerenderSite(
  config: SiteConfig,
  content: Content,
  fonts: readonly PreparedFont[],
  outDir: string,
  serverEntry: string,
): Promise<ReadonlySet<string>> {
  const base = baseOf(config.siteUrl)
  const servedRoutes = routesWith(content)
  const server = (await import(pathToFileURL(serverEntry).href)) as typeof ServerEntry
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const manifestFile = join(outDir, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const pages = []
  for (const route of servedRoutes)
    for (const story of [null, ...(route.id === 'portfolio' ? storiesOf(content) : [])]) {
      const path = story?.path ?? content.paths[route.id]
      pages.push({ route, story, path, page: await server.render(route.id, base.slice(0, -1) + path) })
    }
  const ownGlobalCss = globalCss(servedRoutes, content.palette, backdropCss(servedRoutes))
  const sharedCss =
    fonts.map((font) => font.css).join('') +
    ownGlobalCss +
    directionCss(content.language) +
    widestWords(pages, fonts, ownGlobalCss)
  const styleHashes = new Set([hashOf(sharedCss)])
  for (const { route, story, path, page } of pages) {
    const ownCss = posterPlaces([route.scene]) + page.css
    styleHashes.add(hashOf(ownCss))
    const head = [
      page.head,
      ...fonts
        .filter(({ preload }) => preload)
        .map(
          ({ fileName }) =>
            `<link rel="preload" href="${base}${fileName}" as="font" type="font/woff2" crossorigin>`,
        ),
      `<style>${sharedCss}</style>`,
      `<style data-page>${ownCss}</style>`,
      ...(route.noindex ? [] : [jsonLd(structuredData(config, content, route.id, story))]),
    ].join('\n    ')
    const filled = filledTemplate(template, route.id, content, base, { head, app: page.html })
    const html = withStartScript(filled, scriptsOf(manifest, route.id, base))
    const file = fileOf(path)
    write(join(outDir, file), html)
  }
  remove(dirname(manifestFile))
  return styleHashes
}
