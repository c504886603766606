import { describe, expect, it } from 'vitest'
import { uniqueSlugs } from '../../src/pages/portfolio/projectFilters.ts'

describe('the slugs of the project categories', () => {
  it('are unique and safe in selectors for any labels', () => {
    const labels = ['All', 'R & D', 'R + D', 'r-d-2', 'R. D.', 'Øl', 'Ål', '’', '"];*{}', '日本', 'all']
    const slugs = uniqueSlugs(labels)
    expect(slugs).toHaveLength(labels.length)
    expect(new Set(slugs).size).toBe(labels.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('are those of the labels where none is used twice', () => {
    expect(uniqueSlugs(['All', 'FinTech', 'AI/ML'])).toEqual(['all', 'fintech', 'ai-ml'])
  })
})
