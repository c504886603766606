import { existsSync, globSync } from 'node:fs'
import { join, parse } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { agencyFacts, agencyWords, heads, interfaceTexts, languageTags } from '../../app/appSchema.ts'
import { teamMember, type TeamMember } from '../../pages/about/aboutSchema.ts'
import { call, scheduler, type Head } from '../../pages/common/commonSchema.ts'
import { form, question, type Question } from '../../pages/contact/contactSchema.ts'
import { pageFiles, type PageTexts } from '../../pages/pageSchemas.ts'
import { project, type Project } from '../../pages/portfolio/portfolioSchema.ts'
import { service, type Service } from '../../pages/services/servicesSchema.ts'
import { testimonial, type Testimonial } from '../../pages/testimonials/testimonialsSchema.ts'
import type { SiteConfig } from '../../config/site.ts'
import { byRoute, routes, routesWith, type Counts, type RouteId } from '../../routes/table.ts'
import { paletteFacts } from '../../theme/palette.ts'
import { slug as slugRule } from '../../shared/contentRules.ts'
import { ProblemsError } from '../../shared/errors.ts'
import { fill } from '../../shared/fill.ts'
import { slugOf } from '../../shared/text.ts'
import { parseJson, readText } from './readJson.ts'

/** Folder of this project. */
export const projectRoot = join(import.meta.dirname, '../../..')

/** Files in src/content that are the same in every language. */
const factSchemas = { agency: agencyFacts, palette: paletteFacts }

/** Files of words, in the folder of each language, beside those of the pages. */
const wordSchemas = { agency: agencyWords, heads, interface: interfaceTexts, call, scheduler, form }

/** Folders of src/content with a file for each record, which has the words of all languages, and how many a site can have. */
export const lists = {
  services: { schema: service, min: 1, max: 12 },
  projects: { schema: project, min: 0, max: 12 },
  testimonials: { schema: testimonial, min: 0, max: 18 },
  team: { schema: teamMember, min: 0, max: 12 },
  questions: { schema: question, min: 0, max: 10 },
} as const
type ListName = keyof typeof lists
const listNames = Object.keys(lists) as ListName[]

type Outputs<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  [Name in keyof Schemas]: v.InferOutput<Schemas[Name]>
}
type Facts = Outputs<typeof factSchemas>
type Words = Outputs<typeof wordSchemas>

/** All texts and facts of the site, with the words of one language. */
export interface Content {
  /** Tag of the words' language (BCP 47), such as `en`. */
  language: string
  /** Path of each page from the site's base: `/about`, and `/en/about` in a language that is not the first. */
  paths: Readonly<Record<RouteId, string>>
  agency: Facts['agency'] & Words['agency']
  palette: Facts['palette']
  services: readonly Service[]
  projects: readonly Project[]
  testimonials: readonly Testimonial[]
  team: readonly TeamMember[]
  questions: readonly Question[]
  words: Omit<Words, 'agency'> & { pages: PageTexts }
  /** What the navigation and search engines say of each page. */
  pageHeads: Readonly<Record<RouteId, Head>>
  /** Numbers of records. */
  counts: Counts
  /** The files, with their places filled and the words of this language, by path from the project's root. */
  files: Readonly<Record<string, unknown>>
}

/** Error of a build whose content is not valid. A problem of a file begins with its path. */
export class ContentError extends ProblemsError {
  constructor(problems: readonly string[]) {
    super('The content is not valid:', problems)
    this.name = 'ContentError'
  }
}

export interface ContentFile {
  /** Path from the project's root. */
  path: string
  schema: v.GenericSchema
  /** Path of the JSON Schema that editors read. */
  schemaPath: string
  /** Language of a file of words. */
  language?: string
  /** Languages of a record. With more than one, each has its words under its tag. */
  languages?: readonly string[]
  /** Whether a site can be without it: words of a page that needs records, and of the calendar. */
  canLack: boolean
}

const FOR_SOME = new Set([
  'scheduler.json',
  ...routes.filter(({ needs }) => needs).map(({ id }) => `pages/${id}.json`),
])

const filesOf = (
  schemas: Readonly<Record<string, v.GenericSchema>>,
  folder: string,
  kind: 'facts' | 'words' | 'words/pages',
  language?: string,
): ContentFile[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    path: `src/content/${folder}${name}.json`,
    schema,
    schemaPath: `src/content/schemas/${kind}/${name}.json`,
    canLack: FOR_SOME.has(`${folder.replace(/^.*?\//, '')}${name}.json`),
    ...(language !== undefined && { language }),
  }))
const wordFiles = (language: string) => [
  ...filesOf(wordSchemas, `${language}/`, 'words', language),
  ...filesOf(pageFiles, `${language}/pages/`, 'words/pages', language),
]

const recordFiles = (root: string, list: ListName, languages: readonly string[]): ContentFile[] =>
  globSync(`src/content/${list}/*.json`, { cwd: root })
    .toSorted()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      schema: lists[list].schema,
      schemaPath: `src/content/schemas/records/${list}.json`,
      languages,
      canLack: false,
    }))

/**
 * Returns the fields of a record by language. A record without tags is the first language's. The editor writes empty texts into
 * other languages for what only the first has: such fields are left out.
 */
function partsOf(value: unknown, languages: readonly string[]): object {
  const [first = ''] = languages
  if (!languages.some((tag) => tag in Object(value))) return { [first]: value }
  const parts = Object.entries(Object(value)).map(([tag, part]) => [
    tag,
    tag === first
      ? part
      : JSON.parse(JSON.stringify(part), (key, text: unknown) =>
          text === '' && !/^\d+$/.test(key) ? undefined : text,
        ),
  ])
  return Object.fromEntries(parts) as object
}

/** Returns every file of a project's content with its schema. The facts of the agency list its languages. */
export function contentFilesIn(root = projectRoot): ContentFile[] {
  let agency: unknown = null
  try {
    agency = JSON.parse(readText(join(root, 'src/content/agency.json')))
  } catch {
    // The reader says what is wrong with the file.
  }
  const { success, output } = v.safeParse(v.object({ languages: languageTags }), agency)
  const { languages } = success ? output : { languages: [] }
  return [
    ...filesOf(factSchemas, '', 'facts'),
    ...languages.flatMap(wordFiles),
    ...(success ? listNames.flatMap((list) => recordFiles(root, list, languages)) : []),
  ]
}

/**
 * Returns a file of the content as it is kept: with the keys in its schema's order, and without `sample: false`. It can
 * have places such as {agency.name}.
 *
 * @throws {Error} for a field that the schema does not know: its text would be lost
 */
export function formatted(
  { schema, languages = [] }: Pick<ContentFile, 'schema' | 'languages'>,
  value: unknown,
) {
  const ordered = (part: unknown): unknown => {
    // Other issues are the reader's to report. A text with places has some, because only the reader fills them.
    const { output, issues = [] } = v.safeParse(schema, part)
    const unknown = issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never')
    if (unknown) throw new Error(`${v.getDotPath(unknown)} is an unknown field`)
    return output
  }
  const parts = Object.entries(partsOf(value, languages)).map(([tag, part]) => [tag, ordered(part)])
  const text = JSON.stringify(
    parts.length > 1 || languages.length > 1 ? Object.fromEntries(parts) : parts[0]?.[1],
    (key, entry: unknown) => (key === 'sample' && entry === false ? undefined : entry),
    2,
  )
  return `${text}\n`
}

/** The parts of a JSON Schema that the schemas of the content have. */
export interface JsonSchema {
  type?: string
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  /** A list for a tuple. */
  items?: JsonSchema | JsonSchema[]
  enum?: (string | number)[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  patternErrorMessage?: string
  /** What stands for a value in a text, such as `{page}`. */
  places?: string[]
  /** Set by `fact` and `shared`. */
  languages?: 'first' | 'any'
}

export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      action.type === 'regex' && 'message' in action
        ? { ...jsonSchema, patternErrorMessage: action.message }
        : undefined,
  }) as JsonSchema

/** Calls `visit` for each value inside of a value, with the path to it: `records.3.title`. */
export function walk(
  value: unknown,
  visit: (path: string, key: string, value: unknown) => void,
  start = '',
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    visit(start + key, key, child)
    walk(child, visit, `${start}${key}.`)
  }
}

/** Replaces `{agency.name}` by the text or number at that path of `facts`. An unknown place stays, and the schema refuses it. */
export function filled(value: unknown, facts: unknown): unknown {
  const texts = new Map<string, string>()
  walk(facts, (path, _, text) => {
    if (typeof text === 'string' || typeof text === 'number') texts.set(`{${path}}`, String(text))
  })
  return JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string'
      ? text.replaceAll(/\{\w+(?:\.\w+)+\}/g, (place) => texts.get(place) ?? place)
      : text,
  )
}

/** Returns `own`, with what it lacks from `first`. Items of lists have the same places in both. */
function merged(first: unknown, own: unknown): unknown {
  if (typeof first !== 'object' || typeof own !== 'object' || first === null || own === null) return own
  if (Array.isArray(first) && Array.isArray(own))
    return own.map((item: unknown, index) => merged(first[index], item))
  const fields = Object.entries(own).map(([key, value]) => [key, merged(Reflect.get(first, key), value)])
  return { ...first, ...Object.fromEntries(fields) }
}

type Anchors = Readonly<Record<string, readonly string[]>>

/** Ids of elements to which links can lead, by the path of their page. */
const anchorsOf = ({ services, words }: Content): Anchors => ({
  '/services': services.map(({ slug }) => slug),
  '/privacy-policy': words.pages.privacy.sections.map(({ title }) => slugOf(title)),
  '/terms': words.pages.terms.sections.map(({ title }) => slugOf(title)),
})

/** Returns what is wrong with a link to this site, or null. A link to a page without records is not shown, and allowed. */
function linkProblem(href: string, anchors: Anchors, root: string): string | null {
  const [target = '', anchor] = href.split('#')
  const path = target.replace(/\?.*/, '')
  if (!routes.some((route) => route.path === path))
    return /\.\w+$/.test(path) && existsSync(join(root, 'public', path))
      ? null
      : `leads to ${path}, which is no page`
  if (anchor === undefined || anchors[path]?.includes(anchor)) return null
  return `leads to ${href}, and no element of the page has this id`
}

/** Characters that fit into the bar beside the agency's name at 1024 px: the pages' labels and the button's. */
const BAR_CHARACTERS = 60

/** Returns the path of each page, and problems of paths that two pages would have. */
function pathsOf(
  language: string,
  isFirst: boolean,
  pageHeads: Content['pageHeads'],
  problems: string[],
): Content['paths'] {
  const start = isFirst ? '' : `/${language}`
  const paths = byRoute(({ id, path }) => start + (path === '*' ? '/404' : (pageHeads[id].path ?? path)))
  for (const [index, [id, path]] of Object.entries(paths).entries())
    if (Object.values(paths).indexOf(path) !== index)
      problems.push(`src/content/${language}/pages/${id}.json: head.path: two pages have the path ${path}`)
  return paths
}

/** Returns the paths of all fields of a file, such as `records.title`, without positions in lists. */
function fieldsOf(value: unknown): Set<string> {
  const fields = new Set<string>()
  walk(value, (path) => fields.add(path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '')))
  return fields
}

/** Fields that a language gets from the first, by the schema that marks them with `fact` or `shared`. */
const inherited = new Map<v.GenericSchema, ReadonlySet<string>>()
function inheritedIn(schema: v.GenericSchema): ReadonlySet<string> {
  const known = inherited.get(schema)
  if (known) return known
  const fields = new Set<string>()
  walk(jsonSchemaOf(schema), (path, key) => {
    if (key === 'languages') fields.add(path.replaceAll(/\b(properties|items)\.|\.languages$/g, ''))
  })
  inherited.set(schema, fields)
  return fields
}

/** Returns the fields of `other` that `value` lacks, without those that it gets from the first language, and those inside of another. */
function lacking(value: unknown, other: unknown, schema: v.GenericSchema): string[] {
  const missing = fieldsOf(other).difference(fieldsOf(value))
  return [...missing].filter(
    (field) =>
      !inheritedIn(schema).has(field) &&
      !/(^|\.)(sample|path|fonts|languageName)\b/.test(field) &&
      !missing.has(field.replace(/\.?\w+$/, '')),
  )
}

/** Returns the files of a project as they are parsed, by path. */
function parsedIn(root: string, files: readonly ContentFile[], problems: string[]): Map<string, unknown> {
  const parsed = new Map<string, unknown>()
  for (const { path, canLack } of files)
    try {
      parsed.set(path, parseJson(readText(join(root, path))))
    } catch (error) {
      if (error instanceof SyntaxError) problems.push(`${path}: ${error.message}`)
      else if (!canLack) problems.push(`${path}: is missing`)
    }
  return parsed
}

/** Returns the records of a list in the order of the first language, and the problems of their number, names and order. */
function listIn(
  list: ListName,
  values: ReadonlyMap<string, unknown>,
  first: ReadonlyMap<string, unknown>,
  problems: string[],
) {
  const records = [...values]
    .filter(([path]) => path.startsWith(`src/content/${list}/`))
    .map(([path, value]) => {
      const { order: _, ...fields } = value as { order?: number }
      const { order = Infinity } = first.get(path) as { order?: number }
      return { path, order, record: { ...fields, slug: parse(path).name } }
    })
    // Infinity less Infinity is no number.
    .toSorted((one, other) => one.order - other.order || 0)
  const { min, max } = lists[list]
  // In another language, records can lack their words.
  if (values === first && (records.length < min || records.length > max))
    problems.push(
      `src/content/${list}: has ${records.length} records; its place has room for ${min} to ${max}`,
    )
  for (const [index, { path, order, record }] of records.entries()) {
    const before = records[index - 1]
    if (!v.is(slugRule, record.slug))
      problems.push(`${path}: its name must have lower-case letters, digits and single hyphens only`)
    if (before?.order === order && order < Infinity)
      problems.push(`${path}: order: is ${order}, as that of ${before.record.slug}.json`)
  }
  return records.map(({ record }) => record)
}

/** Returns the content in one language, from the values of its files. */
function contentIn(
  language: string,
  values: ReadonlyMap<string, unknown>,
  first: ReadonlyMap<string, unknown>,
  problems: string[],
): Content {
  const factsOf = (name: string) => values.get(`src/content/${name}.json`)
  const wordsOf = (name: string) => values.get(`src/content/${language}/${name}.json`)
  // The schemas have accepted the values, or there is a problem already.
  const facts = Object.fromEntries(Object.keys(factSchemas).map((name) => [name, factsOf(name)])) as Facts
  const words = Object.fromEntries(
    Object.keys(wordSchemas).map((name) => [name, wordsOf(name) ?? {}]),
  ) as Words
  const pages = byRoute(({ id, needs }) => {
    const { head, ...texts } = (wordsOf(`pages/${id}`) ?? (needs && NO_PAGE)) as { head: Head }
    return { head, texts }
  })
  const pageHeads = byRoute(({ id }) => pages[id].head)
  const pageTexts = byRoute(({ id }) => pages[id].texts) as PageTexts
  const records = Object.fromEntries(
    listNames.map((list) => [list, listIn(list, values, first, problems)]),
  ) as unknown as Pick<Content, ListName>
  // The marks are part of the text: in elements of their own they would shift the line when the font loads.
  const { quotation = '“{text}”' } = pageTexts.testimonials
  for (const record of records.testimonials) record.content = fill(quotation, { text: record.content })
  return {
    language,
    paths: pathsOf(language, values === first, pageHeads, problems),
    agency: { ...facts.agency, ...words.agency },
    palette: facts.palette,
    ...records,
    words: { ...words, pages: pageTexts },
    pageHeads,
    counts: Object.fromEntries(listNames.map((list) => [list, records[list].length])) as Counts,
    files: Object.fromEntries(values),
  }
}

/** In place of the words of a page that is not served. */
const NO_PAGE = { head: { label: '', title: '', description: '' } }

/** Words of pages that the schemas allow to leave out, and the field of a record that needs them: any record has a name or a title. */
const NEEDED = [
  ['home', 'testimonials', 'testimonials', 'name'],
  ['about', 'team.dials', 'team', 'hours'],
  ['about', 'team.columns.specialty', 'team', 'specialty'],
  ['about', 'team.columns.experience', 'team', 'experience'],
  ['services', 'list.technologies', 'services', 'technologies'],
  ['services', 'list.signedBy', 'services', 'signedBy'],
  ['portfolio', 'hero', 'projects', 'title'],
  ['portfolio', 'projects.features', 'projects', 'features'],
  ['portfolio', 'projects.results', 'projects', 'results'],
  ['portfolio', 'projects.chart', 'projects', 'image'],
  ['testimonials', 'hero', 'testimonials', 'name'],
  ['testimonials', 'stars', 'testimonials', 'rating'],
] as const

/** Returns the problems of words that this content needs and lacks. */
function neededProblems(content: Content): string[] {
  return NEEDED.flatMap(([page, field, list, shown]) => {
    const path = `src/content/${content.language}/pages/${page}.json`
    const words = content.files[path]
    const isMissing =
      field.split('.').reduce((value, key) => Reflect.get(Object(value), key), words) === undefined
    const record = content[list].find((each) => shown in each)
    if (!record || !isMissing) return []
    return words === undefined
      ? [`${path}: is missing; the site has ${list}`]
      : [`${path}: ${field}: is missing; src/content/${list}/${record.slug}.json has ${shown}`]
  })
}

/** Returns what no schema of one file sees. */
function problemsBetween(content: Content, first: Content, root: string): string[] {
  const problems = neededProblems(content)
  const { language, words, pageHeads, agency, projects, testimonials } = content
  const anchors = anchorsOf(content)
  for (const [path, file] of Object.entries(content.files))
    walk(file, (place, key, value) => {
      if (key !== 'href' || typeof value !== 'string' || !value.startsWith('/')) return
      const problem = linkProblem(value, anchors, root)
      if (problem) problems.push(`${path}: ${place}: ${problem}`)
    })
  for (const { slug, story, image, picture } of projects) {
    const file = `src/content/projects/${slug}.json`
    if (content === first && image && picture)
      problems.push(`${file}: picture: stands beside a chart; a project has one of both`)
    const pictures = first.projects.find((other) => other.slug === slug)?.story?.pictures
    if (story?.pictures && story.pictures.length !== pictures?.length)
      problems.push(
        `${file}: ${language}.story.pictures: needs ${pictures?.length ?? 0} entries, as in ${first.language}`,
      )
    const { testimonial: author } = story ?? {}
    if (content === first && author !== undefined && !testimonials.some((other) => other.slug === author))
      problems.push(`${file}: story.testimonial: is "${author}", which is not in src/content/testimonials`)
  }
  if (agency.askFirst && words.pages.privacy.variants.calendar.asked === undefined)
    problems.push(
      `src/content/${language}/pages/privacy.json: variants.calendar.asked: is missing; agency.json has askFirst`,
    )
  const labels = routesWith(content)
    .filter(({ inHeader }) => inHeader)
    .map(({ id }) => pageHeads[id].label)
  const { length } = [...labels, words.interface.menu.start].join('')
  if (length > BAR_CHARACTERS)
    problems.push(
      `src/content/${language}/interface.json: menu.start and the header's labels in pages/*.json have ${length} characters together; the bar has room for ${BAR_CHARACTERS}`,
    )
  return problems
}

/** The words of a language: a file, or a part of a record. */
interface OwnWords {
  path: string
  /** Before the name of a field. */
  start: string
  name: string
  value: unknown
}

/** Reads the content of a project as `readLanguages` does. Without a problem it is whole. */
export function checkLanguages(root = projectRoot): { contents: readonly Content[]; problems: string[] } {
  const problems: string[] = []
  const files = contentFilesIn(root)
  const raw = parsedIn(root, files, problems)
  const tags = [...new Set(files.flatMap(({ language }) => language ?? []))]
  // Without a valid list of languages, the facts are checked alone.
  if (tags.length === 0) tags.push('')
  const [first = ''] = tags
  /** Names a field of a record in a language. */
  const within = (tag: string) => (tags.length > 1 ? `${tag}.` : '')

  const valueOf = (name: string) => raw.get(`src/content/${name}.json`)

  /** Returns the values of the files in a language, with their places filled. */
  function valuesIn(language: string): Map<string, unknown> {
    const places = {
      agency: merged(valueOf('agency'), valueOf(`${language}/agency`)),
      form: valueOf(`${language}/form`),
      scheduler: valueOf(`${language}/scheduler`),
    }
    const values = new Map<string, unknown>()
    for (const { path, languages, language: tag = language } of files) {
      if (!raw.has(path) || tag !== language) continue
      const value = raw.get(path)
      const parts = languages ? partsOf(value, languages) : { [first]: value, [language]: value }
      const [ofFirst, own] = [first, language].map((key): unknown => Reflect.get(parts, key))
      if (ofFirst !== undefined && own !== undefined) values.set(path, filled(merged(ofFirst, own), places))
    }
    return values
  }
  const values = tags.map(valuesIn)

  const found = new Set<string>()
  const refused = new Set<string>()
  for (const [index, language] of tags.entries())
    for (const { path, schema, languages } of files.filter((file) => values[index]?.has(file.path))) {
      const { issues = [] } = v.safeParse(schema, values[index]?.get(path), { abortPipeEarly: true })
      for (const issue of issues) {
        const place = v.getDotPath(issue)
        const line = `${place === null ? '' : `${place}: `}${issue.message}`
        // What is the same in every language is wrong once.
        if (!found.has(path + line)) problems.push(`${path}: ${languages ? within(language) : ''}${line}`)
        found.add(path + line)
        refused.add(path)
      }
    }

  /** Returns a line for each field that one of two files, or parts of a record, has and the other lacks. */
  const difference = (schema: v.GenericSchema, one: OwnWords, other: OwnWords) =>
    one.value === undefined || other.value === undefined || refused.has(one.path) || refused.has(other.path)
      ? []
      : lacking(one.value, other.value, schema).map(
          (field) => `${one.path}: ${one.start}${field}: is missing; ${other.name} has it`,
        )
  for (const { path, schema, language, languages } of files) {
    if (languages ? !raw.has(path) : language !== first) continue
    const parts = languages ? partsOf(raw.get(path), languages) : {}
    for (const tag of Object.keys(parts).filter((key) => !tags.includes(key)))
      problems.push(`${path}: ${tag}: is not among the languages of agency.json`)
    const [own, ...others] = tags.map((tag): OwnWords => {
      if (languages) return { path, start: within(tag), name: tag, value: Reflect.get(parts, tag) }
      const file = path.replace(`/${first}/`, `/${tag}/`)
      return { path: file, start: '', name: file, value: raw.get(file) }
    })
    if (!own) continue
    for (const { name, value } of languages ? [own, ...others] : [])
      if (value === undefined) problems.push(`${path}: ${name}: is missing`)
    for (const other of others)
      problems.push(...difference(schema, other, own), ...difference(schema, own, other))
  }

  try {
    const contents = tags.map((tag, index) =>
      contentIn(tag, values[index] ?? new Map(), values[0] ?? new Map(), problems),
    )
    for (const content of contents) problems.push(...problemsBetween(content, contents[0] ?? content, root))
    return { contents, problems: [...new Set(problems)] }
  } catch (error) {
    // A part is missing, or has another form than its schema.
    if (problems.length === 0) throw error
    return { contents: [], problems }
  }
}

/**
 * Reads, fills and checks the content of a project as its files are now. Returns it once per language, the first of which is
 * served at the site's base.
 *
 * @param root folder that contains src
 * @throws {ContentError} with one line per problem
 */
export function readLanguages(root = projectRoot): readonly [Content, ...Content[]] {
  const { contents, problems } = checkLanguages(root)
  const [first, ...others] = contents
  if (problems.length > 0 || !first) throw new ContentError(problems)
  return [first, ...others]
}

/**
 * Returns a configuration as content in all its languages can show it: without the calendar of demo mode if that has no words.
 *
 * @throws {ContentError} for a production build that lacks them
 */
export function configFor(config: SiteConfig, contents: readonly Content[]): SiteConfig {
  const files = contents.map(({ language }) => `src/content/${language}/scheduler.json`)
  const missing = files.filter((file, index) => contents[index]?.files[file] === undefined)
  if (config.scheduler === null || missing.length === 0) return config
  if (config.mode === 'demo') return { ...config, scheduler: null }
  throw new ContentError(missing.map((file) => `${file}: is missing; VITE_SCHEDULER_URL names a calendar`))
}

/** Returns the content with the words of the first language. See `readLanguages`. */
export function readContent(root = projectRoot): Content {
  return readLanguages(root)[0]
}
