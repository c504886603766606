import type { SiteConfig } from '../config/site.ts'
import { fileOf, routesWith } from '../routes/table.ts'
import { baseOf } from '../shared/paths.ts'
import { storiesOf } from './content/modules.ts'
import type { Content } from './content/readContent.ts'

function sitemap(siteUrl: string, contents: readonly Content[]): string {
  const entries = contents
    .flatMap((content) => [
      ...routesWith(content.counts)
        .filter(({ noindex }) => !noindex)
        .map(({ id }) => content.paths[id]),
      ...storiesOf(content).map(({ path }) => path),
    ])
    .map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** Returns security.txt (RFC 9116). It expires a year after the first of the month: builds of one month are equal. */
function securityTxt(siteUrl: string, agency: Content['agency'], now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1))
  return [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${agency.languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const png = (src: string, size: number) => ({ src, type: 'image/png', sizes: `${size}x${size}` })

/** Returns the file of a language's web manifest. */
export const manifestFileOf = ({ paths }: Content): string =>
  fileOf(paths.home).replace(/index\.html$/, 'site.webmanifest')

/** Returns the web manifest of a language. */
export function webManifest({ siteUrl }: SiteConfig, { agency, palette, language, paths }: Content): string {
  const base = baseOf(siteUrl)
  const icons = [
    { src: `${base}mark.svg`, type: 'image/svg+xml', sizes: 'any' },
    png(`${base}icon-192.png`, 192),
    png(`${base}icon-512.png`, 512),
  ]
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    lang: language,
    start_url: base + paths.home.slice(1),
    display: 'browser',
    background_color: palette.ground,
    theme_color: palette.ground,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns files for crawlers and security researchers, by file name. `now` is the time of the build. */
export function siteFiles(
  { siteUrl }: SiteConfig,
  contents: readonly [Content, ...Content[]],
  now: Date,
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(siteUrl, contents),
    'robots.txt': robots(siteUrl),
    '.well-known/security.txt': securityTxt(siteUrl, contents[0].agency, now),
  }
}
