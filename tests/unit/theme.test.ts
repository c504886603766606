import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { isTall } from '../../src/scenes/composition.ts'
import { globalCss } from '../../src/theme/css.ts'
import { marginCss, maxWidth, minWidth, tallWindow } from '../../src/theme/layout.ts'
import { contrast, luminance, mixed } from '../helpers/contrast.ts'
import { outerMargin, textEdge } from '../../src/theme/textEdge.ts'
import {
  colors,
  CONTRAST_BACKDROP_OPACITY,
  contrastColors,
  fluidSpacing,
  invertedColors,
  paperColors,
  spacing,
  typeScale,
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

describe('the styles', () => {
  const css = globalCss(routes)

  it('say the same outer margin in CSS and as a number', () => {
    const numbers = /^max\((\d+)px, ([\d.]+)%, \(100% - (\d+)px\) \/ 2\)$/.exec(marginCss)
    const [min = NaN, percent = NaN, maxContent = NaN] = numbers?.slice(1).map(Number) ?? []
    for (const width of [320, 390, 1024, 1440, 1920, 2600])
      expect(outerMargin(width)).toBeCloseTo(
        Math.max(min, (percent / 100) * width, (width - maxContent) / 2),
        9,
      )
  })

  it('use only custom properties that the theme or the file itself defines', () => {
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const sources = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
    for (const [file, source] of sources) {
      const local = new Set([...source.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
      for (const [, name] of source.matchAll(/var\((--[\w-]+)/g)) {
        expect(defined.has(name) || local.has(name), `${name} in ${file}`).toBe(true)
      }
    }
  })

  it('have at most seven font sizes', () => {
    expect(Object.keys(typeScale).length).toBeLessThanOrEqual(7)
  })

  it('take every color from the tokens', () => {
    const literal =
      /#(?:[\dA-Fa-f]{8}|[\dA-Fa-f]{6}|[\dA-Fa-f]{3,4})\b|\b(?:rgb|hsl|hwb|(?:ok)?(?:lab|lch)|color)a?\(/g
    const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g
    const found = ['index.html', ...globSync('src/**/*.{ts,tsx}')]
      .filter((file) => !file.endsWith('theme/tokens.ts'))
      .flatMap((file) => {
        const source = readFileSync(file, 'utf8').replaceAll(comment, '')
        return [...source.matchAll(literal)].map(([text]) => `${text} in ${file}`)
      })
    expect(found).toEqual([])
  })

  const styled = globSync('src/{app,lab,pages,ui}/**/*.{ts,tsx}').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )
  /** Declarations of properties that match a pattern, with their file. A value may contain a template expression. */
  const declared = (property: string) =>
    styled.flatMap(([file, source]) =>
      [...source.matchAll(new RegExp(`(?<![\\w-])(${property})\\s*:((?:\\$\\{[^}]*\\}|[^;{}])+);`, 'g'))].map(
        ([, name, value = '']) => ({ file, declaration: `${name}:${value}` }),
      ),
    )
  /** A length that does not come from the tokens, or a template expression. */
  const rawLength = /[\d.](?:px|r?em|r?lh|ch|ex|[cm]m|in|p[tc]|[sld]?v(?:[wh]|min|max|b|i))\b|\$\{/
  /** Removes what is allowed: the line height of the text, and a share of the window between two steps. */
  const withoutAllowed = (value: string) =>
    value.replaceAll(/(?<![\d.])1lh\b/g, '').replaceAll(/(?<=(?:clamp|max)\([^;]*)-?\dvw\b/g, '')

  it('take every padding, margin, gap and inset from the spacing scale', () => {
    const spaces = declared(
      '(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-|grid-)?gap|inset(?:-[a-z-]+)?|border-spacing',
    )
    expect(spaces.length).toBeGreaterThan(150)
    expect(spaces.filter(({ declaration }) => rawLength.test(withoutAllowed(declaration)))).toEqual([])
    // Negative steps are allowed, multiples are not.
    expect(spaces.filter(({ declaration }) => /var\(--space-[^)]+\) \* (?!-1\b)/.test(declaration))).toEqual(
      [],
    )
  })

  it('position elements by the spacing scale, except in drawings', () => {
    const drawings = new Set(['src/pages/services/DeliveryList.tsx'])
    const places = declared('top|right|bottom|left|--[a-z-]+').filter(({ file }) => !drawings.has(file))
    expect(places.length).toBeGreaterThan(5)
    expect(places.filter(({ declaration }) => rawLength.test(withoutAllowed(declaration)))).toEqual([])
  })

  it('take every font size from the tokens', () => {
    // The wordmark has the size of the mark beside it.
    const exceptions = new Set(['src/app/Logo.tsx'])
    const sizes = declared('font(?:-size)?').filter(({ file }) => !exceptions.has(file))
    expect(sizes.length).toBeGreaterThan(50)
    expect(sizes.filter(({ declaration }) => rawLength.test(declaration))).toEqual([])
  })

  it('have spaces that are multiples of 8, except 4 and 12', () => {
    for (const [name, value] of Object.entries(spacing)) {
      expect(value).toBe(4 * Number(name))
      if (value > 12) expect(value % 8, name).toBe(0)
    }
    for (const [name, value] of Object.entries(fluidSpacing)) {
      const [min = NaN, max = NaN] = [...value.matchAll(/(\d+)px/g)].map(([, pixels]) => Number(pixels))
      expect([min % 8, max % 8], name).toEqual([0, 0])
      expect(max, name).toBeGreaterThan(min)
    }
  })

  it('print dark text on white', () => {
    for (const [name, value] of Object.entries(paperColors)) {
      if (name.startsWith('ink')) expect(luminance(value), name).toBe(1)
      else expect(luminance(value), name).toBeLessThan(0.3)
    }
    const texts = ['foam', 'mist', 'brass', 'flare', ...accents] as const
    for (const text of texts) expect(luminance(paperColors[text]), text).toBeLessThan(0.1)
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
