import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service as ServiceMarkup,
  WebSite,
} from 'schema-dts'
import type { SiteConfig } from '../config/site.ts'
import type { Route } from '../routes/table.ts'
import type { Content } from './content/readContent.ts'

type PageRoute = Pick<Route, 'id' | 'path'>

function organizationOf(siteUrl: string, agency: Content['agency']): Organization {
  const { address } = agency
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: agency.name,
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

function breadcrumbsOf(
  siteUrl: string,
  { pages }: Content['words']['heads'],
  { id, path }: PageRoute,
): BreadcrumbList {
  const home = { '@type': 'ListItem' as const, position: 1, name: pages.home.label, item: `${siteUrl}/` }
  const here = { '@type': 'ListItem' as const, position: 2, name: pages[id].label, item: siteUrl + path }
  return { '@type': 'BreadcrumbList', itemListElement: [home, here] }
}

function serviceOf(
  siteUrl: string,
  { slug, title, description }: Content['services'][number],
): ServiceMarkup {
  const address = `${siteUrl}/services#${slug}`
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
  { agency, services, words }: Content,
  route: PageRoute,
): Graph {
  const questions = words.questions.records
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: agency.name,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationOf(siteUrl, agency),
      website,
      ...(route.path === '/' ? [] : [breadcrumbsOf(siteUrl, words.heads, route)]),
      ...(route.id === 'services' ? services.map((service) => serviceOf(siteUrl, service)) : []),
      ...(route.id === 'contact' && questions.length > 0 ? [faqOf(questions)] : []),
    ],
  }
}

/** Returns a script element of JSON-LD. Escapes `<`, so that no value can end the element. */
export function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
