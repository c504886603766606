import { pathRules } from './pathRules.ts'
import { cachedFolders, mediaTypes, quote, REVALIDATE, textExtensions, type SiteRules } from './siteRules.ts'

/**
 * The rules of the site as the `.htaccess` of Apache 2.4, in the built folder. They need mod_rewrite,
 * mod_headers, mod_mime and mod_dir, which cheap hosting has.
 */
export function htaccess(rules: SiteRules): string {
  const { security, base } = rules
  const { start, page, folders, redirects } = pathRules(rules)
  /** Apache matches paths from the folder in which the file lies. */
  const inFolder = (pattern: string) => `"${pattern.replace(start, '^')}"`
  return `${[
    '# Rules of the site for Apache 2.4: copy this file into the folder of the site as .htaccess.',
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
    ...Object.entries(mediaTypes).map(([extension, type]) => `AddType "${type}" .${extension}`),
    ...Object.entries(security).map(([name, value]) => `Header always set ${name} ${quote(value)}`),
    `Header always set Cache-Control ${quote(REVALIDATE)}`,
    ...Object.entries(cachedFolders).map(
      ([folder, value]) =>
        `Header always set Cache-Control ${quote(value)} ` +
        `"expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~ m#${start}${folder}/#"`,
    ),
    '# Compressed answers have an ETag of their own, which Apache does not know when it comes back.',
    `RequestHeader edit* If-None-Match '-(?:gzip|br)"' '"'`,
    '<IfModule mod_deflate.c>',
    `    <FilesMatch "\\.(?:${textExtensions.join('|')})$">`,
    '        SetOutputFilter DEFLATE',
    '    </FilesMatch>',
    '</IfModule>',
    'RewriteEngine On',
    ...(base === '/' ? [] : [`RewriteBase ${base}`, 'RewriteOptions AllowNoSlash']),
    ...redirects.flatMap(({ from, to }) =>
      // The folder without its slash.
      from.startsWith(start)
        ? [`RewriteRule ${inFolder(from)} "${to}" [R=308,END]`]
        : [`RewriteCond %{REQUEST_URI} "${from}"`, `RewriteRule "^" "${to}" [R=308,END]`],
    ),
    '# The page of a 404 comes here again, as an internal request.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !=404',
    '# Files that only servers read.',
    'RewriteRule "^_|(?:^|/)\\.(?!well-known/)|\\.(?:br|gz|html)$" "-" [R=404]',
    ...folders.map((folder) => `RewriteRule "^${folder}$" "${folder}index.html" [END]`),
    `RewriteRule ${inFolder(page)} "$1.html" [END]`,
  ].join('\n')}\n`
}
