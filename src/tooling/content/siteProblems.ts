import { SITEMAP } from '../crawlerFiles.ts'
import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileOf, routes, routesWith } from '../../routes/table.ts'
import { slugOf } from '../../shared/text.ts'
import { lists, listNames, type Content, type Contents } from './contentSchemas.ts'
import { recordsIn, type ContentFile } from './contentFiles.ts'
import { storiesOf } from './projectModules.ts'
import { entriesIn, valueAt } from './values.ts'
import { fieldsWith, markedIn } from './jsonSchema.ts'

const idsOf = (sections: readonly { title: string }[]) => sections.map(({ title }) => slugOf(title))

/**
 * Returns what is wrong with a link to this site, or null. A link to a page without records is not shown, and
 * allowed.
 */
function linkProblem(href: string, { services, words }: Content, root: string): string | null {
  /** Ids made from content, by the table's path of their page: links of the content lead to no others. */
  const ids: Readonly<Record<string, readonly string[]>> = {
    '/services': services.map(({ slug }) => slug),
    '/privacy-policy': idsOf(words.pages.privacy.sections),
    '/terms': idsOf(words.pages.terms.sections),
  }
  const [target = '', anchor] = href.split('#')
  const path = target.replace(/\?.*/, '')
  if (!routes.some((route) => route.path === path)) {
    const isFile = /\.\w+$/.test(path) && existsSync(join(root, 'public', path))
    return isFile ? null : `leads to ${path}, which is no page`
  }
  if (anchor === undefined || ids[path]?.includes(anchor)) return null
  return `leads to ${href}, and no element of the page has this id`
}

/**
 * Characters that fit into the bar beside the agency's name at 1024 px: the pages' labels and the button's.
 */
const BAR_CHARACTERS = 60

/** Returns the paths of all fields of a file, such as `records.title`, without positions in lists. */
const fieldsOf = (value: unknown): ReadonlySet<string> =>
  new Set(entriesIn(value).map(({ path }) => path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '')))

/** A file in one language, or the part of a record. */
export interface Part extends Pick<ContentFile, 'path' | 'schema'> {
  language: string
  /** Before the names of its fields. */
  start: string
  /** As it is written. */
  own: unknown
  /** With its `{agency.name}` and the like filled. A record has what it lacks from the first language. */
  value: unknown
  problems: readonly string[]
}

/**
 * Returns a line for each outermost field that `part` lacks, may not lack, and the same file or record in
 * another language has.
 */
export function lackedBy(part: Part, other: Part): string[] {
  const { path, start, own, schema } = part
  const missing = fieldsOf(other.own).difference(fieldsOf(own))
  /** Whether a schema has named the field: it is missing here, or unknown there. */
  const isTold = (field: string) =>
    [part, other].some((each) =>
      each.problems.some((line) => line.replaceAll(/\.\d+\b/g, '').includes(`: ${each.start}${field}: `)),
    )
  return [...missing.difference(markedIn(schema))]
    .filter((field) => !missing.has(field.replace(/\.?\w+$/, '')) && !isTold(field))
    .map((field) => `${path}: ${start}${field}: is missing; ${start ? other.language : other.path} has it`)
}

/** Returns the problems of the records' number, names and order. */
function listProblems({ files }: Content): string[] {
  const problems: string[] = []
  for (const list of listNames) {
    const records = recordsIn(list, files)
    const { length } = records
    const { min, max } = lists[list]
    if (length < min || length > max)
      problems.push(`src/content/${list}: has ${length} records; its place has room for ${min} to ${max}`)
    for (const [index, { path, order, record }] of records.entries()) {
      const before = records[index - 1]
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(record.slug))
        problems.push(`${path}: its name must have lower-case letters, digits and single hyphens only`)
      // As after `git restore` of one file of a deletion: the others have new numbers, and name it no more.
      if (before?.order === order && order < Infinity)
        problems.push(
          `${path}: order: is ${order}, as that of ${before.record.slug}; if it was deleted and restored, ` +
            'restore all files of the deletion; else give it another place with Reorder',
        )
    }
  }
  return problems
}

/** Returns the problems of fields that name a record which is not there. */
function referenceProblems(content: Content): string[] {
  const problems: string[] = []
  for (const list of listNames)
    for (const [field, target] of fieldsWith('refersTo', lists[list].schema)) {
      const slugs = new Set(content[target].map(({ slug }) => slug))
      for (const record of content[list]) {
        const named = valueAt(record, field)
        if (typeof named === 'string' && !slugs.has(named))
          problems.push(
            `src/content/${list}/${record.slug}.json: ${field}: is "${named}", and no file in ` +
              `src/content/${target} has this name: write that of a file, without .json`,
          )
      }
    }
  return problems
}

/**
 * Page and field of words that the schemas allow to leave out, list and field of a record that needs them.
 * `name`, `title` and `question` stand for any record.
 */
const NEEDED = [
  ['home', 'testimonials', 'testimonials', 'name'],
  ['about', 'team', 'team', 'name'],
  ['about', 'team.dials', 'team', 'hours'],
  ['services', 'list.technologies', 'services', 'technologies'],
  ['services', 'list.signedBy', 'services', 'signedBy'],
  ['services', 'list.signedBy', 'services', 'signedByOther'],
  ['portfolio', 'hero', 'projects', 'title'],
  ['portfolio', 'projects.features', 'projects', 'features'],
  ['portfolio', 'projects.results', 'projects', 'results'],
  ['portfolio', 'projects.chart', 'projects', 'image'],
  ['contact', 'questions', 'questions', 'question'],
  ['testimonials', 'hero', 'testimonials', 'name'],
  ['testimonials', 'stars', 'testimonials', 'rating'],
] as const

/** Returns a line if the content lacks a field of its words, or their whole file. */
export function lackOf(
  { language, files }: Content,
  name: string,
  field: string,
  reason: string,
  ofFile = reason,
) {
  const path = `src/content/${language}/${name}.json`
  if (valueAt(files[path], field) !== undefined) return []
  return [`${path}: ${files[path] ? `${field}: is missing; ${reason}` : `is missing; ${ofFile}`}`]
}

/** Returns the problems of words that this content needs and lacks. */
function neededProblems(content: Content): string[] {
  const records = NEEDED.flatMap(([page, field, list, shown]) => {
    const record = content[list].find((each) => shown in each)
    const reason = `src/content/${list}/${record?.slug}.json has ${shown}`
    return record ? lackOf(content, `pages/${page}`, field, reason, `the site has ${list}`) : []
  })
  const categories = new Set(content.projects.map(({ category }) => category))
  const { askFirst } = content.agency
  const asked = ['pages/privacy', 'variants.calendar.asked', 'agency.json has askFirst'] as const
  return [
    ...records,
    ...(categories.size > 1
      ? lackOf(content, 'pages/portfolio', 'filter', 'the projects have more than one category')
      : []),
    ...(askFirst ? lackOf(content, ...asked) : []),
  ]
}

/**
 * Returns what no schema of one file sees. What is the same in every language is found in each: the reader
 * names it once.
 */
export function* problemsBetween(content: Content, root: string): Generator<string> {
  const { language, words, pageHeads } = content
  yield* listProblems(content)
  yield* referenceProblems(content)
  yield* neededProblems(content)
  for (const [file, value] of Object.entries(content.files))
    for (const { path, key, value: href } of entriesIn(value)) {
      if (key !== 'href' || typeof href !== 'string' || !href.startsWith('/')) continue
      const problem = linkProblem(href, content, root)
      if (problem) yield `${file}: ${path}: ${problem}`
    }
  const labels = routesWith(content)
    .filter(({ inHeader }) => inHeader)
    .map(({ id }) => pageHeads[id].label)
  const { length } = [...labels, words.interface.menu.start].join('')
  if (length > BAR_CHARACTERS)
    yield (
      `src/content/${language}/interface.json: menu.start and the header's labels in pages/*.json have ` +
        `${length} characters together; the bar has room for ${BAR_CHARACTERS}`
    )
}

const BUILD = 'a file or folder of the build'

/** Folders of the built site whose files the build itself writes. */
const BUILD_FOLDERS = ['assets', 'posters', 'share']
const BUILD_FILES = ['_headers', '_redirects', 'robots.txt', SITEMAP]

/** Returns the address of a file of the site: `en` for en.html and for en/index.html. */
const addressOfFile = (file: string) =>
  file
    .replaceAll('\\', '/')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')

/** Returns a line for each page and each file of `public` that has the address of another one. */
export function* addressProblems(contents: Contents, root: string): Generator<string> {
  const owners = new Map([...BUILD_FOLDERS, ...BUILD_FILES].map((name) => [name, BUILD]))
  const pages = contents.flatMap((content) => [
    ...routes.map(({ id }) => ({
      path: content.paths[id],
      file: `src/content/${content.language}/pages/${id}.json`,
      field: 'head.path: ',
      isFixed: id === 'home' || id === 'notFound',
    })),
    ...storiesOf(content).map(({ path, slug }) => ({
      path,
      file: `src/content/projects/${slug}.json`,
      field: '',
      isFixed: false,
    })),
  ])
  // First those that cannot have another path: the other one is named.
  for (const { path, file, field } of pages.toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed))) {
    const address = addressOfFile(fileOf(path))
    const [folder = ''] = address.split('/')
    const owner = owners.get(address) ?? (BUILD_FOLDERS.includes(folder) ? BUILD : undefined)
    if (owner) yield `${file}: ${field}${path} is the address of ${owner} too; choose another`
    else owners.set(address, file)
  }
  const folder = join(root, 'public')
  const files = globSync(['**/*', '**/.*', '.*/**/*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  for (const file of new Set(files)) {
    const owner = owners.get(addressOfFile(file))
    if (owner) yield `public/${file.replaceAll('\\', '/')}: has the address of ${owner}; rename or remove it`
  }
}
