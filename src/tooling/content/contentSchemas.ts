import type * as v from 'valibot'
import { agencyFacts, agencyWords, heads, interfaceTexts } from '../../app/appSchema.ts'
import { teamMember, type TeamMember } from '../../pages/about/aboutSchema.ts'
import { call, scheduler, type Head } from '../../pages/common/commonSchema.ts'
import { form, question, type Question } from '../../pages/contact/contactSchema.ts'
import { pageFiles, type PageTexts } from '../../pages/pageSchemas.ts'
import { project, type Project } from '../../pages/portfolio/portfolioSchema.ts'
import { service, type Service } from '../../pages/services/servicesSchema.ts'
import { testimonial, type Testimonial } from '../../pages/testimonials/testimonialsSchema.ts'
import type { ListName, RouteId } from '../../routes/table.ts'
import { paletteFacts } from '../../theme/palette.ts'
import { ProblemsError } from '../../shared/errors.ts'

/** Files in src/content that are the same in every language. */
export const factSchemas = { agency: agencyFacts, palette: paletteFacts }

/** Files of words, in the folder of each language, beside those of the pages in its folder `pages`. */
export const wordSchemas = { agency: agencyWords, heads, interface: interfaceTexts, call, scheduler, form }

export const pageEntries = Object.entries<v.GenericSchema>(pageFiles).map(
  ([id, schema]) => [`pages/${id}`, schema] as const,
)

/**
 * Folders of src/content with a file for each record, which has the words of all languages, how many a site
 * can have, and a word for one.
 */
export const lists = {
  services: { schema: service, min: 1, max: 12, singular: 'service' },
  projects: { schema: project, min: 0, max: 12, singular: 'project' },
  testimonials: { schema: testimonial, min: 0, max: 18, singular: 'testimonial' },
  team: { schema: teamMember, min: 0, max: 12, singular: 'person' },
  questions: { schema: question, min: 0, max: 10, singular: 'question' },
} as const satisfies Record<ListName, object>

export const listNames = Object.keys(lists) as ListName[]

type Outputs<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  [Name in keyof Schemas]: v.InferOutput<Schemas[Name]>
}

export type Facts = Outputs<typeof factSchemas>

export type Words = Outputs<typeof wordSchemas>

/** All texts and facts of the site, with the words of one language. */
export interface Content {
  /** Tag of the words' language (BCP 47), such as `en`. */
  language: string
  /**
   * Path of each page from the site's base: `/about`, and `/en/about` in a language that is not the first.
   */
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
