import { expect, it } from 'vitest'
import { unbroken } from '../../src/build/content/unbroken.ts'

it.each([
  ['within 11 months', 'within 11~months'],
  ['a timeline of 9 months, as agreed', 'a timeline of 9~months, as agreed'],
  ['0.9 s at most', '0.9~s at most'],
  ['½ day late', '½~day late'],
  ['teams of 2 to 20 people', 'teams of 2~to~20 people'],
  ['6 of 6 in production', '6~of~6 in production'],
  ['Sheet 1 · FinTech · 9 months', 'Sheet 1~· FinTech~· 9~months'],
])('breaks no line within the quantities of %j, or before a dot', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('~', '\u00a0'))
})

it.each([
  ['a quantity too long for a narrow column', 'within 3-5 business days'],
  ['a quantity in large type', '2 to 20'],
  ['the same in words', 'nine months'],
  ['a number in a name', 'HL7 gateway'],
  ['an address', '100 Harbor Row'],
  ['a telephone number', '+1 614 555 0142'],
  ['a number at the end of a clause', 'up from 310, and rising'],
])('keeps the spaces of %s', (_, text) => {
  expect(unbroken(text)).toBe(text)
})

it('keeps a space after a backslash', () => {
  expect(unbroken('within 24\\ hours')).toBe('within 24\\ hours')
})
