import { expect, it } from 'vitest'
import type { PreparedFont } from '../../src/tooling/fonts.ts'
import { lineHeightOf, widestWords } from '../../src/tooling/widestWords.ts'

const widths = new Map(Array.from('abcdef-–', (letter) => [letter, 0.52]))
/** A letter that is high, one that is deep, and one that is neither. */
const inks = new Map<string, readonly [number, number]>([
  ['Θ', [0.78, 0.02]],
  ['ρ', [0.54, 0.29]],
  ['a', [0.5, 0]],
])
const fonts = [{ role: 'display', widths, inks }] as unknown as PreparedFont[]
/** The rules for a heading whose words fit up to 2 em. Each letter of its font takes half of one. */
const rulesOf = (markup: string, kind = 'word') => {
  const css = `h1{font-size:clamp(1rem, var(--room) / var(--widest-${kind}, 2), 4rem)}`
  return widestWords([{ route: { id: 'home' }, page: { html: markup, css } as never }], fonts)
}

it.each([
  ['a word that fits', '<h1>abcd ab</h1>', ''],
  ['a wide word', '<h1>ab abcdef</h1>', '3.00'],
  ['a word after a break', '<h1>ab <br><span>abcde</span></h1>', '2.50'],
  ['parts of a word with a hyphen', '<h1>abc-abcd</h1>', ''],
  ['words that stay together', '<h1>abc\u00a0ab</h1>', '3.13'],
  ['a range that stays together', '<h1>ab–\u2060ab</h1>', '2.50'],
])('the build measures %s', (_, markup, width) => {
  expect(rulesOf(markup)).toBe(width && `[data-route=home] h1{--widest-word:${width}}`)
})

it('the build measures written lines, and not what no rule asks for', () => {
  expect(rulesOf('<h1><span>abc ab</span><br><span>a</span></h1>', 'line')).toContain('--widest-line:3.13')
  expect(rulesOf('<h2>abcdef</h2>')).toBe('')
})

it('the build raises lines to the ink of their own letters, and leaves others as they are', () => {
  const css = 'h1{font-size:var(--widest-word, 9);line-height:var(--ink-title, 0.98)}'
  const shared = ':is(h2,h3){line-height:var(--ink-heading,1.08)}'
  const of = (html: string) =>
    widestWords([{ route: { id: 'home' }, page: { html, css } as never }], fonts, shared)
  expect(of('<h1>Θaρ</h1><h2>Θρ</h2>')).toBe('[data-route=home] h1{--ink-title:1.09}')
  expect(of('<h1>Θa</h1><h1>aρ?</h1><h2>Θaρ</h2>')).toBe('[data-route=home] h1{--ink-title:1.09}')
  expect(of('<h1>aaΘ</h1><h2>Θρ</h2>')).toBe('')
})

it.each([0.98, 1.08, 1.16])('lines of usually %s em have room between high and deep letters', (usual) => {
  const high = [{ role: 'display', inks: new Map([...inks, ['É', [0.92, 0]]]) }] as unknown as PreparedFont[]
  expect(lineHeightOf('Éρ', high, usual)).toBeGreaterThan(0.92 + 0.29)
  expect(lineHeightOf('a', high, usual)).toBe(usual)
})
