import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { isTall } from '../../src/scenes/composition.ts'
import { maxWidth, minWidth, tallWindow } from '../../src/theme/layout.ts'
import { contrast, mixed } from '../helpers/contrast.ts'
import { outerMargin, textEdge } from '../../src/theme/grid.ts'
import {
  colorsOf,
  CONTRAST_OPACITY,
  contrastColors,
  invertedColors,
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

/** Returns the palette with the colors that its problems name. */
function mended({ accents, ...others }: Palette): Palette {
  const problems = problemsOf({ accents, ...others })
  const nearest = (path: string, color: string) =>
    /passes is (#\w{6})/.exec(problems[path] ?? '')?.[1] ?? color
  return {
    ground: nearest('ground', others.ground),
    text: nearest('text', others.text),
    accents: {
      first: nearest('accents.first', accents.first),
      second: nearest('accents.second', accents.second),
      third: nearest('accents.third', accents.third),
    },
    warm: nearest('warm', others.warm),
  }
}

/** Neither is legible as it is. */
const dull: Palette = {
  ground: '#5b2a86',
  text: '#6d6d6d',
  accents: { first: '#1d3fbb', second: '#8c1c13', third: '#0b5d1e' },
  warm: '#7a5c00',
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
    /^text, #6d6d6d, on fields, #\w{6}: contrast \d\.\d+, must be 4\.5; the nearest colour that passes is #\w{6}$/,
  )
  // A step less is not legible.
  const { text, ground } = mended(dull)
  const darker = mixed(text, 98, '#000000')
  expect(contrast(darker, colorsOf({ ...dull, ground })['ink-800'])).toBeLessThan(4.5)
  for (const palette of [dull, pale]) expect(problemsOf(mended(palette))).toEqual({})
})

describe.each([
  ['the agency', content.palette],
  ['a dull palette, mended', mended(dull)],
  ['a pale palette, mended', mended(pale)],
])('the palette of %s', (_, palette) => {
  const colors = colorsOf(palette)
  const contrastOf = (a: ColorName, b: ColorName) => contrast(colors[a], colors[b])

  describe('the colors', () => {
    it.each(texts)('set text in %s on every surface at 4.5:1 or more', (text) => {
      for (const surface of surfaces) expect(contrastOf(text, surface), surface).toBeGreaterThanOrEqual(4.5)
    })

    it.each([...routeAccents, 'foam', 'mist', 'brass'] as const)(
      'set dark text on %s at 4.5:1 or more',
      (fill) => {
        expect(contrastOf('ink-950', fill)).toBeGreaterThanOrEqual(4.5)
      },
    )

    it.each(surfaces)('draw the border of controls on %s at 3:1 or more', (surface) => {
      expect(contrastOf('line-strong', surface)).toBeGreaterThanOrEqual(3)
    })
  })

  describe('the colors of an inverted screen', () => {
    const inverted = (color: string) =>
      `rgb(${[1, 3, 5].map((at) => 255 - Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`
    const values = { ...colors, ...invertedColors(colors) }

    it.each(surfaces)(
      'set text on %s at 4.5:1 or more, and draw the border of controls at 3:1',
      (surface) => {
        const below = inverted(values[surface])
        for (const text of texts)
          expect(contrast(inverted(values[text]), below), text).toBeGreaterThanOrEqual(4.5)
        expect(contrast(inverted(values['line-strong']), below)).toBeGreaterThanOrEqual(3)
      },
    )

    it.each([...routeAccents, 'foam', 'mist'] as const)('set dark text on %s at 4.5:1 or more', (fill) => {
      expect(contrast(inverted(values['ink-950']), inverted(values[fill]))).toBeGreaterThanOrEqual(4.5)
    })
  })

  describe('the colors for more contrast', () => {
    const strong = { ...colors, ...contrastColors(colors) }

    it.each(texts)('set text in %s on every surface at 7:1 or more', (text) => {
      for (const surface of surfaces)
        expect(contrast(strong[text], strong[surface]), surface).toBeGreaterThanOrEqual(7)
    })

    it.each(['foam', 'mist', ...routeAccents] as const)(
      'set text in %s on the brightest pixel of a scene at 7:1 or more',
      (text) => {
        const pixel = mixed('#ffffff', 100 * CONTRAST_OPACITY, strong['ink-950'])
        expect(contrast(strong[text], pixel)).toBeGreaterThanOrEqual(7)
      },
    )

    it('draw every line stronger', () => {
      for (const line of ['line', 'line-strong'] as const)
        expect(contrast(strong[line], strong['ink-900'])).toBeGreaterThan(contrastOf(line, 'ink-900') * 1.5)
      expect(contrast(strong.line, strong['ink-900'])).toBeGreaterThanOrEqual(3)
    })
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
