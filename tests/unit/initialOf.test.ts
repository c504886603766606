import { describe, expect, it } from 'vitest'
import { initialOf } from '../../src/shared/text.ts'

describe('the first character of a text', () => {
  it.each([
    ['Ålesund', 'Å'],
    ['A\u030alesund', 'A\u030a'],
    ['𝒜cme', '𝒜'],
    ['🧶 Weavers', '🧶'],
    ['❤️ Hearts', '❤️'],
    ['👍🏽 Thumbs', '👍🏽'],
    ['👩‍💻 Coders', '👩‍💻'],
    ['🇳🇴 Norway', '🇳🇴'],
    ['山田', '山'],
    ['', ''],
  ])('of %s is whole', (text, initial) => {
    expect(initialOf(text)).toBe(initial)
  })
})
