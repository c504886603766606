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

it('removes the backslash that protects a space', () => {
  expect(typographic('within 24\\ hours')).toBe('within 24 hours')
})
