import { join } from 'node:path'
import type { SiteConfig } from '../config/site.ts'
import { routesWith } from '../routes/table.ts'
import { storiesOf } from './content/projectModules.ts'
import type { Contents } from './content/contentSchemas.ts'
import { write } from './files.ts'

/** File of the build that lists its pages for search engines. */
export const SITEMAP = 'sitemap.xml'

function sitemap(siteUrl: string, contents: Contents): string {
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

/** Writes files for crawlers. */
export function writeCrawlerFiles({ siteUrl }: SiteConfig, contents: Contents, outDir: string): void {
  write(join(outDir, SITEMAP), sitemap(siteUrl, contents))
  write(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${SITEMAP}\n`)
}
