import { formatAddress } from 'localized-address-format'
import type { SiteConfig } from '../../config/site.ts'
import type { LegalTexts } from '../../pages/legal/legalSchema.ts'
import { filtersOf } from '../../pages/portfolio/projectFilters.ts'
import { routes, routesWith, type Route, type RouteId } from '../../routes/table.ts'
import { fill } from '../../shared/fill.ts'
import type { Content } from './readContent.ts'

/** Number of services, from the first, on the home page and in the footer of every page. */
const LISTED_SERVICES = 6

export interface PageHead {
  title: string
  description: string
  /** Description of the picture that other sites show for a link. */
  shareAlt: string
}

function headOf({ heads }: Content['words'], id: RouteId): PageHead {
  const page = heads.pages[id]
  const title = id === 'home' ? page.title : fill(heads.title, { page: page.title })
  return { title, description: page.description, shareAlt: fill(heads.shareAlt, { title }) }
}

/** Returns the address's lines in the order of its country, without the country's name. */
function linesOf({
  street,
  city,
  region,
  postalCode,
  country,
}: Content['agency']['address']): readonly string[] {
  return formatAddress({
    postalCountry: country,
    addressLines: [street],
    locality: city,
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(region === undefined ? {} : { administrativeArea: region }),
  })
}

/** Returns at most three testimonials: the first, which is large, and two others. From four on, the second is not among them. */
function featured<Entry>(testimonials: readonly Entry[]): readonly Entry[] {
  return [...testimonials.slice(0, 1), ...testimonials.slice(testimonials.length > 3 ? 2 : 1).slice(0, 2)]
}

/** Returns the privacy policy as it is true for the agency and the configuration. */
function privacyOf({ agency, words }: Content, { scheduler, bookingUrl }: SiteConfig): LegalTexts {
  const { variants, ...page } = words['pages/privacy']
  const facts = {
    ...agency.legal,
    country: new Intl.DisplayNames('en', { type: 'region' }).of(agency.address.country) ?? '',
  }
  const registration = (['company', 'register', 'vatNumber'] as const)
    .filter((name) => (facts[name] ?? 'none') !== 'none')
    .map((name) => fill(variants.registration?.[name] ?? '', facts))
  const values = {
    registration: registration.join(' '),
    calendar: scheduler
      ? fill(variants.calendar.given, { provider: scheduler.name })
      : (variants.calendar.none ?? ''),
    booking: bookingUrl ? variants.booking.given : (variants.booking.none ?? ''),
  }
  const sections = page.sections
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map((text) => fill(text, values)).filter((text) => text !== ''),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
  return { ...page, sections }
}

/** Returns what pages import from `virtual:content/...`, by module and export. Each page loads the modules that it shows. */
export function modulesOf(content: Content, config: SiteConfig) {
  const { agency, services, projects, testimonials, team, words, counts } = content
  const served = routesWith(counts)
  const linksTo = (isListed: (route: Route) => boolean) =>
    served
      .filter(isListed)
      .map(({ id, path }) => ({ label: words.heads.pages[id].label, href: path as string }))
  const listed = services.slice(0, LISTED_SERVICES)
  const { name, phone, email, social, address } = agency
  return {
    agency: {
      agency: {
        name,
        phone,
        email,
        social,
        addressLines: linesOf(address),
        /** Link that calls the agency. */
        telHref: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
      },
    },
    navigation: {
      /** Pages without records. */
      unserved: routes.filter((route) => !served.includes(route)).map(({ id }): string => id),
      headerLinks: linksTo(({ inHeader }) => inHeader),
      footerLinks: linksTo(({ inFooter }) => inFooter === 'pages'),
      legalLinks: linksTo(({ inFooter }) => inFooter === 'legal'),
      serviceLinks: listed.map(({ slug, title }) => ({ label: title, href: `/services#${slug}` })),
      pageHeads: Object.fromEntries(routes.map(({ id }) => [id, headOf(words, id)])) as Readonly<
        Record<RouteId, PageHead>
      >,
    },
    interface: { interfaceTexts: words.interface },
    call: { call: words.call },
    scheduler: { scheduler: words.scheduler },
    form: { form: words.form },
    home: {
      homePage: words['pages/home'],
      serviceSummaries: listed.map(({ slug, title, description, technologies }) => ({
        title,
        href: `/services#${slug}`,
        description,
        technologies: technologies.slice(0, 2),
      })),
      featuredTestimonials: featured(testimonials),
    },
    about: { aboutPage: words['pages/about'], team },
    services: { servicesPage: words['pages/services'], services },
    portfolio: {
      portfolioPage: words['pages/portfolio'],
      projects,
      projectFilters: filtersOf(projects, words['pages/portfolio'].filter.all),
    },
    testimonials: { testimonialsPage: words['pages/testimonials'], testimonials },
    contact: { contactPage: words['pages/contact'], questions: words.questions.records },
    privacy: { privacyPage: privacyOf(content, config) },
    terms: { termsPage: words['pages/terms'] },
    notFound: { notFoundPage: words['pages/notFound'] },
  }
}

export type Modules = ReturnType<typeof modulesOf>
