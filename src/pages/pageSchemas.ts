import type * as v from 'valibot'
import { byRoute, type RouteId } from '../routes/table.ts'
import { file } from '../shared/contentRules.ts'
import { aboutPage as about } from './about/aboutSchema.ts'
import { head } from './common/commonSchema.ts'
import { contactPage as contact } from './contact/contactSchema.ts'
import { homePage as home } from './home/homeSchema.ts'
import { privacyPage as privacy, termsPage as terms } from './legal/legalSchema.ts'
import { notFoundPage as notFound } from './notFound/notFoundSchema.ts'
import { portfolioPage as portfolio } from './portfolio/portfolioSchema.ts'
import { servicesPage as services } from './services/servicesSchema.ts'
import { testimonialsPage as testimonials } from './testimonials/testimonialsSchema.ts'

const pageSchemas = {
  home,
  about,
  services,
  portfolio,
  testimonials,
  contact,
  privacy,
  terms,
  notFound,
} satisfies Record<RouteId, v.GenericSchema>

/** Schemas of the files `content/<language>/pages/<id>.json`: the page's head, then its texts. */
// The compiler asks for the schema of a new row of the table, the check for its head.
export const pageFiles = byRoute(({ id }) => file({ head, ...pageSchemas[id]?.entries }))

export type PageTexts = { readonly [Id in RouteId]: v.InferOutput<(typeof pageSchemas)[Id]> }

// The modules of pages that show their texts alone. `content.d.ts` has the others.
declare module 'virtual:content/terms' {
  export const termsPage: PageTexts['terms']
}
declare module 'virtual:content/notFound' {
  export const notFoundPage: PageTexts['notFound']
}
