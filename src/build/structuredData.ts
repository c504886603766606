import type { BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts'
import type { SiteConfig } from '../config/types.ts'
import type { Route } from '../routes/table.ts'

/** Returns a page's JSON-LD. It has no ratings, since Google forbids markup of reviews that a site hosts of itself. */
export function structuredData(config: SiteConfig, route: Route): Graph {
  const { siteUrl, brand, contact, social } = config
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    slogan: brand.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/mark.svg`,
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      addressLocality: contact.city,
      addressRegion: contact.region,
      postalCode: contact.postalCode,
      addressCountry: contact.country,
    },
    sameAs: social.map((link) => link.href),
  }
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: brand.name,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
  }
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
      ...(route.path === '/'
        ? []
        : [
            { '@type': 'ListItem' as const, position: 2, name: route.label, item: `${siteUrl}${route.path}` },
          ]),
    ],
  }
  return { '@context': 'https://schema.org', '@graph': [organization, website, breadcrumbs] }
}

/** Returns a script element of JSON-LD. Escapes `<`, so that no value can end the element. */
export function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
