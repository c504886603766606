import { addressLines } from '../../src/facts/agency.ts'
import { agency } from '../../src/content/agency.ts'
import { form } from '../../src/content/form.ts'
import { aboutPage } from '../../src/content/pages/about.ts'
import { contactPage } from '../../src/content/pages/contact.ts'
import { homePage } from '../../src/content/pages/home.ts'
import { notFoundPage } from '../../src/content/pages/notFound.ts'
import { portfolioPage } from '../../src/content/pages/portfolio.ts'
import { privacyPage } from '../../src/content/pages/privacy.ts'
import { servicesPage } from '../../src/content/pages/services.ts'
import { termsPage } from '../../src/content/pages/terms.ts'
import { testimonialsPage } from '../../src/content/pages/testimonials.ts'
import { projects } from '../../src/content/projects.ts'
import { questions } from '../../src/content/questions.ts'
import { services } from '../../src/content/services.ts'
import { team } from '../../src/content/team.ts'
import { testimonials } from '../../src/content/testimonials.ts'
import type { RouteId } from '../../src/routes/table.ts'

/** Fields of records whose text is not shown as it is: names of tokens and icons, addresses, a chart's labels. */
const NOT_SHOWN = new Set(['icon', 'color', 'href', 'image'])

/** Returns all texts in a value of the content. Texts with a `{placeholder}` are left out: the page shows them filled. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\{\w+\}/.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (NOT_SHOWN.has(key) ? [] : textsIn(item)))
}

/** Texts of its content that each page must contain. */
export const pageTexts: Record<RouteId, readonly string[]> = {
  home: [agency.name, agency.tagline, ...textsIn(homePage)],
  about: textsIn([aboutPage, team]),
  services: textsIn([servicesPage, services]),
  portfolio: textsIn([
    portfolioPage.hero,
    portfolioPage.totals,
    portfolioPage.callToAction,
    // A card shows the first three features.
    projects.map(({ features, ...project }) => [project, features.slice(0, 3)]),
  ]),
  testimonials: textsIn([testimonialsPage, testimonials]),
  contact: [
    agency.email,
    agency.phone,
    ...addressLines,
    ...textsIn([contactPage, form.fields, form.send, form.note, questions]),
  ],
  privacy: textsIn(privacyPage),
  terms: textsIn(termsPage),
  notFound: textsIn([notFoundPage.title, notFoundPage.lead, notFoundPage.link]),
}
