import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service as ServiceMarkup,
  WebSite,
} from 'schema-dts'
import type { SiteConfig } from '../config/site.ts'
import type { RouteId } from '../routes/table.ts'
import type { Content } from './content/readContent.ts'

const isGiven = (fact: string | undefined) => fact !== undefined && fact !== 'none'

function organizationOf(siteUrl: string, agency: Content['agency']): Organization {
  const { address } = agency
  const { company, vatNumber } = agency.legal
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: agency.name,
    ...(isGiven(company) ? { legalName: company } : {}),
    ...(isGiven(vatNumber) ? { vatID: vatNumber } : {}),
    slogan: agency.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/mark.svg`,
    email: agency.email,
    telephone: agency.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.region === undefined ? {} : { addressRegion: address.region }),
      ...(address.postalCode === undefined ? {} : { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    sameAs: agency.social.map((link) => link.href),
  }
}

/** A page below that of its route. */
interface Subpage {
  path: string
  title: string
}

function breadcrumbsOf(
  siteUrl: string,
  { paths, words }: Content,
  id: RouteId,
  below: Subpage | null,
): BreadcrumbList {
  const entry = (position: number, page: RouteId) => ({
    '@type': 'ListItem' as const,
    position,
    name: words.heads.pages[page].label,
    item: siteUrl + paths[page],
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      entry(1, 'home'),
      entry(2, id),
      ...(below
        ? [{ '@type': 'ListItem' as const, position: 3, name: below.title, item: siteUrl + below.path }]
        : []),
    ],
  }
}

function serviceOf(
  siteUrl: string,
  { paths }: Content,
  { slug, title, description }: Content['services'][number],
): ServiceMarkup {
  const address = `${siteUrl}${paths.services}#${slug}`
  return {
    '@type': 'Service',
    '@id': address,
    url: address,
    name: title,
    description,
    provider: { '@id': `${siteUrl}/#organization` },
  }
}

function faqOf(questions: Content['words']['questions']['records']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/**
 * Returns a page's JSON-LD. Services and questions are in the markup of the page that shows them. There are no ratings,
 * since Google forbids markup of reviews that a site hosts of itself.
 */
export function structuredData(
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
  content: Content,
  id: RouteId,
  below: Subpage | null = null,
): Graph {
  const { agency, language, paths, services, words } = content
  const questions = words.questions.records
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}${paths.home}#website`,
    url: siteUrl + paths.home,
    name: agency.name,
    inLanguage: language,
    publisher: { '@id': `${siteUrl}/#organization` },
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationOf(siteUrl, agency),
      website,
      ...(id === 'home' ? [] : [breadcrumbsOf(siteUrl, content, id, below)]),
      ...(id === 'services' ? services.map((service) => serviceOf(siteUrl, content, service)) : []),
      ...(id === 'contact' && questions.length > 0 ? [faqOf(questions)] : []),
    ],
  }
}

/** Returns a script element of JSON-LD. Escapes `<`, so that no value can end the element. */
export function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
