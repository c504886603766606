import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/site.ts'
import type { render } from '../entry-server.tsx'
import { fileOf, openingOf, routesWith, type RouteId } from '../routes/table.ts'
import { globalCss } from '../theme/css.ts'
import { baseOf } from '../shared/paths.ts'
import { escapeHtml } from '../shared/text.ts'
import type { Content } from './content/readContent.ts'
import type { PreparedFont } from './fonts.ts'
import { isRightToLeft, languageAttributes } from './documentShell.ts'
import { storiesOf } from './content/modules.ts'
import { hashOf } from './headers.ts'
import { manifestFileOf, webManifest } from './siteFiles.ts'
import { posterMarkup } from './posterMarkup.ts'
import { withStartScript } from './startScript.ts'
import { jsonLd, structuredData } from './structuredData.ts'

interface ServerEntry {
  render: typeof render
}

/** The part of a chunk in Vite's manifest that prerendering reads. */
interface ManifestChunk {
  file: string
  imports?: string[]
}

export interface PrerenderJob {
  config: SiteConfig
  content: Content
  /** Folder of the client's build, to which the pages are written. */
  outDir: string
  /** Path of the built `entry-server.tsx`. */
  serverEntry: string
  fonts: readonly PreparedFont[]
}

/** Returns the files of a page's chunk and its static imports, without those that the template loads already. */
function chunkFiles(
  manifest: Readonly<Record<string, ManifestChunk>>,
  id: RouteId,
  template: string,
): string[] {
  // The manifest names a chunk by its source: `src/pages/legal/TermsPage.tsx`.
  const source = `/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no chunk for ${name}: lazyPages.ts must import such a file.`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  visit(Object.keys(manifest).find((name) => name.endsWith(source)) ?? source)
  return [...seen].filter((file) => !template.includes(file))
}

/** @throws {Error} for markup that needs JavaScript or that the content security policy blocks */
function assertStatic(file: string, html: string): void {
  const faults: [RegExp, string][] = [
    [/id="S:|<!--\$\?-->|<!--\$!-->/, 'suspended content'],
    [/<script(?![^>]*(?:application\/ld\+json|\sdata-entry=))/, 'a script of its own'],
    [/\sstyle="/, 'a style attribute'],
    [/\son[a-z]+="/, 'an inline event handler'],
  ]
  const found = faults.filter(([pattern]) => pattern.test(html)).map(([, what]) => what)
  // UTF-8 has no half of a surrogate pair. The file would differ from what React renders in the browser.
  if (!html.isWellFormed()) found.push('half of a character, such as `[0]` takes of an emoji')
  if (found.length > 0) throw new Error(`${file} contains ${found.join(' and ')}.`)
}

/** Writes the pages of one language into `outDir`: one HTML file per route. Returns the hashes of inline styles. */
export async function prerenderSite({
  config,
  content,
  outDir,
  serverEntry,
  fonts,
}: PrerenderJob): Promise<{ styleHashes: string[] }> {
  const base = baseOf(config.siteUrl)
  const servedRoutes = routesWith(content.counts)
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerEntry
  const template = readFileSync(join(outDir, 'index.html'), 'utf8')
  const manifestFile = join(outDir, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  const sharedCss = fonts.map((font) => font.css).join('') + globalCss(servedRoutes, content.palette)
  const fontLinks = fonts
    .filter((font) => font.preload)
    .map(
      (font) => `<link rel="preload" href="${base}${font.fileName}" as="font" type="font/woff2" crossorigin>`,
    )
  const styleHashes = new Set([hashOf(sharedCss)])
  const write = (name: string, text: string) => {
    const target = join(outDir, name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }

  const pages = servedRoutes.flatMap((route) => [
    { route, path: content.paths[route.id], title: null },
    ...(route.id === 'portfolio'
      ? storiesOf(content).map(({ path, title }) => ({ route, path, title }))
      : []),
  ])
  for (const { route, path, title } of pages) {
    const page = await server.render(route.id, base.slice(0, -1) + path)
    styleHashes.add(hashOf(page.styles.css))
    const head = [
      page.head,
      `<meta property="og:site_name" content="${escapeHtml(content.agency.name)}">`,
      `<link rel="manifest" href="${base}${manifestFileOf(content)}">`,
      ...fontLinks,
      ...chunkFiles(manifest, route.id, template).map(
        (file) => `<link rel="modulepreload" href="${base}${file}" crossorigin>`,
      ),
      `<style>${sharedCss}</style>`,
      `<style data-ids="${page.styles.ids}">${page.styles.css}</style>`,
      ...(route.noindex
        ? []
        : [jsonLd(structuredData(config, content, route.id, title === null ? null : { path, title }))]),
    ].join('\n    ')
    const html = withStartScript(
      template
        .replace('<html ', `<html ${languageAttributes(content.language)} `)
        .replace('data-route="home"', `data-route="${route.id}"`)
        .replace('<!--head-->', () => head)
        .replace('<!--poster-->', () =>
          posterMarkup(openingOf(route.id), base, isRightToLeft(content.language)),
        )
        .replace('<!--app-->', () => page.html),
    )
    const file = fileOf(path)
    assertStatic(file, html)
    write(file, html)
  }
  write(manifestFileOf(content), webManifest(config, content))
  rmSync(dirname(manifestFile), { recursive: true })
  return { styleHashes: [...styleHashes] }
}
