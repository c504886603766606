import { globSync } from 'node:fs'
import type { SiteRules } from './siteRules.ts'

/** Returns the files of the pages in a built folder. */
export function pagesIn(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[\w/-]+\.html$/.test(file))
    .toSorted()
}

/**
 * Returns how paths lead to pages. Regular expressions are in the syntax that nginx and Vercel share. Pages
 * are listed by name, so that no text of a visitor's gets into a `Location` header.
 */
export function pathRules({ base, pages }: Pick<SiteRules, 'base' | 'pages'>) {
  const folders = pages
    .filter((file) => /(^|\/)404\.html$/.test(file))
    .map((file) => file.slice(0, -'404.html'.length))
    .toSorted((a, b) => b.length - a.length)
  const ofFolders = new Set(folders.flatMap((folder) => [`${folder}404.html`, `${folder}index.html`]))
  const names = pages.filter((file) => !ofFolders.has(file)).map((file) => file.replace(/\.html$/, ''))
  const start = `^${base.replaceAll('.', '\\.')}`
  const languages = folders.filter((folder) => folder !== '').map((folder) => folder.slice(0, -1))
  const redirects = [
    { from: `${start}(${names.join('|')})(?:/|\\.html)$`, to: `${base}$1` },
    { from: `${start}index(?:\\.html)?$`, to: base },
    { from: `${start}(${languages.join('|')})(?:/index(?:\\.html)?)?$`, to: `${base}$1/` },
    { from: `${start.slice(0, -1)}$`, to: base },
  ]
  return {
    /** Begin of every path, as a regular expression. */
    start,
    /**
     * Folders with an `index.html` at their path and a `404.html` for unknown paths, the deepest first: `nb/`
     * and ``.
     */
    folders,
    /** Names of the pages that are served without their extension: `about` for `about.html`. */
    names,
    /** `/about`, which is the file about.html. The first group is the name of the page. */
    page: `${start}(${names.join('|')})$`,
    /**
     * Other addresses, redirected for good: `/about/` and `/about.html`, `/index.html`, `/nb` and
     * `/nb/index`.
     */
    redirects: redirects.filter(({ from }) => !from.includes('()') && from !== '^$'),
  }
}

/**
 * The `_redirects` file of Netlify, which otherwise answers all unknown paths with the first 404.html.
 * Cloudflare Pages takes the closest one and ignores these lines. Empty for one language.
 */
export function redirectsFile(rules: SiteRules): string {
  const folders = pathRules(rules).folders.filter((folder) => folder !== '')
  return folders.map((folder) => `${rules.base}${folder}* ${rules.base}${folder}404.html 404\n`).join('')
}
