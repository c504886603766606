import { describe, expect, it } from 'vitest'
import { questions } from '../../src/content/contact.ts'
import { callBenefits, clients, homeStats, industries, technologyCategories } from '../../src/content/home.ts'
import { privacySections } from '../../src/content/privacy.ts'
import { projects } from '../../src/content/projects.ts'
import { serviceNames } from '../../src/content/serviceNames.ts'
import { services } from '../../src/content/services.ts'
import { advantages, team } from '../../src/content/team.ts'
import { termsSections } from '../../src/content/terms.ts'
import { reasonsToChoose, testimonials, testimonialStats } from '../../src/content/testimonials.ts'
import { projectCategories } from '../../src/content/types.ts'

const figures = (stats: readonly { figure: string }[]) => stats.map(({ figure }) => figure)
const wordsOf = (text: string) => text.trim().split(/\s+/).length

describe('the records', () => {
  it.each([
    [
      'services',
      services,
      ['title', 'description', 'icon', 'color', 'longDescription', 'technologies', 'sample'],
    ],
    [
      'projects',
      projects,
      [
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
    ],
    [
      'testimonials',
      testimonials,
      [
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
    ],
    ['team', team, ['name', 'role', 'specialty', 'experience', 'sample']],
  ] as const)('of %s have exactly the specified fields and are marked as samples', (_, records, fields) => {
    for (const record of records) {
      expect(Object.keys(record).toSorted()).toEqual([...fields].toSorted())
      expect(record.sample).toBe(true)
    }
  })
})

describe('the content', () => {
  it('has the specified number of entries in each list', () => {
    expect(services).toHaveLength(10)
    expect(projects).toHaveLength(6)
    expect(testimonials).toHaveLength(9)
    expect(team).toHaveLength(6)
    expect(advantages).toHaveLength(4)
    expect(industries).toHaveLength(6)
    expect(technologyCategories).toHaveLength(6)
    expect(clients).toHaveLength(12)
    expect(callBenefits).toHaveLength(3)
    expect(reasonsToChoose).toHaveLength(4)
    expect(questions).toHaveLength(5)
    expect(privacySections).toHaveLength(8)
    expect(termsSections).toHaveLength(9)
  })

  it('states the specified numbers', () => {
    expect(figures(homeStats)).toEqual(['500+', '50+', '10+', '24/7'])
    expect(figures(testimonialStats)).toEqual(['4.9/5', '98%', '85%', '100%'])
    expect(figures(advantages).slice(0, 2)).toEqual(['40-60%', '24/7'])
    expect(testimonials.every(({ rating }) => rating === 5)).toBe(true)
    const start = questions.find(({ answer }) => answer.includes('3-5 business days'))
    expect(start?.answer).toContain('24-48 hours')
  })

  it('describes each service in 60 to 120 words', () => {
    for (const { longDescription } of services) {
      expect(wordsOf(longDescription)).toBeGreaterThanOrEqual(60)
      expect(wordsOf(longDescription)).toBeLessThanOrEqual(120)
    }
  })

  it('has one project for each category, with at least three features and a chart of at least two values', () => {
    expect(projects.map(({ category }) => category)).toEqual([...projectCategories])
    for (const { features, image } of projects) {
      expect(features.length).toBeGreaterThanOrEqual(3)
      expect(image.values.length).toBeGreaterThanOrEqual(2)
      expect(image.values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    }
  })

  it('names the services in the same order in the footer and on the services page', () => {
    expect(services.map(({ title }) => title)).toEqual([...serviceNames])
  })

  it('avoids the words that the tone of voice forbids, and repeats no testimonial', () => {
    const everything = JSON.stringify([
      services,
      projects,
      testimonials,
      team,
      advantages,
      questions,
      privacySections,
      termsSections,
    ])
    expect(everything).not.toMatch(/leverag|cutting-edge|seamless|unlock|elevat|lorem|arrr|synerg/i)
    const texts = testimonials.map(({ content }) => content)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
