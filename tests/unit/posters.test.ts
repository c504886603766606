import { describe, expect, it } from 'vitest'
import { posterMarkup } from '../../src/build/posterMarkup.ts'
import { compositionOf } from '../../src/scenes/composition.ts'
import { frameOf } from '../../src/theme/posters.ts'

describe('a poster', () => {
  it('has the composition that the scene takes in the same window', () => {
    for (let width = 200; width < 3000; width += 1)
      expect(frameOf(width, 1000)).toBe(compositionOf(width / 1000))
  })

  it('is decoration of low priority, in every frame and format', () => {
    const markup = posterMarkup({ scene: 'about', station: 0 })
    expect(markup).toMatch(/<img[^>]* alt="" decoding="async" fetchpriority="low">/)
    expect([...markup.matchAll(/\/posters\/about-(\w+\.\w+)/g)].map((match) => match[1])).toEqual([
      'tall.avif',
      'tall.webp',
      'tablet.avif',
      'tablet.webp',
      'wide.avif',
      'wide.webp',
    ])
  })
})
