import { exampleOf, pathRules } from './pathRules.ts'
import { braced, cachedFolders, mediaTypes, quote, REVALIDATE, textExtensions } from './siteRules.ts'
import type { SiteRules } from './siteRules.ts'

const block = (head: string, lines: readonly string[]) => braced(head, lines, '\t')

/**
 * Headers that replace those of `file_server`. It takes types from lists of the system, which can lack some.
 */
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
export function caddySite(rules: SiteRules): string {
  const { security, base } = rules
  const { start, page, folders, redirects } = pathRules(rules)
  const headers = Object.entries({ ...security, 'Cache-Control': REVALIDATE })
  const everywhere = block(
    'header',
    headers.map(([name, value]) => `${name} ${quote(value)}`),
  )
  const notFound = block('map {path} {not_found}', [
    ...folders.slice(0, -1).map((folder) => `~${start}${folder} ${base}${folder}404.html`),
    `default ${base}404.html`,
  ])
  return `${[
    `# Rules of the site for Caddy. Import it in a site block whose root is ${exampleOf(rules).rootIs}.`,
    // Caddy sorts directives; in a route they keep their order, and later headers replace earlier ones.
    block('route', [
      everywhere,
      ...Object.entries(cachedFolders).map(
        ([folder, value]) => `header ${base}${folder}/* Cache-Control ${quote(value)}`,
      ),
      'map {query} {suffix} {\n\t"" ""\n\tdefault "?{query}"\n}',
      ...redirects.flatMap(({ name, from, to }) => [
        `@${name} path_regexp ${name} ${from}`,
        `redir @${name} ${to.replace('$1', `{re.${name}.1}`)}{suffix} 308`,
      ]),
      '# Files that only servers read.',
      `@unserved {\n\tpath ${base}_* *.br *.gz *.html */.* /.*\n\tnot path ${base}.well-known/*\n}`,
      'error @unserved 404',
      '# The file system refuses a null character and a long name, which Caddy answers with 500.',
      '@noName path_regexp \\x00|[^/]{250}',
      'error @noName 404',
      `@page path_regexp page ${page}`,
      `rewrite @page ${base}{re.page.1}.html`,
      ...folders.map((folder) => `rewrite ${base}${folder} ${base}${folder}index.html`),
      ...fileHeaders,
      serveFiles,
    ]),
    block('handle_errors', [
      block('route', [everywhere, notFound, 'rewrite * {not_found}', ...fileHeaders, serveFiles]),
    ]),
  ].join('\n')}\n`
}

/** A complete Caddyfile. Caddy gets a certificate for SITE_ADDRESS by itself where that is a host name. */
export function caddyfile(rules: SiteRules): string {
  const { host, other, root, rootIs } = exampleOf(rules)
  return `# Run with: caddy run --config dist-hosts/caddy/Caddyfile
# SITE_ADDRESS is a host name, or http://:8080 behind a proxy that ends HTTPS. SITE_ROOT is ${rootIs}.
{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:${root}}
	import site.caddy
}
# The other name. Remove the # if ${other} has a DNS record.
# ${other} {
# 	redir https://${host}{uri} permanent
# }
`
}

/**
 * An image that serves the built folder, such as `dist`, over plain HTTP on port 8080, for a proxy that ends
 * HTTPS.
 */
export function containerfile({ base }: SiteRules, outFolder: string): string {
  return `# Build in the folder that holds ${outFolder}:
#   podman build --format docker -f ${outFolder}-hosts/container/Containerfile -t site .
#   podman run --rm -p 8080:8080 site
# A proxy in front of it has the certificate. The image keeps nothing, so it needs no volume.
FROM docker.io/library/caddy:2.11.3-alpine
COPY ${outFolder}-hosts/caddy /etc/caddy
COPY ${outFolder} /srv${base.slice(0, -1)}
ENV SITE_ADDRESS=http://:8080 SITE_ROOT=/srv XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER nobody
EXPOSE 8080
HEALTHCHECK CMD wget -q --spider http://127.0.0.1:8080${base}
`
}
