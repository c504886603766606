import { describe, expect, it } from 'vitest'
import { jsonLd, structuredData } from '../../src/tooling/structuredData.ts'
import { agency, content, services, paths } from '../helpers/content.ts'
import type { RouteId } from '../../src/routes/table.ts'
import { productionConfig } from '../helpers/productionConfig.ts'

const graphOf = (id: RouteId, records = content) =>
  structuredData(productionConfig, records, id)['@graph'] as readonly { '@type': string; name?: string }[]

describe('the structured data', () => {
  it('escapes what would end its element', () => {
    const evil = { ...agency, name: '</script><script>alert(1)</script>' }
    const block = jsonLd(structuredData(productionConfig, { ...content, agency: evil }, 'about'))
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    expect(block).toMatch(/^<script type="application\/ld\+json">/)
  })

  it('names the agency, its address and its profiles', () => {
    const lawyers = { ...content, agency: { ...agency, kind: 'LegalService' } }
    const [organization, website, crumbs] = structuredData(productionConfig, lawyers, 'about')['@graph']
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
    expect(graphOf('home').map(({ '@type': type }) => type)).not.toContain('BreadcrumbList')
  })

  it('has no ratings or reviews', () => {
    expect(jsonLd(structuredData(productionConfig, content, 'testimonials'))).not.toMatch(/rating|review/i)
  })

  it('lists the services on their page, each at its anchor', () => {
    const markup = graphOf('services').filter(({ '@type': type }) => type === 'Service')
    expect(markup.map(({ name }) => name)).toEqual(services.map(({ title }) => title))
    expect(markup[0]).toMatchObject({
      url: `https://tidewright.com${paths.services}#${services[0]?.slug}`,
      provider: { '@id': 'https://tidewright.com/#organization' },
    })
    expect(graphOf('about').some(({ '@type': type }) => type === 'Service')).toBe(false)
  })

  it('has the questions on the contact page, and no FAQ without questions', () => {
    const asking = (questions: typeof content.questions) => ({ ...content, questions })
    const asked = [{ slug: 'soon', question: 'How soon?', answer: 'This week.' }]
    expect(graphOf('contact', asking(asked)).at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'How soon?', acceptedAnswer: { text: 'This week.' } }],
    })
    const types = graphOf('contact', asking([])).map(({ '@type': type }) => type)
    expect(types).not.toContain('FAQPage')
  })
})
