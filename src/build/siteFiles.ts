import type { SiteConfig } from '../config/site.ts'
import { routesWith } from '../routes/table.ts'
import { colors } from '../theme/tokens.ts'
import type { Content } from './content/readContent.ts'

function sitemap(siteUrl: string, { counts }: Content): string {
  const entries = routesWith(counts)
    .filter((route) => route.indexed)
    .map((route) => `  <url><loc>${new URL(route.path, siteUrl).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** Returns security.txt (RFC 9116). It expires a year after the first of the month: builds of one month are equal. */
function securityTxt(siteUrl: string, { agency }: Content, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1))
  return [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const png = (src: string, size: number) => ({ src, type: 'image/png', sizes: `${size}x${size}` })

function webManifest({ agency }: Content): string {
  const icons = [
    { src: '/mark.svg', type: 'image/svg+xml', sizes: 'any' },
    png('/icon-192.png', 192),
    png('/icon-512.png', 512),
  ]
  const ink = colors['ink-950']
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    start_url: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns files for crawlers, home screens and security researchers, by file name. `now` is the time of the build. */
export function siteFiles({ siteUrl }: SiteConfig, content: Content, now: Date): Record<string, string> {
  return {
    'sitemap.xml': sitemap(siteUrl, content),
    'robots.txt': robots(siteUrl),
    'site.webmanifest': webManifest(content),
    '.well-known/security.txt': securityTxt(siteUrl, content, now),
  }
}
