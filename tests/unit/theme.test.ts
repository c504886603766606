import { oklch } from 'culori'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { isTall } from '../../src/motion/composition.ts'
import { maxWidth, minWidth, tallWindow } from '../../src/theme/media.ts'
import { contrast, mixed } from '../helpers/contrast.ts'
import { outerMargin, textEdge } from '../../src/theme/grid.ts'
import {
  colorsOf,
  CONTRAST_OPACITY,
  contrastColors,
  paletteFacts,
  type ColorName,
  type Palette,
} from '../../src/theme/palette.ts'
import { content } from '../helpers/content.ts'

const routeAccents = [...new Set(routes.map(({ accent }) => accent))]
const texts = ['foam', 'mist', 'flare', 'brass', ...routeAccents] as const
const surfaces = ['ink-950', 'ink-940', 'ink-900', 'ink-800'] as const

/** Returns the lines about a palette, by the path of the color. */
function problemsOf(palette: Palette): Record<string, string> {
  const { issues = [] } = v.safeParse(paletteFacts, palette)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/** Returns the palette with the colors that its problems name. Each color stands in it once. */
function mended(palette: Palette): Palette {
  const text = Object.entries(problemsOf(palette)).reduce((mending, [path, problem]) => {
    const own = path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), palette)
    return mending.replace(String(own), /passes is (#\w{6})/.exec(problem)?.[1] ?? '')
  }, JSON.stringify(palette))
  const next = JSON.parse(text) as Palette
  // A light ground is the only problem of its palette.
  return 'text' in problemsOf(palette) || Object.keys(problemsOf(next)).length === 0 ? next : mended(next)
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
const pale: Palette = {
  ground: '#fdf6e3',
  text: '#000000',
  accents: { first: '#000080', second: '#ffff00', third: '#ff00ff' },
  warm: '#ff0000',
}

it('names for each color that is not legible the nearest one that is', () => {
  const problems = problemsOf(dull)
  expect(Object.keys(problems)).toEqual([
    'ground',
    'text',
    'accents.first',
    'accents.second',
    'accents.third',
    'warm',
  ])
  expect(problems['text']).toMatch(
    /^text, #6d6d6d, on fields, #\w{6}: contrast \d\.\d+, must be 4\.5; the nearest .* is #\w{6}$/,
  )
  // A step less is not legible.
  const { text, ground } = mended(dull)
  const darker = mixed(text, 98, '#000000')
  expect(contrast(darker, colorsOf({ ...dull, ground })['ink-800'])).toBeLessThan(4.5)
  for (const palette of [dull, pale]) expect(problemsOf(mended(palette))).toEqual({})
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
  ['a dull palette, mended', mended(dull)],
  ['a pale palette, mended', mended(pale)],
])('the palette of %s', (_, palette) => {
  const colors = colorsOf(palette)
  const strong = { ...colors, ...contrastColors(colors) }

  it.each<[string, typeof colors, number]>([
    ['as they are', colors, 4.5],
    ['for more contrast', strong, 7],
  ])('sets texts and borders on every surface in their contrast: %s', (_when, values, least) => {
    for (const surface of surfaces) {
      const below = values[surface]
      for (const text of texts)
        expect(contrast(values[text], below), `${text} on ${surface}`).toBeGreaterThanOrEqual(least)
      expect(contrast(values['line-strong'], below), surface).toBeGreaterThanOrEqual(3)
    }
  })

  it('sets texts on a scene’s brightest pixel at 7:1, and draws lines stronger', () => {
    const pixel = mixed('#ffffff', 100 * CONTRAST_OPACITY, strong['ink-950'])
    for (const text of ['foam', 'mist', ...routeAccents] as const)
      expect(contrast(strong[text], pixel), text).toBeGreaterThanOrEqual(7)
    const lineContrast = (values: typeof colors, line: ColorName) => contrast(values[line], values['ink-900'])
    for (const line of ['line', 'line-strong'] as const)
      expect(lineContrast(strong, line)).toBeGreaterThan(lineContrast(colors, line) * 1.5)
    expect(lineContrast(strong, 'line')).toBeGreaterThanOrEqual(3)
  })
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
