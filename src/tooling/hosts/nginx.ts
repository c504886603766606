import { pathRules } from './pathRules.ts'
import { cachedFolders, mediaTypes, quote, REVALIDATE, type SiteRules } from './siteRules.ts'

const braced = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line.replaceAll('\n', '\n    ')}`), '}'].join('\n')

const header = (name: string, value: string, always: boolean) =>
  `add_header ${name} ${quote(value)}${always ? ' always' : ''};`

/**
 * The rules of the site for one nginx `server` block: everything but names, ports, certificates and `root`.
 */
export function nginxSite(rules: SiteRules): string {
  const { security, base } = rules
  const { start, page, folders, redirects } = pathRules(rules)
  const everywhere = Object.entries(security).map(([name, value]) => header(name, value, true))
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${quote(type)} ${extension};`)
  return `${[
    '# Rules of the site for nginx. Include it in a server block. Its root is the built folder, or the',
    '# folder that holds the built one as the path of a site below a path.',
    braced('types', types),
    'default_type application/octet-stream;',
    'server_tokens off;',
    'autoindex off;',
    'absolute_redirect off;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    '# With the module ngx_http_brotli_static_module, answers are a fifth smaller:',
    '# brotli_static on;',
    `set $not_found ${base}404.html;`,
    ...folders
      .slice(0, -1)
      .map((folder) => braced(`if ($uri ~ ${start}${folder})`, [`set $not_found ${base}${folder}404.html;`])),
    'error_page 404 $not_found;',
    // Locations inherit them, unless they have an add_header of their own.
    ...everywhere,
    header('Cache-Control', REVALIDATE, true),
    ...folders.flatMap((folder) => [
      braced(`location = ${base}${folder}`, [`try_files ${base}${folder}index.html =404;`]),
      braced(`location = ${base}${folder}404.html`, ['internal;']),
    ]),
    braced(`location ~ ${page}`, [`try_files ${base}$1.html =404;`]),
    ...redirects.map(({ from, to }) => braced(`location ~ ${from}`, [`return 308 ${to}$is_args$args;`])),
    '# Files that only servers read.',
    braced(`location ~ ${start}_|/\\.(?!well-known/)|\\.(?:br|gz|html)$`, ['return 404;']),
    ...Object.entries(cachedFolders).map(([folder, value]) =>
      // Without "always", nginx adds the header to successes only. A 404 keeps the header of 404.html.
      braced(`location ${base}${folder}/`, [
        'try_files $uri =404;',
        ...everywhere,
        header('Cache-Control', value, false),
      ]),
    ),
    braced('location /', ['try_files $uri =404;']),
  ].join('\n')}\n`
}
