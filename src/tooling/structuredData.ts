import type { Graph } from 'schema-dts'
import type { SiteConfig } from '../config/site.ts'
import type { RouteId } from '../routes/table.ts'
import { legalFacts } from './content/modules.ts'
import type { Content } from './content/contentSchemas.ts'

/**
 * Returns a page's JSON-LD: what search engines show. There are no ratings, since Google forbids markup of
 * reviews that a site hosts of itself.
 *
 * @param below a page below that of its route
 */
export function structuredData(
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
  { agency, language, pageHeads, paths }: Content,
  id: RouteId,
  below: { path: string; title: string } | null = null,
): Graph {
  const { address } = agency
  const { company, vatNumber } = legalFacts(agency)
  const agencyId = `${siteUrl}/#organization`
  const crumbs = [
    ...(['home', id] as const).map((page) => ({ title: pageHeads[page].label, path: paths[page] })),
    ...(below ? [below] : []),
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        // The schema takes any name of a type; this one stands for those of organizations.
        '@type': (agency.kind ?? 'Organization') as 'Organization',
        '@id': agencyId,
        name: agency.name,
        ...(company && { legalName: company }),
        ...(vatNumber && { vatID: vatNumber }),
        slogan: agency.tagline,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/mark.svg`,
        email: agency.email,
        telephone: agency.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          ...(address.region !== undefined && { addressRegion: address.region }),
          ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
          addressCountry: address.country,
        },
        sameAs: agency.social.map((link) => link.href),
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}${paths.home}#website`,
        url: siteUrl + paths.home,
        name: agency.name,
        inLanguage: language,
        publisher: { '@id': agencyId },
      },
      ...(id === 'home'
        ? []
        : [
            {
              '@type': 'BreadcrumbList' as const,
              itemListElement: crumbs.map(({ title, path }, index) => ({
                '@type': 'ListItem' as const,
                position: index + 1,
                name: title,
                item: siteUrl + path,
              })),
            },
          ]),
    ],
  }
}

/** Returns a script element of JSON-LD. Escapes `<`, so that no value can end the element. */
export function jsonLd(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
