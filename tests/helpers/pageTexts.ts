import * as site from './content.ts'
import type { RouteId } from '../../src/routes/table.ts'

/**
 * Fields of records whose text is not shown as it is: names of tokens and icons, addresses, a chart's labels,
 * files.
 */
const NOT_SHOWN = new Set('$schema slug icon drawing color href image picture portrait logo'.split(' '))

/**
 * Returns all texts in a value of the content. Texts with a `{placeholder}` are left out: the page shows them
 * filled.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\{\w+\}/.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  // A link to a page without records is not shown.
  if ('href' in value && typeof value.href === 'string' && !site.isServed(value.href)) return []
  return Object.entries(value).flatMap(([key, item]) => (NOT_SHOWN.has(key) ? [] : textsIn(item)))
}

/** Returns the texts around records, which are left out where the list is empty. */
const textsWith = (list: readonly unknown[], section: unknown): string[] =>
  list.length > 0 ? textsIn(section) : []

const { agency, form, notFoundPage, portfolioPage, projects, questions, team, testimonials } = site
const { testimonials: quotations, ...homeSections } = site.homePage
const { team: crew, ...aboutSections } = site.aboutPage
const { dials, ...crewTexts } = crew ?? {}
const { others, ...testimonialSections } = site.testimonialsPage
const { questions: asked, details, ...contactSections } = site.contactPage
const { watch, book, labels, ...detailTexts } = details
const { book: bookLabel, ...detailLabels } = labels
const isWatchShown = site.timeZone !== null && site.crew.length > 0

/** Returns the texts of a legal page, with the numbers of its sections. */
const textsOfLegal = ({ sections, ...page }: typeof site.termsPage) =>
  textsIn([page, sections.map(({ title, paragraphs }, index) => [`${index + 1}. ${title}`, paragraphs])])

/** Texts of pages that show some of them in part, or texts of other modules. */
const ownTexts: Partial<Record<RouteId, readonly string[]>> = {
  home: [
    ...textsIn([homeSections, site.serviceSummaries.map(({ title, description }) => [title, description])]),
    ...site.featuredTestimonials.flatMap(({ content, name }) => [content, name]),
    ...textsWith(testimonials, quotations),
  ],
  about: [
    ...textsIn(aboutSections),
    ...textsWith(team, [crewTexts, team]),
    ...textsWith(
      team.filter(({ hours }) => hours),
      dials,
    ),
  ],
  portfolio: textsIn([
    portfolioPage.hero,
    portfolioPage.totals,
    portfolioPage.callToAction,
    // A card shows the first three features.
    projects.map(({ features, ...project }) => [project, features?.slice(0, 3)]),
  ]),
  testimonials: [
    ...textsIn([testimonialSections, testimonials]),
    ...textsWith(testimonials.slice(1), others),
  ],
  contact: [
    agency.email,
    agency.phone,
    ...site.addressLines,
    ...textsIn([contactSections, detailTexts, detailLabels, form.fields, form.send, form.note]),
    ...(isWatchShown ? textsIn(watch) : []),
    ...(site.siteConfig.bookingUrl === null ? [] : textsIn([book, bookLabel])),
    ...textsWith(questions, [asked, questions]),
  ],
  privacy: textsOfLegal(site.privacyPage),
  terms: textsOfLegal(site.termsPage),
  notFound: textsIn([notFoundPage.title, notFoundPage.lead, notFoundPage.link]),
}

/** Returns the texts of its content that a page must contain: those of its module. */
export const pageTextsOf = (id: RouteId): readonly string[] => ownTexts[id] ?? textsIn(site.modules[id])
