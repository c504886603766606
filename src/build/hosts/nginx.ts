import { cachedFolders, mediaTypes, pathPatterns, quote, REVALIDATE, type SiteRules } from './siteRules.ts'

const header = (name: string, value: string, always: boolean) =>
  `add_header ${name} ${quote(value)}${always ? ' always' : ''};`

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n')

/** The rules of the site for one nginx `server` block: everything but names, ports, certificates and `root`. */
export function nginxSite({ security }: SiteRules): string {
  const everywhere = Object.entries(security).map(([name, value]) => header(name, value, true))
  // A location with an add_header of its own inherits none.
  const revalidated = [...everywhere, header('Cache-Control', REVALIDATE, true)]
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${quote(type)} ${extension};`)
  return `${[
    '# Rules of the site for nginx. Include this file in a server block that sets root to the built folder.',
    block('types', types),
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
    'error_page 404 /404.html;',
    ...everywhere,
    block('location = /', ['try_files /index.html =404;', ...revalidated]),
    block('location = /404.html', ['internal;', ...revalidated]),
    block(`location ~ ${pathPatterns.page}`, ['try_files /$1.html =404;', ...revalidated]),
    block(`location ~ ${pathPatterns.pageAlias}`, ['return 308 /$1$is_args$args;']),
    block(`location ~ ${pathPatterns.homeAlias}`, ['return 308 /$is_args$args;']),
    '# Files that only servers read.',
    block('location ~ ^/_|/\\.(?!well-known/)|\\.(?:br|gz|html)$', ['return 404;']),
    ...Object.entries(cachedFolders).map(([folder, value]) =>
      // Without "always", nginx adds the header to successes only. A 404 keeps the header of 404.html.
      block(`location /${folder}/`, [
        'try_files $uri =404;',
        ...everywhere,
        header('Cache-Control', value, false),
      ]),
    ),
    block('location /', ['try_files $uri =404;', ...revalidated]),
  ].join('\n')}\n`
}

/** A complete example: HTTPS with a certificate of certbot's, and HTTP redirected to it. */
export function nginxServer({ siteUrl }: SiteRules): string {
  const { hostname: host } = new URL(siteUrl)
  return `# Example for /etc/nginx/conf.d/. Change the paths, then: nginx -t && nginx -s reload
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    return 301 https://$host$request_uri;
}
server {
    listen 443 ssl;
    listen [::]:443 ssl;
    # Before nginx 1.25.1, without this line and with "ssl http2" in the two above.
    http2 on;
    server_name ${host};
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
    root /var/www/${host}/dist;
    include /var/www/${host}/dist-hosts/nginx/site.conf;
}
`
}
