import { encodings } from '../compress.ts'
import { exampleOf, pathRules } from './pathRules.ts'
import { cachedFolders, mediaTypes, quote, REVALIDATE, textExtensions } from './siteRules.ts'
import type { SiteRules } from './siteRules.ts'

/**
 * The rules of the site for Apache 2.4, which fit a `<Directory>` section and an `.htaccess` file alike. They
 * need mod_rewrite, mod_headers, mod_mime and mod_dir.
 */
export function apacheSite(rules: SiteRules): string {
  const { security, base } = rules
  const { start, page, folders, redirects } = pathRules(rules)
  /** Apache matches paths from the folder to which rules belong. */
  const inFolder = (pattern: string) => `"${pattern.replace(start, '^')}"`
  const types = Object.entries(mediaTypes).map(([extension, type]) => `AddType "${type}" .${extension}`)
  return `${[
    '# Rules of the site for Apache 2.4. Include this file in the <Directory> section of the folder, or',
    '# copy it there as .htaccess (which needs AllowOverride All).',
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    `ErrorDocument 404 ${base}404.html`,
    ...folders
      .slice(0, -1)
      .flatMap((folder) => [
        `<If "%{REQUEST_URI} =~ m#${start}${folder}#">`,
        `    ErrorDocument 404 ${base}${folder}404.html`,
        '</If>',
      ]),
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
        `Header always set Cache-Control ${quote(value)} ` +
        `"expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#${start}${folder}/#"`,
    ),
    `<FilesMatch "\\.(?:${textExtensions.join('|')})(?:\\.br|\\.gz)?$">`,
    '    Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    'RewriteEngine On',
    ...(base === '/' ? [] : [`RewriteBase ${base}`, 'RewriteOptions AllowNoSlash']),
    ...redirects.flatMap(({ name, from, to }) =>
      name === 'baseAlias'
        ? [`RewriteCond %{REQUEST_URI} "${from}"`, `RewriteRule "^" "${to}" [R=308,END]`]
        : [`RewriteRule ${inFolder(from)} "${to}" [R=308,END]`],
    ),
    '# The page of a 404 comes here again, as an internal request.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !=404',
    '# Files that only servers read.',
    'RewriteRule "^_|(?:^|/)\\.(?!well-known/)|\\.(?:br|gz|html)$" "-" [R=404]',
    ...folders.map((folder) => `RewriteRule "^${folder}$" "${folder}index.html"`),
    `RewriteRule ${inFolder(page)} "$1.html"`,
    ...encodings.flatMap(({ name, suffix }) => [
      `RewriteCond %{HTTP:Accept-Encoding} "\\b${name}\\b"`,
      `RewriteCond %{REQUEST_FILENAME}${suffix} -f`,
      `RewriteRule "^(.+)$" "$1${suffix}" [END]`,
    ]),
    // After END, no rule applies to the page of a 404.
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule "^" "-" [END]',
  ].join('\n')}\n`
}

/**
 * A complete example: HTTPS with a certificate of certbot's for both names, to which all else is redirected.
 */
export function apacheServer(rules: SiteRules): string {
  const { host, other, root, folder } = exampleOf(rules)
  return `# Example for /etc/apache2/sites-available/. Change the paths, then:
# a2enmod rewrite headers mime dir ssl && apachectl configtest && apachectl graceful
<VirtualHost *:80>
    ServerName ${host}
    ServerAlias ${other}
    Redirect permanent / https://${host}/
</VirtualHost>
# The other name. Leave this block out if ${other} has no DNS record.
<VirtualHost *:443>
    ServerName ${other}
    SSLEngine on
    SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem
    SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem
    Redirect permanent / https://${host}/
</VirtualHost>
<VirtualHost *:443>
    ServerName ${host}
    SSLEngine on
    SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem
    SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem
    DocumentRoot ${root}
    <Directory ${folder}>
        Require all granted
        Include /var/www/${host}/dist-hosts/apache/site.conf
    </Directory>
</VirtualHost>
`
}
