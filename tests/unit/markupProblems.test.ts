import { describe, expect, it } from 'vitest'
import { jsonLd, structuredData } from '../../src/build/structuredData.ts'
import { agency } from '../../src/content/agency.ts'
import { questions } from '../../src/content/questions.ts'
import { services } from '../../src/content/services.ts'
import { routes } from '../../src/routes/table.ts'
import { agency as otherAgency } from '../fixtures/bjorkLokke/content/agency.ts'
import { questions as otherQuestions } from '../fixtures/bjorkLokke/content/questions.ts'
import { services as otherServices } from '../fixtures/bjorkLokke/content/services.ts'
import { productionConfig } from '../helpers/productionConfig.ts'
import { markupProblems } from '../helpers/schemaOrg/markupProblems.ts'

const records = {
  'this agency': { agency, services, questions },
  'an agency with other content': { agency: otherAgency, services: otherServices, questions: otherQuestions },
  'an agency without profiles, region, postal code and questions': {
    agency: { ...agency, social: [], address: { ...agency.address, region: null, postalCode: null } },
    services: services.slice(0, 1),
    questions: [],
  },
}

it.each(Object.entries(records))('the structured data of %s is as schema.org defines it', (_, content) => {
  for (const route of routes.filter(({ indexed }) => indexed)) {
    const script = jsonLd(structuredData(productionConfig, content, route))
    const markup: unknown = JSON.parse(script.replaceAll(/<\/?script[^>]*>/g, ''))
    expect(markupProblems(markup), route.id).toEqual([])
  }
})

describe('the check of structured data', () => {
  const organization = {
    '@type': 'Organization',
    '@id': '#agency',
    name: 'A',
    url: 'https://a.no/',
    logo: 'https://a.no/mark.svg',
  }
  const problemsOf = (...graph: object[]) =>
    markupProblems({ '@context': 'https://schema.org', '@graph': [organization, ...graph] })
  const service = { '@type': 'Service', name: 'Repairs', provider: { '@id': '#agency' } }
  const step = (position: number) => ({
    '@type': 'ListItem',
    position,
    name: 'Home',
    item: 'https://a.no/',
  })

  it('accepts properties that a type inherits', () => {
    expect(problemsOf({ ...service, description: 'Of clocks', slogan: 'On time' })).toEqual([])
    expect(problemsOf({ '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] })).toEqual([])
  })

  it('names an invented property, and one of another type', () => {
    expect(problemsOf({ ...service, repairs: 'clocks' })).toEqual([
      'Service 1: Service has no property "repairs"',
    ])
    expect(problemsOf({ ...service, streetAddress: 'Quay 1' })).toEqual([
      'Service 1: Service has no property "streetAddress"',
    ])
  })

  it('names an invented type, also within another entity', () => {
    const message = 'schema.org has no type "Repair", or extractVocabulary.ts does not name it'
    expect(problemsOf({ '@type': 'Repair' })).toEqual([`Repair 1: ${message}`])
    expect(problemsOf({ ...service, offers: { '@type': 'Repair' } })).toEqual([
      `Service 1.offers: ${message}`,
    ])
  })

  it.each([
    [{ name: 7 }, '.name: 7 is no Text'],
    [{ name: ' ' }, '.name: " " is no Text'],
    [{ slogan: null }, '.slogan: null is no Text'],
    [{ name: ['Repairs', true] }, '.name[1]: true is no Text'],
    [{ url: '/services' }, '.url: "/services" is no URL'],
    [{ provider: 'Ada' }, '.provider: "Ada" is no Organization or Person'],
    [{ provider: { '@id': '#nobody' } }, '.provider: no entity of the page has the @id "#nobody"'],
    [
      { provider: { '@type': 'Answer', text: 'Yes' } },
      '.provider: Answer is no Organization or Person, which provider expects',
    ],
    [
      { subjectOf: { '@type': 'WebSite', name: 'A', url: 'https://a.no/', datePublished: 'soon' } },
      '.subjectOf.datePublished: "soon" is no Date or DateTime',
    ],
  ])('names the wrong value in %o', (change, message) => {
    expect(problemsOf({ ...service, ...change })).toEqual([`Service 1${message}`])
  })

  it('names what search engines require', () => {
    expect(problemsOf({ '@type': 'FAQPage', mainEntity: [] })).toEqual([
      'FAQPage 1: search engines require "mainEntity" of FAQPage',
    ])
    expect(problemsOf({ '@type': 'FAQPage', mainEntity: { '@type': 'Question', name: 'Why?' } })).toEqual([
      'FAQPage 1.mainEntity: search engines require "acceptedAnswer" of Question',
    ])
    const { item: _, ...withoutItem } = step(1)
    expect(problemsOf({ '@type': 'BreadcrumbList', itemListElement: [withoutItem, step(3)] })).toEqual([
      'BreadcrumbList 1: step 1 of the trail has no item',
      'BreadcrumbList 1: step 2 of the trail has another position',
    ])
  })

  it('names a missing context, an empty graph and an @id that two entities have', () => {
    expect(markupProblems({})).toEqual(['@context is not https://schema.org', '@graph has no entity'])
    expect(problemsOf(organization)).toEqual(['two entities have one @id'])
  })
})
