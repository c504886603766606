import { describe, expect, it } from 'vitest'
import { jsonLd, structuredData } from '../../src/build/structuredData.ts'
import { agency } from '../../src/content/agency.ts'
import { routeById } from '../../src/routes/table.ts'
import { productionConfig } from '../helpers/productionConfig.ts'

describe('the structured data', () => {
  it('escapes what would end its element', () => {
    const evil = {
      ...agency,
      name: '</script><script>alert(1)</script>',
    }
    const block = jsonLd(structuredData(productionConfig, evil, routeById('about')))
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    expect(block).toMatch(/^<script type="application\/ld\+json">/)
  })

  it('names the agency, its address and its profiles', () => {
    const [organization, website, crumbs] = structuredData(productionConfig, agency, routeById('about'))[
      '@graph'
    ]
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://tidewright.com/#organization',
      name: 'Tidewright',
      url: 'https://tidewright.com/',
      email: agency.email,
      telephone: agency.phone,
      address: { addressLocality: 'Columbus', addressRegion: 'Ohio', addressCountry: 'US' },
      sameAs: agency.social.map(({ href }) => href),
    })
    expect(website).toMatchObject({ publisher: { '@id': 'https://tidewright.com/#organization' } })
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://tidewright.com/' },
        { position: 2, item: 'https://tidewright.com/about' },
      ],
    })
    const [, , alone] = structuredData(productionConfig, agency, routeById('home'))['@graph']
    expect(alone).toHaveProperty('itemListElement.length', 1)
  })

  it('has no ratings or reviews', () => {
    expect(jsonLd(structuredData(productionConfig, agency, routeById('testimonials')))).not.toMatch(
      /rating|review/i,
    )
  })
})
