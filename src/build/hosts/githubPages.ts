import { cachedFolders } from '../headers.ts'
import type { SiteRules } from './siteRules.ts'

/** Returns a text about what GitHub Pages can and cannot do for the site. */
export function githubPages({ security }: SiteRules): string {
  const kept = Object.entries(cachedFolders).map(([folder, value]) => `  /${folder}: ${value}`)
  return `GitHub Pages

Works: the pages at their addresses (/about is about.html), 404.html for unknown addresses, HTTPS, gzip.

Cannot be had, since GitHub Pages sends no headers of a site's own:
- None of the security headers:
${Object.keys(security)
  .map((name) => `  ${name}`)
  .join('\n')}
  A frame-ancestors policy, HSTS beyond *.github.io and Trusted Types cannot be replaced by anything in the pages.
- Caching by kind of file. Every file is kept for 10 minutes; wanted are:
${kept.join('\n')}
- Redirects. /about/ answers 404, and /about.html answers with the page.
- Hiding files. Delete _headers and every .br and .gz file before publishing.
- The site under a path (user.github.io/repository). It needs a domain of its own, or user.github.io itself.

Publish an empty file .nojekyll beside the pages, or .well-known is left out. Prefer another host where you can.
`
}
