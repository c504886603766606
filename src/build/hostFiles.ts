import type { SiteConfig } from '../config/types.ts'
import { routes } from '../routes/table.ts'
import { colors } from '../theme/tokens.ts'
import { cachedFolders, securityHeaders } from './headers.ts'

type Headers = Readonly<Record<string, string>>

/** The `_headers` file of Netlify and Cloudflare Pages, which the preview server reads too. */
function netlifyHeaders(global: Headers): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const cached = Object.entries(cachedFolders).map(([folder, value]) =>
    block(`/${folder}/*`, { 'Cache-Control': value }),
  )
  return `${[block('/*', global), ...cached].join('\n')}\n`
}

function vercelJson(global: Headers): string {
  const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
  const headers = [
    { source: '/(.*)', headers: list(global) },
    ...Object.entries(cachedFolders).map(([folder, value]) => ({
      source: `/${folder}/(.*)`,
      headers: list({ 'Cache-Control': value }),
    })),
  ]
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`
}

function sitemap(siteUrl: string): string {
  const entries = routes
    .filter((route) => route.indexed)
    .map((route) => `  <url><loc>${new URL(route.path, siteUrl).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function webManifest({ brand }: SiteConfig): string {
  const icons = [
    { src: '/mark.svg', type: 'image/svg+xml', sizes: 'any' },
    ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` })),
  ]
  const ink = colors['ink-950']
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns the files for hosts and crawlers: content by file name. */
export function hostFiles(config: SiteConfig, styleHashes: readonly string[]): Record<string, string> {
  const global = securityHeaders(config, styleHashes)
  return {
    _headers: netlifyHeaders(global),
    'vercel.json': vercelJson(global),
    'sitemap.xml': sitemap(config.siteUrl),
    'robots.txt': robots(config.siteUrl),
    'site.webmanifest': webManifest(config),
  }
}

/** Returns the headers of a path from the content of a `_headers` file. Later blocks override earlier ones. */
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
