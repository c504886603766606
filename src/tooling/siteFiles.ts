import { join } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { fileOf, routesWith } from '../routes/table.ts'
import { baseOf } from '../shared/paths.ts'
import { storiesOf } from './content/projectModules.ts'
import type { Content, Contents } from './content/contentSchemas.ts'
import { write } from './files.ts'

function sitemap(siteUrl: string, contents: readonly Content[]): string {
  const entries = contents
    .flatMap((content) => [
      ...routesWith(content)
        .filter(({ noindex }) => !noindex)
        .map(({ id }) => content.paths[id]),
      ...storiesOf(content).map(({ path }) => path),
    ])
    .map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  const start =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${start}\n${entries.join('\n')}\n</urlset>\n`
}

/**
 * Returns security.txt (RFC 9116). It expires a year after the first of the month: builds of one month are
 * equal.
 */
function securityTxt(siteUrl: string, agency: Content['agency']): string {
  const now = new Date()
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1))
  return [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${agency.languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Returns the file of a language's web manifest. */
export const manifestFileOf = ({ paths }: Content): string =>
  fileOf(paths.home).replace(/index\.html$/, 'site.webmanifest')

/** Returns the web manifest of a language. */
export function webManifest({ siteUrl }: SiteConfig, { agency, palette, language, paths }: Content): string {
  const base = baseOf(siteUrl)
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    lang: language,
    start_url: base + paths.home.slice(1),
    display: 'browser',
    background_color: palette.ground,
    theme_color: palette.ground,
    icons: [
      { src: `${base}mark.svg`, type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].map((size) => ({
        src: `${base}icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Writes files for crawlers and security researchers, and the web manifest of each language. */
export function writeSiteFiles(config: SiteConfig, contents: Contents, outDir: string): void {
  const { siteUrl } = config
  write(join(outDir, 'sitemap.xml'), sitemap(siteUrl, contents))
  write(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
  write(join(outDir, '.well-known/security.txt'), securityTxt(siteUrl, contents[0].agency))
  for (const content of contents) write(join(outDir, manifestFileOf(content)), webManifest(config, content))
}
