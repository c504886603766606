import { describe, expect, it } from 'vitest'
import { jsonLd, structuredData } from '../../src/build/structuredData.ts'
import { routeById } from '../../src/routes/table.ts'
import { productionConfig } from '../helpers/productionConfig.ts'

describe('the structured data', () => {
  it('escapes what would end its element', () => {
    const evil = {
      ...productionConfig,
      brand: { ...productionConfig.brand, name: '</script><script>alert(1)</script>' },
    }
    const block = jsonLd(structuredData(evil, routeById('about')))
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    expect(block).toMatch(/^<script type="application\/ld\+json">/)
  })

  it('names the agency, its address and its profiles', () => {
    const [organization, website, crumbs] = structuredData(productionConfig, routeById('about'))['@graph']
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://tidewright.com/#organization',
      name: 'Tidewright',
      url: 'https://tidewright.com/',
      email: productionConfig.contact.email,
      telephone: productionConfig.contact.phone,
      address: { addressLocality: 'Columbus', addressRegion: 'Ohio', addressCountry: 'US' },
      sameAs: productionConfig.social.map(({ href }) => href),
    })
    expect(website).toMatchObject({ publisher: { '@id': 'https://tidewright.com/#organization' } })
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://tidewright.com/' },
        { position: 2, item: 'https://tidewright.com/about' },
      ],
    })
    const [, , alone] = structuredData(productionConfig, routeById('home'))['@graph']
    expect(alone).toHaveProperty('itemListElement.length', 1)
  })

  it('has no ratings or reviews', () => {
    expect(jsonLd(structuredData(productionConfig, routeById('testimonials')))).not.toMatch(/rating|review/i)
  })
})
