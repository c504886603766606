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
  ['What changed. The curves are ours.', 'What changed. The~curves are ours.'],
  ['Is it yours? We stay out of it.', 'Is it yours? We~stay out of it.'],
])(
  'breaks no line within the quantities of %j, before a dot, or after a short word that begins a sentence',
  (text, expected) => {
    expect(unbroken(text)).toBe(expected.replaceAll('~', '\u00a0'))
  },
)

it.each([
  ['a quantity too long for a narrow column', 'within 3-5 business days'],
  ['a quantity in large type', '2 to 20'],
  ['the same in words', 'nine months'],
  ['a number in a name', 'HL7 gateway'],
  ['an address', '100 Harbor Row'],
  ['a telephone number', '+1 614 555 0142'],
  ['the first sentence', 'The curves are ours.'],
  ['a short word before a long one', 'It works. The responsibilities stay.'],
  ['a number at the end of a clause', 'up from 310, and rising'],
])('keeps the spaces of %s', (_, text) => {
  expect(unbroken(text)).toBe(text)
})

it('keeps a space after a backslash', () => {
  expect(unbroken('within 24\\ hours')).toBe('within 24\\ hours')
})
