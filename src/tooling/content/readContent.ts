import { join } from 'node:path'
import * as v from 'valibot'
import type { Head } from '../../pages/common/commonSchema.ts'
import type { PageTexts } from '../../pages/pageSchemas.ts'
import { demoConfig } from '../../config/demo.ts'
import type { SiteConfig } from '../../config/site.ts'
import { byRoute, type ListName } from '../../routes/table.ts'
import { paletteFacts } from '../../theme/palette.ts'
import { fill } from '../../shared/fill.ts'
import { readJson } from './readJson.ts'
import {
  wordSchemas,
  listNames,
  ContentError,
  type Facts,
  type Words,
  type Content,
  type Contents,
} from './contentSchemas.ts'
import { projectRoot, FOR_SOME, languagesIn, contentFilesIn, recordsIn } from './contentFiles.ts'
import { fieldsNamed, jsonSchemaOf, partsOf } from './jsonSchema.ts'
import { valueAt, filled, merged } from './values.ts'
import { addressProblems, problemsBetween, lackOf, lackedBy, type Part } from './siteProblems.ts'

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

/** Words that a calendar and a booking page need, by their names in the configuration: file and field. */
const NEEDED_FOR = {
  scheduler: {
    reason: 'agency.json has a calendar',
    fields: [
      ['scheduler', 'heading'],
      ['pages/contact', 'schedule'],
      ['pages/privacy', 'variants.calendar.given'],
      ['call', 'book'],
    ],
  },
  bookingUrl: {
    reason: 'agency.json has a bookingPage',
    fields: [
      ['pages/contact', 'schedule'],
      ['pages/contact', 'details.labels.book'],
      ['pages/contact', 'details.book'],
      ['pages/privacy', 'variants.booking.given'],
      ['call', 'book'],
    ],
  },
} as const

/**
 * Reads the content of a project as `readLanguages` does. Without a problem the content is whole. It is null
 * if a part is missing.
 */
export function checkLanguages(root = projectRoot): { contents: Contents | null; problems: string[] } {
  const problems: string[] = []
  const [first = '', ...others] = languagesIn(root)
  const tags = [first, ...others]
  const files = contentFilesIn(root)
  /** What the files say in each language. */
  const raw = new Map<string, Readonly<Record<string, unknown>>>()
  for (const file of files) {
    const { path, schemaPath, language, languages } = file
    try {
      const value = readJson(join(root, path))
      const byTag = languages
        ? partsOf(file, value)
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
  }

  const parts = tags.flatMap((tag) => {
    const read = (name: string) => raw.get(`src/content/${name}.json`)?.[tag]
    const places = {
      agency: merged(read('agency'), read(`${tag}/agency`)),
      form: read(`${tag}/form`),
      scheduler: read(`${tag}/scheduler`),
    }
    return files.flatMap(({ path, schema, languages }): Part[] => {
      // Records have what they lack from the first language; for other files and in that language the two are
      // the same.
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
        const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
        const meant = isUnknown ? fieldsNamed(place.replace(/.*\./, ''), jsonSchemaOf(schema)) : []
        const other = meant.length > 0 && meant.length < 3 ? `; ${meant.join(' and ')} could be meant` : ''
        return [`${path}: ${start}${place && `${place}: `}${issue.message}${other}`]
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
    for (const content of all) for (const problem of problemsBetween(content, root)) problems.push(problem)
    problems.push(...addressProblems(all, root))
    contents = all
  } catch (error) {
    // A part is missing, or has another form than its schema.
    if (problems.length === 0) throw error
  }
  return { contents, problems: [...new Set(problems)] }
}

/**
 * Reads, fills and checks the content of a project as its files are now. Returns it once per language, the
 * first of which is served at the site's base.
 *
 * @param root folder that contains src
 * @throws {ContentError} with one line per problem
 */
export function readLanguages(root = projectRoot): Contents {
  const { contents, problems } = checkLanguages(root)
  if (problems.length > 0 || !contents) throw new ContentError(problems)
  return contents
}

/** Returns the configuration of a production build. @throws {ContentError} with a line per missing fact */
function productionConfig(siteUrl: string, { agency }: Content): SiteConfig {
  const { bookingPage, calendar, calendarName, mail } = agency
  if (bookingPage === undefined || calendar === undefined || !mail)
    throw new ContentError(
      Object.entries({ bookingPage, calendar, mail })
        .filter(([, fact]) => fact === undefined)
        .map(([name]) => `src/content/agency.json: ${name}: is missing; see Configure in README.md`),
    )
  const name = calendarName ?? URL.parse(calendar)?.hostname ?? ''
  return {
    mode: 'production',
    siteUrl,
    bookingUrl: bookingPage === 'none' ? null : bookingPage,
    scheduler: calendar === 'none' ? null : { url: calendar, name },
    mail,
  }
}

/**
 * Returns the configuration of the site at an address, or with null that of demo mode: without its calendar
 * and booking page if a language has no words for them.
 *
 * @throws {ContentError} for a production build that lacks them
 */
export function configFor(siteUrl: string | null, contents: Contents): SiteConfig {
  const config = siteUrl === null ? demoConfig : productionConfig(siteUrl, contents[0])
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
