import { globSync, readFileSync } from 'node:fs'
import { oklch } from 'culori'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { isTall } from '../../src/motion/composition.ts'
import { maxWidth, minWidth, tallWindow } from '../../src/theme/media.ts'
import { contrast } from '../helpers/contrast.ts'
import { outerMargin, textEdge } from '../../src/theme/grid.ts'
import { surfaceRules } from '../../src/theme/rules.ts'
import { typeScale } from '../../src/theme/tokens.ts'
import { colorsOf, paletteFacts, type ColorName, type Palette } from '../../src/theme/palette.ts'
import { content } from '../helpers/content.ts'

const routeAccents = [...new Set(routes.map(({ accent }) => accent))]
const texts = ['foam', 'mist', 'flare', 'brass', ...routeAccents] as const
const surfaces = ['ink-950', 'ink-940', 'ink-900', 'ink-800'] as const

/** Returns the lines about a palette, by the path of the color. */
function problemsOf(palette: Palette): Record<string, string> {
  const { issues = [] } = v.safeParse(paletteFacts, palette)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/** Neither is legible as it is. */
const dull: Palette = {
  ground: '#5b2a86',
  text: '#6d6d6d',
  accents: { first: '#1d3fbb', second: '#8c1c13', third: '#0b5d1e' },
  warm: '#7a5c00',
}
/** Text and accents of strong colors, whose relatives have to keep their hues. */
const tan: Palette = {
  ground: '#1a1208',
  text: '#c9a27a',
  accents: { first: '#f26a1b', second: '#6f9bd8', third: '#9dbb62' },
  warm: '#e8c25a',
}

it('names each color that is not legible, and none twice', () => {
  const problems = problemsOf(dull)
  expect(Object.keys(problems)).toEqual([
    'ground',
    'text',
    'accents.first',
    'accents.second',
    'accents.third',
    'warm',
  ])
  expect(problems['text']).toMatch(/^has a contrast of \d\.\d+ on fields, and needs 4\.5/)
  const { accents } = tan
  expect(problemsOf({ ...tan, accents: { ...accents, third: accents.first } })).toEqual({
    'accents.third': 'is the colour of accents.first too',
  })
})

it('derives secondary text and the accent of About in the chosen hue, or takes the palette’s', () => {
  const { mist, aqua, foam, teal } = colorsOf(tan)
  const hueOf = (color: string) => oklch(color)?.h ?? NaN
  expect(Math.abs(hueOf(mist) - hueOf(foam))).toBeLessThan(3)
  expect(Math.abs(hueOf(aqua) - hueOf(teal))).toBeLessThan(3)
  const dim: Palette = { ...tan, secondary: '#553311', accents: { ...tan.accents, about: '#551111' } }
  expect(Object.keys(problemsOf(dim))).toEqual(['secondary', 'accents.about'])
  expect(colorsOf(dim)).toMatchObject({ mist: '#553311', aqua: '#551111' })
})

describe.each([
  ['the agency', content.palette],
  ['a tan palette', tan],
])('the palette of %s', (_, palette) => {
  const colors = colorsOf(palette)

  it('sets texts and borders on every surface in their contrast', () => {
    for (const surface of surfaces) {
      const below = colors[surface]
      for (const text of texts)
        expect(contrast(colors[text], below), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors['line-strong'], below), surface).toBeGreaterThanOrEqual(3)
    }
  })
})

import { surfaceRules } from '../../src/theme/rules.ts'
import { typeScale } from '../../src/theme/tokens.ts'
import { colorsOf, paletteFacts, type ColorName, type Palette } from '../../src/theme/palette.ts'
})

describe('the media queries', () => {
  it('divide windows by their width in rem, without a gap or an overlap', () => {
    expect(minWidth('desktop')).toBe('@media (min-width: 64rem)')
    expect(maxWidth('desktop')).toBe('@media (width < 64rem)')
    expect(minWidth('tablet')).toBe('@media (min-width: 43.75rem)')
  })

  it('take a window as tall at the aspect at which the scenes do', () => {
    const [, width = NaN, height = NaN] = /max-aspect-ratio:(\d+)\/(\d+)/.exec(tallWindow)?.map(Number) ?? []
    expect(isTall(width / height - 0.01)).toBe(true)
    expect(isTall(width / height + 0.01)).toBe(false)
  })
})

describe('the grid', () => {
  it('has the margins of the design on phones, laptops and wide screens', () => {
    expect(outerMargin(390)).toBe(22)
    expect(outerMargin(1440)).toBe(100)
    expect(outerMargin(1920)).toBe(340)
  })

  it('ends the text just right of the middle of the window, for the scenes', () => {
    expect(textEdge(1440)).toBeCloseTo(0.143, 2)
    for (let width = 320; width < 2600; width += 40) {
      expect(textEdge(width)).toBeGreaterThan(0)
      expect(textEdge(width)).toBeLessThan(0.2)
    }
  })
})
