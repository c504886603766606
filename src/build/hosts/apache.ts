import { encodings } from '../compress.ts'
import { cachedFolders, mediaTypes, pathPatterns, quote, REVALIDATE, textExtensions } from './siteRules.ts'
import type { SiteRules } from './siteRules.ts'

/** Apache matches paths without their first slash where rules belong to a folder. */
const inFolder = (pattern: string) => `"${pattern.replace('^/', '^')}"`

/**
 * The rules of the site for Apache 2.4, which fit a `<Directory>` section and an `.htaccess` file alike. They need
 * mod_rewrite, mod_headers, mod_mime and mod_dir.
 */
export function apacheSite({ security }: SiteRules): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `AddType "${type}" .${extension}`)
  return `${[
    '# Rules of the site for Apache 2.4. Include this file in the <Directory> section of the built folder, or copy it',
    '# there as .htaccess (which needs AllowOverride All).',
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'FileETag MTime Size',
    ...types,
    // Debian calls .gz a type and .br a language.
    'RemoveType .gz',
    'RemoveLanguage .br',
    ...encodings.map(({ name, suffix }) => `AddEncoding ${name} ${suffix}`),
    ...Object.entries(security).map(([name, value]) => `Header always set ${name} ${quote(value)}`),
    `Header always set Cache-Control ${quote(REVALIDATE)}`,
    ...Object.entries(cachedFolders).map(
      ([folder, value]) =>
        `Header always set Cache-Control ${quote(value)} "expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#^/${folder}/#"`,
    ),
    `<FilesMatch "\\.(?:${textExtensions.join('|')})(?:\\.br|\\.gz)?$">`,
    '    Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    'RewriteEngine On',
    '# The page of every 404 comes here again, as an internal request.',
    'RewriteCond %{ENV:REDIRECT_STATUS} =404',
    'RewriteRule "^404\\.html$" "-" [END]',
    `RewriteRule ${inFolder(pathPatterns.pageAlias)} "/$1" [R=308,END]`,
    `RewriteRule ${inFolder(pathPatterns.homeAlias)} "/" [R=308,END]`,
    '# Files that only servers read.',
    'RewriteRule "^_|(?:^|/)\\.(?!well-known/)|\\.(?:br|gz|html)$" "-" [R=404,END]',
    'RewriteRule "^$" "index.html"',
    `RewriteRule ${inFolder(pathPatterns.page)} "$1.html"`,
    ...encodings.flatMap(({ name, suffix }) => [
      `RewriteCond %{HTTP:Accept-Encoding} "\\b${name}\\b"`,
      `RewriteCond %{REQUEST_FILENAME}${suffix} -f`,
      `RewriteRule "^(.+)$" "$1${suffix}" [END]`,
    ]),
    'RewriteRule "^" "-" [END]',
  ].join('\n')}\n`
}

/** A complete example: HTTPS with a certificate of certbot's, and HTTP redirected to it. */
export function apacheServer({ siteUrl }: SiteRules): string {
  const { hostname: host } = new URL(siteUrl)
  return `# Example for /etc/apache2/sites-available/. Change the paths, then:
# a2enmod rewrite headers mime dir ssl && apachectl configtest && apachectl graceful
<VirtualHost *:80>
    ServerName ${host}
    Redirect permanent / https://${host}/
</VirtualHost>
<VirtualHost *:443>
    ServerName ${host}
    SSLEngine on
    SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem
    SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem
    DocumentRoot /var/www/${host}/dist
    <Directory /var/www/${host}/dist>
        Require all granted
        Include /var/www/${host}/dist-hosts/apache/site.conf
    </Directory>
</VirtualHost>
`
}
