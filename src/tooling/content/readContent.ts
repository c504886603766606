import { globSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { toJsonSchema, type JsonSchema as StandardSchema } from '@valibot/to-json-schema'
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
import { byRoute, routes, routesWith, type ListName, type RouteId } from '../../routes/table.ts'
import { paletteFacts } from '../../theme/palette.ts'
import { slug as slugRule } from '../../shared/contentRules.ts'
import { ProblemsError } from '../../shared/errors.ts'
import { fill } from '../../shared/fill.ts'
import { memoize } from '../../shared/lists.ts'
import { slugOf } from '../../shared/text.ts'
import { nameOnDisk } from '../files.ts'
import { readJson } from './readJson.ts'

/** Folder of this project. */
export const projectRoot = join(import.meta.dirname, '../../..')

/** Files in src/content that are the same in every language. */
const factSchemas = { agency: agencyFacts, palette: paletteFacts }

/** Files of words, in the folder of each language, beside those of the pages in its folder `pages`. */
const wordSchemas = { agency: agencyWords, heads, interface: interfaceTexts, call, scheduler, form }
const pageEntries = Object.entries<v.GenericSchema>(pageFiles).map(
  ([id, schema]) => [`pages/${id}`, schema] as const,
)

/** Folders of src/content with a file for each record, which has the words of all languages, how many a site can have, and a word for one. */
export const lists = {
  services: { schema: service, min: 1, max: 12, singular: 'service' },
  projects: { schema: project, min: 0, max: 12, singular: 'project' },
  testimonials: { schema: testimonial, min: 0, max: 18, singular: 'testimonial' },
  team: { schema: teamMember, min: 0, max: 12, singular: 'person' },
  questions: { schema: question, min: 0, max: 10, singular: 'question' },
} as const satisfies Record<ListName, object>
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
  /** The files, with their places filled and the words of this language, by path from the project's root. */
  files: Readonly<Record<string, unknown>>
}

/** The content in the languages of a site, from the first. */
export type Contents = readonly [Content, ...Content[]]

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
}

/** Words that a site can be without: those of a page that needs records, and of the calendar. */
const FOR_SOME = new Set([
  'src/content/schemas/words/scheduler.json',
  ...routes.filter(({ needs }) => needs).map(({ id }) => `src/content/schemas/words/pages/${id}.json`),
])

/** Returns the tags of a project's languages, from the first. It is empty if the facts of the agency have no valid list. */
export function languagesIn(root: string): readonly string[] {
  try {
    const agency = readJson(join(root, 'src/content/agency.json'))
    return v.parse(v.object({ languages: languageTags }), agency).languages
  } catch {
    // The reader says what is wrong with the file.
    return []
  }
}

/**
 * Returns the fields of a record by language. A record without tags is the first language's. The editor writes empty texts into
 * other languages for what only the first has: such fields are left out. An empty entry of a list stays, for the check to name.
 */
function partsOf(value: unknown, languages: readonly string[]): Readonly<Record<string, unknown>> {
  const [first = ''] = languages
  if (!languages.some((tag) => tag in Object(value))) return { [first]: value }
  const parts = Object.entries(Object(value)).map(([tag, part]) => [
    tag,
    tag === first
      ? part
      : JSON.parse(JSON.stringify(part), (key, text: unknown) =>
          text === '' && key !== '' && !/^\d+$/.test(key) ? undefined : text,
        ),
  ])
  return Object.fromEntries(parts) as Record<string, unknown>
}

const fileOf = (name: string, schema: v.GenericSchema, kind: string, folder = ''): ContentFile => ({
  path: `src/content/${folder}${name}.json`,
  schema,
  schemaPath: `src/content/schemas/${kind}.json`,
})

/** Returns every file of a project's content with its schema. Without a valid list of languages, those are the facts alone. */
export function contentFilesIn(root = projectRoot): ContentFile[] {
  const languages = languagesIn(root)
  return [
    ...Object.entries(factSchemas).map(([name, schema]) => fileOf(name, schema, `facts/${name}`)),
    ...languages.flatMap((language) =>
      [...Object.entries(wordSchemas), ...pageEntries].map(([name, schema]) => ({
        ...fileOf(name, schema, `words/${name}`, `${language}/`),
        language,
      })),
    ),
    ...listNames.flatMap((list) =>
      globSync(`src/content/${list}/*.json`, { cwd: root })
        .filter(() => languages.length > 0)
        .toSorted()
        .map((file) => ({
          ...fileOf(parse(file).name, lists[list].schema, `records/${list}`, `${list}/`),
          languages,
        })),
    ),
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
  const parts = Object.entries(partsOf(value, languages)).map(([tag, part]) => {
    // Other issues are the reader's to report. A text with places has some, because only the reader fills them.
    const { output, issues = [] } = v.safeParse(schema, part)
    const unknown = issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never')
    if (unknown) throw new Error(`${v.getDotPath(unknown)} is an unknown field`)
    return [tag, output]
  })
  const text = JSON.stringify(
    parts.length > 1 || languages.length > 1 ? Object.fromEntries(parts) : parts[0]?.[1],
    (key, entry: unknown) => (key === 'sample' && entry === false ? undefined : entry),
    2,
  )
  return `${text}\n`
}

/** A JSON Schema with the metadata of the content's schemas. */
export interface JsonSchema extends Omit<StandardSchema, 'properties' | 'items'> {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  patternErrorMessage?: string
  /** What stands for a value in a text, such as `{page}`. */
  places?: string[]
  /** Set by `fact` and `shared`. */
  languages?: 'first' | 'any'
  /** Endings of the files that the field can name: `.jpg,.png`. */
  accept?: string
}

export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      // Of several patterns, the last one is the strictest.
      action.type === 'regex' && 'message' in action && 'requirement' in action
        ? {
            ...jsonSchema,
            pattern: (action.requirement as RegExp).source,
            patternErrorMessage: action.message,
          }
        : undefined,
  }) as JsonSchema

/** Returns each value inside of a value, with its key and the path to it: `records.3.title`. */
export function entriesIn(value: unknown, start = ''): { path: string; key: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    { path: start + key, key, value: inner },
    ...entriesIn(inner, `${start}${key}.`),
  ])
}

/** Returns the value at a path such as `records.3.title`. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)

/** Replaces `{agency.name}` by the text or number at that path of `facts`. An unknown place stays, and the schema refuses it. */
export function filled(value: unknown, facts: unknown): unknown {
  const fillPlace = (place: string) => {
    const text = valueAt(facts, place.slice(1, -1))
    return typeof text === 'string' || typeof text === 'number' ? String(text) : place
  }
  return JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' ? text.replaceAll(/\{\w+(?:\.\w+)+\}/g, fillPlace) : text,
  )
}

/** Returns `own`, with what it lacks from `first`. Items of lists have the same places in both. */
function merged(first: unknown, own: unknown): unknown {
  if (typeof own !== 'object' || own === null) return own
  const fields = Object.entries(own).map(([key, value]) => [key, merged(valueAt(first, key), value)] as const)
  return Array.isArray(own)
    ? fields.map(([, value]) => value)
    : { ...Object(first), ...Object.fromEntries(fields) }
}

const idsOf = (sections: readonly { title: string }[]) => sections.map(({ title }) => slugOf(title))

/** Returns what is wrong with a link to this site, or null. A link to a page without records is not shown, and allowed. */
function linkProblem(href: string, { services, words }: Content, root: string): string | null {
  /** Ids of elements to which links can lead, by the path of their page. */
  const ids: Readonly<Record<string, readonly string[]>> = {
    '/services': services.map(({ slug }) => slug),
    '/privacy-policy': idsOf(words.pages.privacy.sections),
    '/terms': idsOf(words.pages.terms.sections),
  }
  const [target = '', anchor] = href.split('#')
  const path = target.replace(/\?.*/, '')
  if (!routes.some((route) => route.path === path)) {
    const name = /\.\w+$/.test(path) ? nameOnDisk(join(root, 'public', path)) : undefined
    if (name === undefined) return `leads to ${path}, which is no page`
    return name === basename(path) ? null : `leads to ${path}, whose file has another spelling: ${name}`
  }
  if (anchor === undefined || ids[path]?.includes(anchor)) return null
  return `leads to ${href}, and no element of the page has this id`
}

/** Characters that fit into the bar beside the agency's name at 1024 px: the pages' labels and the button's. */
const BAR_CHARACTERS = 60

/** Returns the paths of all fields of a file, such as `records.title`, without positions in lists. */
const fieldsOf = (value: unknown): ReadonlySet<string> =>
  new Set(entriesIn(value).map(({ path }) => path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '')))

/** Returns the fields of a schema that one language can have and another can lack: `fact` or `shared` marks them. */
const markedIn = memoize((schema: v.GenericSchema) => {
  const marks = entriesIn(jsonSchemaOf(schema)).filter(({ key }) => key === 'languages')
  return new Set(marks.map(({ path }) => path.replaceAll(/\b(properties|items)\.|\.languages$/g, '')))
})

/** A file in one language, or the part of a record. */
interface Part extends Pick<ContentFile, 'path' | 'schema'> {
  language: string
  /** Before the names of its fields. */
  start: string
  /** As it is written. */
  own: unknown
  /** With its places filled. A record has what it lacks from the first language. */
  value: unknown
  problems: readonly string[]
}

/** Returns a line for each field that `part` lacks and the same file or record in another language has. */
function lackedBy(part: Part, other: Part): string[] {
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

/** Returns the records of a list, in their order. */
const recordsIn = (list: ListName, files: Content['files']) =>
  Object.entries(files)
    .filter(([path]) => dirname(path) === `src/content/${list}`)
    .map(([path, value]) => {
      const { order = Infinity, ...fields } = value as { order?: number }
      return { path, order, record: { ...fields, slug: parse(path).name } }
    })
    // Infinity less Infinity is no number.
    .toSorted((one, other) => one.order - other.order || 0)

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
      if (!v.is(slugRule, record.slug))
        problems.push(`${path}: its name must have lower-case letters, digits and single hyphens only`)
      if (before?.order === order && order < Infinity)
        problems.push(`${path}: order: is ${order}, as that of ${before.record.slug}.json`)
    }
  }
  return problems
}

/** Returns the content in one language, from the values of its files. Paths of pages begin with `start`. */
function contentIn(language: string, start: string, files: Content['files']): Content {
  const wordsOf = (name: string) => files[`src/content/${language}/${name}.json`]
  // The schemas have accepted the values, or there is a problem already.
  const facts = {
    agency: files['src/content/agency.json'],
    palette: files['src/content/palette.json'],
  } as Facts
  const words = Object.fromEntries(
    Object.keys(wordSchemas).map((name) => [name, wordsOf(name) ?? {}]),
  ) as Words
  const pages = byRoute(({ id, needs }) => {
    // Throws where a page is missing that needs no records.
    const { head, ...texts } = (wordsOf(`pages/${id}`) ?? (needs && NO_PAGE)) as { head: Head }
    return { head, texts }
  })
  const pageTexts = byRoute(({ id }) => pages[id].texts) as PageTexts
  const records = Object.fromEntries(
    listNames.map((list) => [list, recordsIn(list, files).map(({ record }) => record)]),
  ) as unknown as Pick<Content, ListName>
  // The marks are part of the text: in elements of their own they would shift the line when the font loads.
  const { quotation = '“{text}”' } = pageTexts.testimonials
  for (const record of records.testimonials) record.content = fill(quotation, { text: record.content })
  return {
    language,
    paths: byRoute(({ id, path }) => start + (path === '*' ? '/404' : (pages[id].head.path ?? path))),
    agency: merged(facts.agency, words.agency) as Content['agency'],
    palette: facts.palette,
    ...records,
    words: { ...words, pages: pageTexts },
    pageHeads: byRoute(({ id }) => pages[id].head),
    files,
  }
}

/** In place of the words of a page that is not served. */
const NO_PAGE = { head: { label: '', title: '', description: '' } }

/** Words of pages that the schemas allow to leave out, and the field of a record that needs them. `name`, `title` and `question` stand for any record. */
const NEEDED = [
  ['home', 'testimonials', 'testimonials', 'name'],
  ['about', 'team', 'team', 'name'],
  ['about', 'team.dials', 'team', 'hours'],
  ['about', 'team.columns.specialty', 'team', 'specialty'],
  ['about', 'team.columns.experience', 'team', 'experience'],
  ['services', 'list.technologies', 'services', 'technologies'],
  ['services', 'list.signedBy', 'services', 'signedBy'],
  ['portfolio', 'hero', 'projects', 'title'],
  ['portfolio', 'projects.features', 'projects', 'features'],
  ['portfolio', 'projects.results', 'projects', 'results'],
  ['portfolio', 'projects.chart', 'projects', 'image'],
  ['contact', 'questions', 'questions', 'question'],
  ['testimonials', 'hero', 'testimonials', 'name'],
  ['testimonials', 'stars', 'testimonials', 'rating'],
] as const

/** Words that a calendar and a booking page need, by their names in the configuration: file and field. */
const NEEDED_FOR = {
  scheduler: {
    reason: 'VITE_SCHEDULER_URL names a calendar',
    fields: [
      ['scheduler', 'heading'],
      ['pages/contact', 'schedule'],
      ['pages/privacy', 'variants.calendar.given'],
      ['call', 'book'],
    ],
  },
  bookingUrl: {
    reason: 'VITE_BOOKING_URL names a booking page',
    fields: [
      ['pages/contact', 'schedule'],
      ['pages/contact', 'details.labels.book'],
      ['pages/contact', 'details.book'],
      ['pages/privacy', 'variants.booking.given'],
      ['call', 'book'],
    ],
  },
} as const

/** Returns a line if the content lacks a field of its words, or their whole file. */
function lackOf({ language, files }: Content, name: string, field: string, reason: string, ofFile = reason) {
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

/** Returns what no schema of one file sees. What is the same in every language is a problem of each. */
function* problemsBetween(content: Content, first: Content, root: string): Generator<string> {
  const { language, words, pageHeads, paths, projects, testimonials } = content
  yield* listProblems(content)
  yield* neededProblems(content)
  for (const [file, value] of Object.entries(content.files))
    for (const { path, key, value: href } of entriesIn(value)) {
      if (key !== 'href' || typeof href !== 'string' || !href.startsWith('/')) continue
      const problem = linkProblem(href, content, root)
      if (problem) yield `${file}: ${path}: ${problem}`
    }
  for (const [index, { id }] of routes.entries())
    if (Object.values(paths).indexOf(paths[id]) !== index)
      yield `src/content/${language}/pages/${id}.json: head.path: two pages have the path ${paths[id]}`
  for (const { slug, story, image, picture } of projects) {
    const file = `src/content/projects/${slug}.json`
    if (image && picture) yield `${file}: picture: stands beside a chart; a project has one of both`
    const pictures = first.projects.find((other) => other.slug === slug)?.story?.pictures
    if (story?.pictures && story.pictures.length !== pictures?.length)
      yield `${file}: ${language}.story.pictures: needs ${pictures?.length ?? 0} entries, as in ${first.language}`
    const { testimonial: author } = story ?? {}
    if (author !== undefined && !testimonials.some((other) => other.slug === author))
      yield `${file}: story.testimonial: is "${author}", which is not in src/content/testimonials`
  }
  const labels = routesWith(content)
    .filter(({ inHeader }) => inHeader)
    .map(({ id }) => pageHeads[id].label)
  const { length } = [...labels, words.interface.menu.start].join('')
  if (length > BAR_CHARACTERS)
    yield `src/content/${language}/interface.json: menu.start and the header's labels in pages/*.json have ${length} characters together; the bar has room for ${BAR_CHARACTERS}`
}

/** Reads the content of a project as `readLanguages` does. Without a problem the content is whole. It is null if a part is missing. */
export function checkLanguages(root = projectRoot): { contents: Contents | null; problems: string[] } {
  const problems: string[] = []
  const [first = '', ...others] = languagesIn(root)
  const tags = [first, ...others]
  const files = contentFilesIn(root)
  /** What the files say in each language. */
  const raw = new Map<string, Readonly<Record<string, unknown>>>()
  for (const { path, schemaPath, language, languages } of files)
    try {
      const value = readJson(join(root, path))
      const byTag = languages
        ? partsOf(value, languages)
        : Object.fromEntries((language === undefined ? tags : [language]).map((tag) => [tag, value]))
      raw.set(path, byTag)
      const found = new Set(Object.keys(byTag))
      for (const tag of languages ? found.symmetricDifference(new Set(languages)) : [])
        problems.push(
          `${path}: ${tag}: ${found.has(tag) ? 'is not among the languages of agency.json' : 'is missing'}`,
        )
    } catch (error) {
      if (error instanceof SyntaxError) problems.push(`${path}: ${error.message}`)
      else if (!FOR_SOME.has(schemaPath)) problems.push(`${path}: is missing`)
    }

  const parts = tags.flatMap((tag) => {
    const read = (name: string) => raw.get(`src/content/${name}.json`)?.[tag]
    const places = {
      agency: merged(read('agency'), read(`${tag}/agency`)),
      form: read(`${tag}/form`),
      scheduler: read(`${tag}/scheduler`),
    }
    return files.flatMap(({ path, schema, languages }): Part[] => {
      // Records have what they lack from the first language; for other files and in that language the two are the same.
      const { [tag]: own, [languages ? first : tag]: inherited } = raw.get(path) ?? {}
      if (own === undefined || inherited === undefined) return []
      // `filled` drops an order that is undefined.
      const whole = languages
        ? { ...Object(merged(inherited, own)), order: valueAt(inherited, 'order') }
        : own
      const { output: value, issues = [] } = v.safeParse(schema, filled(whole, places), {
        // Colors are checked together, also where one is missing.
        abortPipeEarly: schema !== paletteFacts,
      })
      const start = languages && tags.length > 1 ? `${tag}.` : ''
      const found = issues.flatMap((issue) => {
        const place = v.getDotPath(issue) ?? ''
        // The first language has the problem of a field that a record takes from it.
        if (own !== inherited && valueAt(own, place) === undefined) return []
        return [`${path}: ${start}${place && `${place}: `}${issue.message}`]
      })
      return [{ path, schema, language: tag, start, own, value, problems: found }]
    })
  })
  problems.push(...parts.flatMap((part) => part.problems))
  const inAllLanguages = Map.groupBy(parts, ({ path, language }) => path.replace(`/${language}/`, '/*/'))
  for (const [one, ...rest] of inAllLanguages.values())
    for (const other of rest) if (one) problems.push(...lackedBy(other, one), ...lackedBy(one, other))

  let contents: Contents | null = null
  try {
    const all = tags.map((tag) => {
      const own = parts.filter(({ language }) => language === tag)
      const values = Object.fromEntries(own.map(({ path, value }) => [path, value]))
      return contentIn(tag, tag === first ? '' : `/${tag}`, values)
    }) as [Content, ...Content[]]
    // One by one: what is found before a missing part is told with it.
    for (const content of all)
      for (const problem of problemsBetween(content, all[0], root)) problems.push(problem)
    contents = all
  } catch (error) {
    // A part is missing, or has another form than its schema.
    if (problems.length === 0) throw error
  }
  return { contents, problems: [...new Set(problems)] }
}

/**
 * Reads, fills and checks the content of a project as its files are now. Returns it once per language, the first of which is
 * served at the site's base.
 *
 * @param root folder that contains src
 * @throws {ContentError} with one line per problem
 */
export function readLanguages(root = projectRoot): Contents {
  const { contents, problems } = checkLanguages(root)
  if (problems.length > 0 || !contents) throw new ContentError(problems)
  return contents
}

/**
 * Returns a configuration as content in all its languages can show it: without the calendar and the booking page of demo mode if
 * these have no words.
 *
 * @throws {ContentError} for a production build that lacks them
 */
export function configFor(config: SiteConfig, contents: readonly Content[]): SiteConfig {
  const lackedFor = (name: keyof typeof NEEDED_FOR) =>
    contents.flatMap((content) =>
      NEEDED_FOR[name].fields.flatMap(([file, field]) => {
        const isAsked = content.agency.askFirst && field === 'variants.calendar.given'
        return config[name] === null || isAsked ? [] : lackOf(content, file, field, NEEDED_FOR[name].reason)
      }),
    )
  const [calendar, booking] = [lackedFor('scheduler'), lackedFor('bookingUrl')]
  if (config.mode !== 'demo' && calendar.length + booking.length > 0)
    throw new ContentError([...calendar, ...booking])
  return {
    ...config,
    ...(calendar.length > 0 && { scheduler: null }),
    ...(booking.length > 0 && { bookingUrl: null }),
  }
}

/** Returns the content with the words of the first language. See `readLanguages`. */
export function readContent(root = projectRoot): Content {
  return readLanguages(root)[0]
}
