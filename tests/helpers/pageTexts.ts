import {
  aboutPage,
  addressLines,
  agency,
  contactPage,
  form,
  homePage,
  isServed,
  notFoundPage,
  portfolioPage,
  privacyPage,
  projects,
  questions,
  services,
  servicesPage,
  team,
  termsPage,
  testimonials,
  testimonialsPage,
} from './content.ts'
import type { RouteId } from '../../src/routes/table.ts'

/** Fields of records whose text is not shown as it is: names of tokens and icons, addresses, a chart's labels. */
const NOT_SHOWN = new Set(['icon', 'color', 'href', 'image'])

/** Returns all texts in a value of the content. Texts with a `{placeholder}` are left out: the page shows them filled. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\{\w+\}/.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  // A link to a page without records is not shown.
  if ('href' in value && typeof value.href === 'string' && !isServed(value.href)) return []
  return Object.entries(value).flatMap(([key, item]) => (NOT_SHOWN.has(key) ? [] : textsIn(item)))
}

/** Returns the texts of a section that is left out where its list is empty. */
const textsWith = (list: readonly unknown[], section: unknown): string[] =>
  list.length > 0 ? textsIn(section) : []

const { industries, technologies, testimonials: quotations, clients, ...homeSections } = homePage
const { team: crew, ...aboutSections } = aboutPage
const { reasons, questions: asked, ...contactSections } = contactPage

/** Texts of its content that each page must contain. */
export const pageTexts: Record<RouteId, readonly string[]> = {
  home: [
    agency.name,
    agency.tagline,
    ...textsIn(homeSections),
    ...textsWith(industries.list, industries),
    ...textsWith(technologies.categories, technologies),
    ...textsWith(testimonials, quotations),
    ...textsWith(clients.names, clients),
  ],
  about: [...textsIn(aboutSections), ...textsWith(team, [crew, team])],
  services: textsIn([servicesPage, services]),
  portfolio: [
    ...textsWith(portfolioPage.totals.stats, portfolioPage.totals),
    ...textsIn([
      portfolioPage.hero,
      portfolioPage.callToAction,
      // A card shows the first three features.
      projects.map(({ features, ...project }) => [project, features.slice(0, 3)]),
    ]),
  ],
  testimonials: [
    ...textsIn([
      testimonialsPage.hero,
      testimonialsPage.figures,
      testimonialsPage.callToAction,
      testimonials,
    ]),
    ...textsWith(testimonials.slice(1), testimonialsPage.others),
    ...textsWith(testimonialsPage.reasons.notes, testimonialsPage.reasons),
  ],
  contact: [
    agency.email,
    agency.phone,
    ...addressLines,
    ...textsIn([contactSections, form.fields, form.send, form.note]),
    ...textsWith(reasons.notes, reasons),
    ...textsWith(questions, [asked, questions]),
  ],
  privacy: textsIn(privacyPage),
  terms: textsIn(termsPage),
  notFound: textsIn([notFoundPage.title, notFoundPage.lead, notFoundPage.link]),
}
