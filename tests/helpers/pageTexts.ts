import { addressLines } from '../../src/facts/agency.ts'
import { agency } from '../../src/content/agency.ts'
import { form } from '../../src/content/form.ts'
import * as about from '../../src/content/pages/about.ts'
import { contactPage } from '../../src/content/pages/contact.ts'
import * as home from '../../src/content/pages/home.ts'
import * as portfolio from '../../src/content/pages/portfolio.ts'
import * as privacy from '../../src/content/pages/privacy.ts'
import * as servicesPage from '../../src/content/pages/services.ts'
import * as terms from '../../src/content/pages/terms.ts'
import * as testimonialsPage from '../../src/content/pages/testimonials.ts'
import { projects } from '../../src/content/projects.ts'
import { questions } from '../../src/content/questions.ts'
import { services } from '../../src/content/services.ts'
import { team } from '../../src/content/team.ts'
import { testimonials } from '../../src/content/testimonials.ts'
import type { RouteId } from '../../src/routes/table.ts'

/** Fields of records whose text is not shown as it is: names of tokens and icons, addresses. */
const NOT_SHOWN = new Set(['icon', 'color', 'href', 'image'])

/** Returns all texts in a value of the content. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (NOT_SHOWN.has(key) ? [] : textsIn(item)))
}

/** Texts of its content that each page must contain. */
export const pageTexts: Record<RouteId, readonly string[]> = {
  home: [agency.name, agency.tagline, ...textsIn(home)],
  about: textsIn([about, team]),
  services: textsIn([servicesPage, services]),
  // A card shows the first three features.
  portfolio: textsIn([
    portfolio,
    projects.map(({ features, ...project }) => [project, features.slice(0, 3)]),
  ]),
  testimonials: textsIn([testimonialsPage, testimonials]),
  contact: [
    agency.email,
    agency.phone,
    ...addressLines,
    ...textsIn([contactPage, form.fields, form.send, form.note, questions]),
  ],
  privacy: textsIn(privacy),
  terms: textsIn(terms),
  notFound: ['Oops! Page not found', 'Return to Home'],
}
