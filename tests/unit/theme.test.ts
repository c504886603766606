import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { isTall } from '../../src/scenes/composition.ts'
import { maxWidth, minWidth, tallWindow } from '../../src/theme/layout.ts'
import { contrast, mixed } from '../helpers/contrast.ts'
import { outerMargin, textEdge } from '../../src/theme/grid.ts'
import {
  colors,
  CONTRAST_BACKDROP_OPACITY,
  contrastColors,
  invertedColors,
  type ColorName,
} from '../../src/theme/tokens.ts'

const contrastOf = (a: ColorName, b: ColorName) => contrast(colors[a], colors[b])

const accents = [...new Set(routes.map(({ accent }) => accent))]
const surfaces = ['ink-950', 'ink-940', 'ink-900', 'ink-800'] as const

describe('the colors', () => {
  const texts = ['foam', 'mist', 'flare', 'brass', ...accents] as const
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'set text in %s on %s at 4.5:1 or more',
    (text, surface) => {
      expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...accents, 'foam', 'mist', 'brass'] as const)('set dark text on %s at 4.5:1 or more', (fill) => {
    expect(contrastOf('ink-950', fill)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('draw the border of controls on %s at 3:1 or more', (surface) => {
    expect(contrastOf('line-strong', surface)).toBeGreaterThanOrEqual(3)
  })
})

describe('the colors of an inverted screen', () => {
  const inverted = (color: string) =>
    `rgb(${[1, 3, 5].map((at) => 255 - Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`
  const values = { ...colors, ...invertedColors }

  it.each(surfaces)('set text on %s at 4.5:1 or more, and draw the border of controls at 3:1', (surface) => {
    const below = inverted(values[surface])
    for (const text of ['foam', 'mist', 'flare', 'brass', ...accents] as const)
      expect(contrast(inverted(values[text]), below), text).toBeGreaterThanOrEqual(4.5)
    expect(contrast(inverted(values['line-strong']), below)).toBeGreaterThanOrEqual(3)
  })

  it.each([...accents, 'foam', 'mist'] as const)('set dark text on %s at 4.5:1 or more', (fill) => {
    expect(contrast(inverted(values['ink-950']), inverted(values[fill]))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the colors for more contrast', () => {
  const strong = { ...colors, ...contrastColors }

  it.each(['foam', 'mist', 'flare', 'brass', ...accents] as const)(
    'set text in %s on every surface at 7:1 or more',
    (text) => {
      for (const surface of surfaces)
        expect(contrast(strong[text], strong[surface]), surface).toBeGreaterThanOrEqual(7)
    },
  )

  it.each(['foam', 'mist', ...accents] as const)(
    'set text in %s on the brightest pixel of a scene at 7:1 or more',
    (text) => {
      const pixel = mixed('#ffffff', 100 * CONTRAST_BACKDROP_OPACITY, strong['ink-950'])
      expect(contrast(strong[text], pixel)).toBeGreaterThanOrEqual(7)
    },
  )

  it('draw every line stronger', () => {
    for (const line of ['line', 'line-strong'] as const)
      expect(contrast(strong[line], strong['ink-900'])).toBeGreaterThan(contrastOf(line, 'ink-900') * 1.5)
    expect(contrast(strong.line, strong['ink-900'])).toBeGreaterThanOrEqual(3)
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
