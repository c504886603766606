import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Service as ServiceMarkup,
  WebSite,
} from 'schema-dts'
import type { SiteConfig } from '../config/site.ts'
import { heads } from '../content/head.ts'
import type { Agency } from '../model/agency.ts'
import type { Question, Service } from '../model/records.ts'
import type { Route } from '../routes/table.ts'
import { slugOf } from '../shared/text.ts'
import { typographic } from './content/typographic.ts'

/** Content that search engines read in markup. */
interface MarkupContent {
  agency: Agency
  services: readonly Service[]
  questions: readonly Question[]
}

function organizationOf(siteUrl: string, agency: Agency): Organization {
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
      ...(address.region === null ? {} : { addressRegion: address.region }),
      ...(address.postalCode === null ? {} : { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    sameAs: agency.social.map((link) => link.href),
  }
}

function breadcrumbsOf(siteUrl: string, { id, path }: Pick<Route, 'id' | 'path'>): BreadcrumbList {
  const home = { '@type': 'ListItem' as const, position: 1, name: heads.home.label, item: `${siteUrl}/` }
  const here = { '@type': 'ListItem' as const, position: 2, name: heads[id].label, item: siteUrl + path }
  return { '@type': 'BreadcrumbList', itemListElement: path === '/' ? [home] : [home, here] }
}

function serviceOf(siteUrl: string, { title, description }: Service): ServiceMarkup {
  const address = `${siteUrl}/services#${slugOf(title)}`
  return {
    '@type': 'Service',
    '@id': address,
    url: address,
    name: title,
    description,
    provider: { '@id': `${siteUrl}/#organization` },
  }
}

function faqOf(questions: readonly Question[]): FAQPage {
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
  { agency, services, questions }: MarkupContent,
  route: Pick<Route, 'id' | 'path'>,
): Graph {
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
      breadcrumbsOf(siteUrl, route),
      ...(route.id === 'services' ? services.map((service) => serviceOf(siteUrl, service)) : []),
      ...(route.id === 'contact' && questions.length > 0 ? [faqOf(questions)] : []),
    ],
  }
}

/** Writes apostrophes as the pages do, except in addresses. */
const asOnPages = (_: string, value: unknown) =>
  typeof value === 'string' && !value.startsWith('https:') ? typographic(value) : value

/** Returns a script element of JSON-LD. Escapes `<`, so that no value can end the element. */
export function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph, asOnPages).replaceAll('<', '\\u003c')}</script>`
}
