import { cachedFolders, mediaTypes, pathPatterns, quote, REVALIDATE, textExtensions } from './siteRules.ts'
import type { SiteRules } from './siteRules.ts'

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `\t${line.replaceAll('\n', '\n\t')}`), '}'].join('\n')

const headerBlock = (headers: Readonly<Record<string, string>>) =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
  )

/** Headers that replace those of `file_server`. It takes types from lists of the system, which can lack some. */
const fileHeaders = Object.entries(mediaTypes).flatMap(([extension, type]) => [
  `@${extension} path *.${extension}`,
  block(`header @${extension}`, [
    `Content-Type ${quote(type)}`,
    ...(textExtensions.includes(extension) ? ['Vary Accept-Encoding'] : []),
    'defer',
  ]),
])

const serveFiles = block('file_server', ['precompressed br gzip', 'disable_canonical_uris'])

/** The rules of the site for Caddy: everything but its address and `root`. */
export function caddySite({ security }: SiteRules): string {
  const everywhere = headerBlock({ ...security, 'Cache-Control': REVALIDATE })
  return `${[
    '# Rules of the site for Caddy. Import this file in a site block that sets root to the built folder.',
    // Caddy sorts directives; in a route they keep their order, and later headers replace earlier ones.
    block('route', [
      everywhere,
      ...Object.entries(cachedFolders).map(
        ([folder, value]) => `header /${folder}/* Cache-Control ${quote(value)}`,
      ),
      'map {query} {suffix} {\n\t"" ""\n\tdefault "?{query}"\n}',
      `@pageAlias path_regexp alias ${pathPatterns.pageAlias}`,
      'redir @pageAlias /{re.alias.1}{suffix} 308',
      `@homeAlias path_regexp ${pathPatterns.homeAlias}`,
      'redir @homeAlias /{suffix} 308',
      '# Files that only servers read.',
      '@unserved {\n\tpath /_* *.br *.gz *.html */.* /.*\n\tnot path /.well-known/*\n}',
      'error @unserved 404',
      '# The file system refuses a null character and a long name, which Caddy answers with 500.',
      '@noName path_regexp \\x00|[^/]{250}',
      'error @noName 404',
      `@page path_regexp page ${pathPatterns.page}`,
      'rewrite @page /{re.page.1}.html',
      'rewrite / /index.html',
      ...fileHeaders,
      serveFiles,
    ]),
    block('handle_errors', [block('route', [everywhere, 'rewrite * /404.html', ...fileHeaders, serveFiles])]),
  ].join('\n')}\n`
}

/** A complete Caddyfile. Caddy gets a certificate for SITE_ADDRESS by itself where that is a host name. */
export function caddyfile({ siteUrl }: SiteRules): string {
  const { hostname: host } = new URL(siteUrl)
  return `# Run with: caddy run --config dist-hosts/caddy/Caddyfile
# SITE_ADDRESS is a host name, or http://:8080 behind a proxy that ends HTTPS. SITE_ROOT is the built folder.
{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/var/www/${host}/dist}
	import site.caddy
}
`
}

/** An image that serves the built folder, such as `dist`, with Caddy over plain HTTP on port 8080. */
export function containerfile(outFolder: string): string {
  return `# Build in the folder that holds ${outFolder}:
#   podman build -f ${outFolder}-hosts/container/Containerfile -t site .
#   podman run --rm -p 8080:8080 site
FROM docker.io/library/caddy:2-alpine
COPY ${outFolder}-hosts/caddy /etc/caddy
COPY ${outFolder} /srv
# With SITE_ADDRESS set to a host name, and ports 80 and 443 published, Caddy gets a certificate by itself.
ENV SITE_ADDRESS=http://:8080 SITE_ROOT=/srv
EXPOSE 8080
`
}
