import { expect, it } from 'vitest'
import { letterSpans } from '../../src/pages/testimonials/letterSpans.ts'

it.each(Array.from({ length: 18 }, (_, count) => count))('the rows of %i testimonials are full', (count) => {
  const spans = letterSpans(count)
  expect(spans).toHaveLength(count)
  let filled = 0
  for (const span of spans) {
    expect((filled % 12) + span, `a card that starts in column ${filled % 12}`).toBeLessThanOrEqual(12)
    filled += span
  }
  expect(filled % 12).toBe(0)
})
