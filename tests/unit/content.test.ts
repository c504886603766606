import { describe, expect, it } from 'vitest'
import { aboutPage } from '../../src/content/pages/about.ts'
import { homePage } from '../../src/content/pages/home.ts'
import { privacyPage } from '../../src/content/pages/privacy.ts'
import { termsPage } from '../../src/content/pages/terms.ts'
import { testimonialsPage } from '../../src/content/pages/testimonials.ts'
import { projects } from '../../src/content/projects.ts'
import { questions } from '../../src/content/questions.ts'
import { services } from '../../src/content/services.ts'
import { team } from '../../src/content/team.ts'
import { testimonials } from '../../src/content/testimonials.ts'

const valuesOf = (stats: readonly { value: string }[]) => stats.map(({ value }) => value)
const wordsOf = (text: string) => text.trim().split(/\s+/).length

describe('content records', () => {
  const fields = {
    services: ['title', 'description', 'icon', 'color', 'longDescription', 'technologies', 'sample'],
    projects: [
      'title',
      'description',
      'category',
      'technologies',
      'timeline',
      'results',
      'image',
      'features',
      'sample',
    ],
    testimonials: [
      'name',
      'title',
      'company',
      'location',
      'content',
      'rating',
      'project',
      'timeline',
      'technologies',
      'sample',
    ],
    team: ['name', 'role', 'specialty', 'experience', 'sample'],
  }

  it.each([
    ['services', services],
    ['projects', projects],
    ['testimonials', testimonials],
    ['team', team],
  ] as const)(
    '%s have exactly the fields of the specification, and are marked as samples',
    (name, records) => {
      for (const record of records) {
        expect(Object.keys(record).toSorted()).toEqual(fields[name].toSorted())
        expect(record.sample).toBe(true)
      }
    },
  )

  it.each([
    ['services', services, 10],
    ['projects', projects, 6],
    ['testimonials', testimonials, 9],
    ['team members', team, 6],
    ['advantages', aboutPage.advantages.entries, 4],
    ['industries', homePage.industries.list, 6],
    ['technology categories', homePage.technologies.categories, 6],
    ['clients', homePage.clients.names, 12],
    ['benefits of a call', homePage.call.benefits, 3],
    ['reasons to choose us', testimonialsPage.reasons.notes, 4],
    ['questions', questions, 5],
    ['privacy sections', privacyPage.sections, 8],
    ['terms sections', termsPage.sections, 9],
  ])('there are as many %s as specified', (_, records, count) => {
    expect(records).toHaveLength(count)
  })
})

describe('content', () => {
  it('states the numbers of the specification', () => {
    expect(valuesOf(homePage.hero.stats)).toEqual(['500+', '50+', '10+', '24/7'])
    expect(valuesOf(testimonialsPage.figures.stats)).toEqual(['4.9/5', '98%', '85%', '100%'])
    expect(valuesOf(aboutPage.advantages.entries).slice(0, 2)).toEqual(['40-60%', '24/7'])
    const start = questions.find(({ answer }) => answer.includes('3-5 business days'))
    expect(start?.answer).toContain('24-48 hours')
  })

  it('describes each service in 60 to 120 words', () => {
    for (const { longDescription } of services) {
      expect(wordsOf(longDescription)).toBeGreaterThanOrEqual(60)
      expect(wordsOf(longDescription)).toBeLessThanOrEqual(120)
    }
  })

  it('has one project per category, each with at least three features and a chart that can be drawn', () => {
    expect(projects.map(({ category }) => category)).toEqual([
      'FinTech',
      'Healthcare',
      'E-commerce',
      'IoT',
      'Blockchain',
      'AI/ML',
    ])
    for (const { features, image } of projects) {
      expect(features.length).toBeGreaterThanOrEqual(3)
      expect(image.values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(Math.max(...image.values)).toBeGreaterThan(0)
    }
  })

  it('avoids marketing jargon, placeholder text and pirate talk', () => {
    const everything = JSON.stringify([
      services,
      projects,
      testimonials,
      team,
      aboutPage.advantages,
      questions,
      privacyPage,
      termsPage,
    ])
    expect(everything).not.toMatch(/leverag|cutting-edge|seamless|unlock|elevat|lorem|arrr|synerg/i)
  })

  it('quotes no testimonial twice', () => {
    const quotations = testimonials.map(({ content }) => content)
    expect(new Set(quotations).size).toBe(quotations.length)
  })
})
