import { expect, it } from 'vitest'
import { typographic } from '../../src/build/content/typographic.ts'

it.each([
  ["don't", 'don’t'],
  ["five o'clock", 'five o’clock'],
  ["the engineers' own words", 'the engineers’ own words'],
  ["our clients'.", 'our clients’.'],
  ["since '24", 'since ’24'],
  ["the '90s", 'the ’90s'],
  ["the 90's", 'the 90’s'],
  ["l'été d'Ørsted", 'l’été d’Ørsted'],
  ["crew@tidewright.com's answers", "crew@tidewright.com's answers"],
])('makes the apostrophe of %j typographic', (text, expected) => {
  expect(typographic(text)).toBe(expected.replace("com's", 'com’s'))
})

it.each([
  "quoted words 'like this' stay",
  "'yes'",
  "a list of ('bytes') and 'words'",
  'no apostrophe',
  "rock 'n' roll",
  "6'2 tall",
  "o'brien@agency.com",
  "write to o'brien@agency.com today",
  "mailto:o'brien@agency.com",
  "https://agency.com/what's-new?q='24",
  "/services#what's-new",
])('leaves %j as it is', (text) => {
  expect(typographic(text)).toBe(text)
})

it('changes no quotation mark beside an apostrophe', () => {
  expect(typographic("They don't say 'ships' here")).toBe("They don’t say 'ships' here")
})

it.each([
  ['11 months', '11~months'],
  ['a timeline of 9 months, as agreed', 'a timeline of 9~months, as agreed'],
  ['0.9 s', '0.9~s'],
  ['½ day', '½~day'],
  ['2 to 20', '2~to~20'],
  ['6 of 6 in production', '6~of~6 in production'],
  ['Sheet 1 · FinTech · 9 months', 'Sheet 1~· FinTech~· 9~months'],
])('breaks no line within the quantities of %j, or before a dot', (text, expected) => {
  expect(typographic(text)).toBe(expected.replaceAll('~', '\u00a0'))
})

it.each([
  ['a quantity too long for a narrow column', '3-5 business days'],
  ['the same in words', 'nine months'],
  ['a number in a name', 'HL7 gateway'],
  ['an address', '100 Harbor Row'],
  ['a telephone number', '+1 614 555 0142'],
  ['a number at the end of a clause', 'up from 310, and rising'],
])('keeps the spaces of %s', (_, text) => {
  expect(typographic(text)).toBe(text)
})

it('keeps a space after a backslash', () => {
  expect(typographic('within 24\\ hours')).toBe('within 24 hours')
})
