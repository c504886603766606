import type { BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts'
import type { Agency } from '../model/agency.ts'
import { heads } from '../content/head.ts'
import type { SiteConfig } from '../config/types.ts'
import type { Route } from '../routes/table.ts'

/** Returns a page's JSON-LD. It has no ratings, since Google forbids markup of reviews that a site hosts of itself. */
export function structuredData(
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
  agency: Agency,
  route: Route,
): Graph {
  const { address } = agency
  const organization: Organization = {
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
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: agency.social.map((link) => link.href),
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: agency.name,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
  }
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: heads.home.label, item: `${siteUrl}/` },
      ...(route.path === '/'
        ? []
        : [
            {
              '@type': 'ListItem' as const,
              position: 2,
              name: heads[route.id].label,
              item: `${siteUrl}${route.path}`,
            },
          ]),
    ],
  }
  return { '@context': 'https://schema.org', '@graph': [organization, website, breadcrumbs] }
}

/** Returns a script element of JSON-LD. Escapes `<`, so that no value can end the element. */
export function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
