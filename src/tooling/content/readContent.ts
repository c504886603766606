import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { agencyFacts, agencyWords, heads, interfaceTexts, languageTags } from '../../app/appSchema.ts'
import { teamFacts, teamWords, type TeamMember } from '../../pages/about/aboutSchema.ts'
import { call, scheduler, type Head } from '../../pages/common/commonSchema.ts'
import { form, questions } from '../../pages/contact/contactSchema.ts'
import { pageFiles, type PageTexts } from '../../pages/pageSchemas.ts'
import { projectFacts, projectWords, type Project } from '../../pages/portfolio/portfolioSchema.ts'
import { serviceFacts, serviceWords, type Service } from '../../pages/services/servicesSchema.ts'
import { testimonialFacts, testimonialWords } from '../../pages/testimonials/testimonialsSchema.ts'
import type { Testimonial } from '../../pages/testimonials/testimonialsSchema.ts'
import { byRoute, routes, type Counts, type RouteId } from '../../routes/table.ts'
import { paletteFacts } from '../../theme/palette.ts'
import { messageOf, ProblemsError } from '../../shared/errors.ts'
import { fill } from '../../shared/fill.ts'
import { slugOf } from '../../shared/text.ts'

/** Folder of this project. */
export const projectRoot = join(import.meta.dirname, '../../..')

/** Files of facts, in src/content. Their words are in the files of the same names. */
const factSchemas = {
  agency: agencyFacts,
  palette: paletteFacts,
  services: serviceFacts,
  projects: projectFacts,
  testimonials: testimonialFacts,
  team: teamFacts,
}

/** Files of words, in the folder of each language, beside those of the pages. */
const wordSchemas = {
  agency: agencyWords,
  services: serviceWords,
  projects: projectWords,
  testimonials: testimonialWords,
  team: teamWords,
  questions,
  heads,
  interface: interfaceTexts,
  call,
  scheduler,
  form,
}

type Outputs<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  [Name in keyof Schemas]: v.InferOutput<Schemas[Name]>
}
type Facts = Outputs<typeof factSchemas>
type Words = Outputs<typeof wordSchemas>

/** Lists of records that have facts and words. */
const LISTS = ['services', 'projects', 'testimonials', 'team'] as const

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
  words: Omit<Words, 'agency' | (typeof LISTS)[number]> & { pages: PageTexts }
  /** What the navigation and search engines say of each page. */
  pageHeads: Readonly<Record<RouteId, Head>>
  /** Numbers of records. */
  counts: Counts
  /** The files of the facts and of the words, with their places filled, by path from the project's root. */
  files: Readonly<Record<string, unknown>>
}

/** Error of a build whose content is not valid. A problem of a file begins with its path. */
export class ContentError extends ProblemsError {
  constructor(problems: readonly string[]) {
    super('The content is not valid:', problems)
    this.name = 'ContentError'
  }
}

interface ContentFile {
  /** Path from the project's root. */
  path: string
  schema: v.GenericSchema
  /** Path of the JSON Schema that editors read. */
  schemaPath: string
}

const filesOf = (
  schemas: Readonly<Record<string, v.GenericSchema>>,
  folder: string,
  kind: 'facts' | 'words' | 'words/pages',
): ContentFile[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    path: `src/content/${folder}${name}.json`,
    schema,
    schemaPath: `src/content/schemas/${kind}/${name}.json`,
  }))
const factFiles = filesOf(factSchemas, '', 'facts')
const wordFiles = (language: string) => [
  ...filesOf(wordSchemas, `${language}/`, 'words'),
  ...filesOf(pageFiles, `${language}/pages/`, 'words/pages'),
]

/** Returns the tag of the language whose words a file has, or undefined for a file of facts. */
export const languageOf = (path: string): string | undefined => /^src\/content\/([^/]+)\//.exec(path)?.[1]

/** Returns every file of a project's content with its schema. The facts of the agency list its languages. */
export function contentFilesIn(root = projectRoot): ContentFile[] {
  let agency: unknown = null
  try {
    agency = JSON.parse(readText(join(root, 'src/content/agency.json')))
  } catch {
    // The reader says what is wrong with the file.
  }
  const { success, output } = v.safeParse(v.object({ languages: languageTags }), agency)
  return [...factFiles, ...(success ? output.languages.flatMap(wordFiles) : [])]
}

/**
 * Returns a file of the content as it is kept: with the keys in its schema's order, and without marks that are false. It can
 * have places such as {agency.name}.
 *
 * @throws {Error} for a field that the schema does not know: its text would be lost
 */
export function formatted(schema: v.GenericSchema, value: unknown): string {
  // Other issues are the reader's to report. A text with places has some, because only the reader fills them.
  const { output, issues = [] } = v.safeParse(schema, value)
  const unknown = issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never')
  if (unknown) throw new Error(`${v.getDotPath(unknown)} is an unknown field`)
  const text = JSON.stringify(
    output,
    (key, entry: unknown) => (key === 'sample' && entry === false ? undefined : entry),
    2,
  )
  return `${text}\n`
}

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

/** Returns facts and words as one value. Both can have fields of the same record. */
function merged(facts: unknown, words: unknown): unknown {
  if (typeof facts !== 'object' || typeof words !== 'object' || facts === null || words === null) return words
  if (Array.isArray(facts) && Array.isArray(words))
    return Array.from({ length: Math.max(facts.length, words.length) }, (_, at) =>
      merged(facts[at] ?? {}, words[at] ?? {}),
    )
  const both = Object.entries(words).map(([key, value]) =>
    key in facts ? [key, merged(Reflect.get(facts, key), value)] : [key, value],
  )
  return { ...facts, ...Object.fromEntries(both) }
}

type Slugged = readonly { slug: string }[]

/** Returns a problem for each language without the words of a story that the facts or another language have. */
function storyProblems({ projects }: Facts, contents: readonly Content[]): string[] {
  return projects.records.flatMap(({ slug, story }) => {
    const lacking = contents.filter(
      (content) => !content.projects.find((project) => project.slug === slug)?.story?.paragraphs,
    )
    if (!story && lacking.length === contents.length) return []
    return lacking.map(
      ({ language }) =>
        `src/content/${language}/projects.json: "${slug}": story: is missing; projects.json or another language has it`,
    )
  })
}

/** Joins the facts of a list's records with their words, in the order of the facts. */
function joined(
  list: string,
  language: string,
  facts: Slugged,
  words: Slugged,
  problems: string[],
): unknown[] {
  const [factsFile, wordsFile] = [`src/content/${list}.json`, `src/content/${language}/${list}.json`]
  for (const [file, records, others, otherFile] of [
    [factsFile, facts, words, wordsFile],
    [wordsFile, words, facts, factsFile],
  ] as const)
    for (const [index, { slug }] of records.entries()) {
      if (records.findIndex((record) => record.slug === slug) !== index)
        problems.push(`${file}: records.${index}.slug: is "${slug}", as that of a record before`)
      if (!others.some((record) => record.slug === slug))
        problems.push(`${file}: records.${index}: "${slug}" is not in ${otherFile}`)
    }
  return facts.flatMap((record) => {
    const own = words.find(({ slug }) => slug === record.slug)
    return own ? [merged(record, own)] : []
  })
}

/** Returns the problems of charts, pictures and stories that no schema sees, because facts and words are in two files. A record's facts and words are in two files. */
function pictureProblems(
  language: string,
  { projects, team, testimonials }: Pick<Content, (typeof LISTS)[number]>,
): string[] {
  const problems: string[] = []
  const check = (list: string, field: string, { file, alt }: { file?: string; alt?: string }) => {
    if (file === undefined)
      problems.push(
        `src/content/${list}.json: ${field}: has an alternative text in ${language}/${list}.json and no file`,
      )
    else if (alt === undefined)
      problems.push(
        `src/content/${language}/${list}.json: ${field}.alt: is missing; ${file} needs an alternative text`,
      )
  }
  for (const [at, { slug, image, story }] of projects.entries()) {
    const { values, file, alt, caption, from, to } = image ?? {}
    const place = `src/content/projects.json: records.${at}.image`
    if (values && file !== undefined)
      problems.push(`${place}: has values and a file; it is a chart or a picture`)
    else if (image && (file !== undefined || alt !== undefined)) check('projects', `"${slug}": image`, image)
    else if (image && (!values || [caption, from, to].includes(undefined)))
      problems.push(`${place}: needs values here and words in ${language}/projects.json`)
    for (const [index, picture] of (story?.pictures ?? []).entries())
      check('projects', `"${slug}": story.pictures.${index}`, picture)
    const testimonial = story?.testimonial
    if (testimonial !== undefined && !testimonials.some((other) => other.slug === testimonial))
      problems.push(
        `src/content/projects.json: "${slug}": story.testimonial: is "${testimonial}", which is not in testimonials.json`,
      )
  }
  for (const { slug, portrait } of team) if (portrait) check('team', `"${slug}": portrait`, portrait)
  return problems
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

/** Returns the problems of fields that one of two files of the same words lacks. The schemas allow both to leave them out. */
function unmatched(raw: ReadonlyMap<string, unknown>, file: string, other: string): string[] {
  return [...fieldsOf(raw.get(other)).difference(fieldsOf(raw.get(file)))]
    .filter((field) => !/(^|\.)(sample|path|fonts)\b/.test(field))
    .map((field) => `${file}: ${field}: is missing; ${other} has it`)
}

/** Parses JSON. @throws {SyntaxError} with the line and the column of what is wrong, which V8 names for some errors only */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The longest text that only lacks its end.
    let length = text.length
    while (length > 0 && !isBeginning(text.slice(0, length))) length -= 1
    const lines = text.slice(0, length).split('\n')
    const [what] = messageOf(error).split(/ in JSON| at position|, "|, \.\.\./)
    throw new SyntaxError(
      `is not JSON at line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1}: ${what}`,
      { cause: error },
    )
  }
}

/** Reads a text without its byte-order mark. @throws {SyntaxError} for another encoding than UTF-8 */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SyntaxError('is not in UTF-8; save it as UTF-8')
  }
}

/** Whether `text` is JSON, or would be with more text after it. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const message = messageOf(error)
    return /end of JSON|Unterminated/.test(message) || message.includes(`at position ${text.length} `)
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
  const problems: string[] = []
  const raw = new Map<string, unknown>()
  const files = contentFilesIn(root)
  for (const { path } of files)
    try {
      raw.set(path, parseJson(readText(join(root, path))))
    } catch (error) {
      problems.push(error instanceof SyntaxError ? `${path}: ${error.message}` : `${path}: is missing`)
    }
  if (problems.length > 0) throw new ContentError(problems)

  const factsOf = (name: string) => raw.get(`src/content/${name}.json`)
  const wordsOf = (language: string, name: string) => raw.get(`src/content/${language}/${name}.json`)
  const placesOf = (language: string | undefined) =>
    language === undefined
      ? { agency: factsOf('agency') }
      : {
          agency: merged(factsOf('agency'), wordsOf(language, 'agency')),
          form: wordsOf(language, 'form'),
          scheduler: wordsOf(language, 'scheduler'),
        }
  for (const { path, schema } of files) {
    const value = filled(raw.get(path), placesOf(languageOf(path)))
    raw.set(path, value)
    const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true })
    for (const issue of issues) {
      const place = v.getDotPath(issue)
      problems.push(`${path}: ${place === null ? '' : `${place}: `}${issue.message}`)
    }
  }
  if (problems.length > 0) throw new ContentError(problems)

  // The schemas have accepted the values.
  const facts = Object.fromEntries(Object.keys(factSchemas).map((name) => [name, factsOf(name)])) as Facts
  const { languages } = facts.agency
  const contents = languages.map((language, index): Content => {
    const words = Object.fromEntries(
      Object.keys(wordSchemas).map((name) => [name, wordsOf(language, name)]),
    ) as Words
    const pages = byRoute(({ id }) => {
      const { head, ...texts } = wordsOf(language, `pages/${id}`) as { head: Head }
      return { head, texts }
    })
    const pageHeads = byRoute(({ id }) => pages[id].head)
    const pageTexts = byRoute(({ id }) => pages[id].texts) as PageTexts
    const lists = Object.fromEntries(
      LISTS.map((list) => [list, joined(list, language, facts[list].records, words[list].records, problems)]),
    ) as unknown as Pick<Content, (typeof LISTS)[number]>
    problems.push(...pictureProblems(language, lists))
    // The marks are part of the text: in elements of their own they would shift the line when the font loads.
    const { quotation = '“{text}”' } = pageTexts.testimonials
    for (const testimonial of lists.testimonials)
      testimonial.content = fill(quotation, { text: testimonial.content })
    return {
      language,
      paths: pathsOf(language, index === 0, pageHeads, problems),
      agency: { ...facts.agency, ...words.agency },
      palette: facts.palette,
      ...lists,
      words: { ...words, pages: pageTexts },
      pageHeads,
      counts: {
        services: lists.services.length,
        projects: lists.projects.length,
        testimonials: lists.testimonials.length,
        team: lists.team.length,
        questions: words.questions.records.length,
      },
      files: Object.fromEntries(
        [...factFiles, ...wordFiles(language)].map(({ path }) => [path, raw.get(path)]),
      ),
    }
  })
  problems.push(...storyProblems(facts, contents))
  for (const content of contents) {
    const anchors = anchorsOf(content)
    for (const [path, file] of Object.entries(content.files))
      walk(file, (place, key, value) => {
        if (key !== 'href' || typeof value !== 'string' || !value.startsWith('/')) return
        const problem = linkProblem(value, anchors, root)
        if (problem) problems.push(`${path}: ${place}: ${problem}`)
      })
    const { language, words, pageHeads, agency } = content
    if (agency.askFirst && words.pages.privacy.variants.calendar.asked === undefined)
      problems.push(
        `src/content/${language}/pages/privacy.json: variants.calendar.asked: is missing; agency.json has askFirst`,
      )
    const labels = routes.filter(({ inHeader }) => inHeader).map(({ id }) => pageHeads[id].label)
    const { length } = [...labels, words.interface.menu.start].join('')
    if (length > BAR_CHARACTERS)
      problems.push(
        `src/content/${language}/interface.json: menu.start and the header's labels in pages/*.json have ${length} characters together; the bar has room for ${BAR_CHARACTERS}`,
      )
  }
  // The schema asks for a language.
  const [first, ...others] = contents as [Content, ...Content[]]
  for (const { language } of others)
    for (const { path } of wordFiles(first.language)) {
      const other = path.replace(`/${first.language}/`, `/${language}/`)
      problems.push(...unmatched(raw, path, other), ...unmatched(raw, other, path))
    }
  if (problems.length > 0) throw new ContentError([...new Set(problems)])
  return [first, ...others]
}

/** Returns the content with the words of the first language. See `readLanguages`. */
export function readContent(root = projectRoot): Content {
  return readLanguages(root)[0]
}
