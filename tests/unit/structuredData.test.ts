import { describe, expect, it } from 'vitest'
import { jsonLd, structuredData } from '../../src/tooling/structuredData.ts'
import { agency, content, paths } from '../helpers/content.ts'

const SITE = { siteUrl: 'https://tidewright.com' }

describe('the structured data', () => {
  it('escapes what would end its element', () => {
    const evil = { ...agency, name: '</script><script>alert(1)</script>' }
    const block = jsonLd(structuredData(SITE, { ...content, agency: evil }, 'about'))
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    expect(block).toMatch(/^<script type="application\/ld\+json">/)
  })

  it('names the agency, its address and its profiles', () => {
    const lawyers = { ...content, agency: { ...agency, kind: 'LegalService' } }
    const [organization, website, crumbs] = structuredData(SITE, lawyers, 'about')['@graph']
    expect(organization).toMatchObject({
      '@type': 'LegalService',
      '@id': 'https://tidewright.com/#organization',
      name: agency.name,
      url: 'https://tidewright.com/',
      email: agency.email,
      telephone: agency.phone,
      address: {
        streetAddress: agency.address.street,
        addressLocality: agency.address.city,
        ...(agency.address.region === undefined ? {} : { addressRegion: agency.address.region }),
        addressCountry: agency.address.country,
      },
      sameAs: agency.social.map(({ href }) => href),
    })
    expect(website).toMatchObject({ publisher: { '@id': 'https://tidewright.com/#organization' } })
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://tidewright.com/' },
        { position: 2, item: `https://tidewright.com${paths.about}` },
      ],
    })
    expect(structuredData(SITE, content, 'home')['@graph']).toHaveLength(2)
  })

  it('has no ratings or reviews', () => {
    expect(jsonLd(structuredData(SITE, content, 'testimonials'))).not.toMatch(/rating|review/i)
  })
})
