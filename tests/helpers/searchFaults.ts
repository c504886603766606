import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markupProblems } from './schemaOrg/markupProblems.ts'

/** Texts of links that say nothing about their targets, from Lighthouse's audit "link-text". */
const EMPTY_LINK_TEXTS = new Set([
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'right here',
  'read more',
  'see more',
  'start',
  'this',
])

/** Lines of a robots.txt that crawlers understand and that do not keep them from the site. */
const ROBOTS_LINE = /^(?:|#.*|User-agent: \S+|Allow: \/\S*|Sitemap: https?:\/\/\S+)$/

interface IndexedPage {
  path: string
  file: string
  indexed: boolean
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Returns the attributes of every element with a tag name. */
function elements(html: string, tag: string): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
          name,
          decoded(value),
        ]),
      ),
  )
}

/** Returns faults in a page's head tags that other sites read for the preview of a link. */
function shareFaults(
  meta: ReadonlyMap<string, string>,
  canonical: string | undefined,
  title: string,
): string[] {
  const wanted: Record<string, string | undefined> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': meta.get('description'),
    ...(canonical === undefined ? {} : { 'og:url': canonical, 'twitter:card': 'summary_large_image' }),
  }
  const faults = Object.entries(wanted).flatMap(([name, value]) =>
    meta.get(name) === value ? [] : [`${name} is ${meta.get(name)} instead of ${value}`],
  )
  if (!meta.get('og:site_name')) faults.push('og:site_name is missing')
  return faults
}

/**
 * Returns what a search engine would object to in a built site: the audits of Lighthouse's category "SEO" that files
 * can answer, structured data against schema.org's definitions, and the tags for previews of links.
 */
export function searchFaults(folder: string, siteUrl: string, pages: readonly IndexedPage[]): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  /** Titles and descriptions of a site differ, or search results cannot be told apart. */
  const claim = (what: string, file: string) => {
    const other = seen.get(what)
    if (other !== undefined) faults.push(`${file}: ${other} has the same ${what}`)
    seen.set(what, file)
  }
  for (const { path, file, indexed } of pages) {
    const html = readFileSync(join(folder, file), 'utf8')
    const fault = (text: string) => faults.push(`${file}: ${text}`)
    const metas = elements(html, 'meta')
    const meta = new Map(
      metas.map((tag) => [tag.get('name') ?? tag.get('property') ?? '', tag.get('content') ?? '']),
    )
    const title = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    const description = meta.get('description') ?? ''
    if (title.trim() === '') fault('the title is empty')
    if (description.trim().length < 20) fault('the description is missing or very short')
    claim(`title "${title}"`, file)
    claim(`description "${description}"`, file)
    const viewport = meta.get('viewport') ?? ''
    if (!viewport.includes('width=device-width') || /user-scalable|maximum-scale/.test(viewport))
      fault(`the viewport is "${viewport}"`)
    if (!/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/.test(elements(html, 'html')[0]?.get('lang') ?? ''))
      fault('the html element has no language')
    if (/noindex|none/.test(meta.get('robots') ?? '') === indexed)
      fault('robots and the table of routes differ')
    const links = elements(html, 'link')
    const canonicals = links.filter((link) => link.get('rel') === 'canonical').map((link) => link.get('href'))
    const wanted = indexed ? [siteUrl + path] : []
    if (canonicals.join() !== wanted.join()) fault(`the canonical address is ${canonicals.join()}`)
    for (const link of links)
      if (link.has('hreflang') && !link.get('href')?.startsWith('https://'))
        fault('an hreflang is no full address')
    faults.push(...shareFaults(meta, canonicals[0], title).map((text) => `${file}: ${text}`))
    const share = meta.get('og:image')
    if (indexed !== (share !== undefined)) fault('the share picture and the table of routes differ')
    if (share !== undefined && !existsSync(join(folder, share.replace(siteUrl, ''))))
      fault(`${share} is not built`)
    if (share !== undefined && !meta.get('og:image:alt')) fault('the share picture has no description')
    for (const [, attributes = '', content = ''] of html.matchAll(/<a(\s[^>]*)>([\s\S]*?)<\/a>/g)) {
      const href = decoded(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? '')
      const label = /\saria-label="([^"]*)"/.exec(attributes)?.[1]
      const text = decoded(label ?? content.replaceAll(/<[^>]+>/g, ' '))
        .replaceAll(/\s+/g, ' ')
        .trim()
      if (!/^(?:https:\/\/|\/|#|mailto:|tel:)/.test(href)) fault(`the link "${text}" leads to "${href}"`)
      if (text === '' || EMPTY_LINK_TEXTS.has(text.toLowerCase()))
        fault(`the text "${text}" of the link to ${href} does not say where it leads`)
    }
    for (const image of elements(html, 'img')) if (!image.has('alt')) fault(`${image.get('src')} has no alt`)
    for (const tag of ['object', 'embed', 'applet']) if (html.includes(`<${tag}`)) fault(`it has an ${tag}`)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    if (blocks.length !== (indexed ? 1 : 0)) fault(`it has ${blocks.length} blocks of structured data`)
    for (const [, block = ''] of blocks)
      for (const problem of markupProblems(JSON.parse(block))) fault(problem)
  }
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8').split('\n')
  for (const line of robots) if (!ROBOTS_LINE.test(line)) faults.push(`robots.txt: "${line}"`)
  if (/x-robots-tag/i.test(readFileSync(join(folder, '_headers'), 'utf8')))
    faults.push('_headers: X-Robots-Tag')
  return faults
}
