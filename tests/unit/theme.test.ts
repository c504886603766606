import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { globalCss } from '../../src/theme/css.ts'
import { maxWidth, minWidth, outerMargin, tallWindow, textEdge } from '../../src/theme/layout.ts'
import {
  colors,
  fluidSpacing,
  paperColors,
  spacing,
  typeScale,
  type ColorName,
} from '../../src/theme/tokens.ts'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: ColorName, b: ColorName): number {
  const [light, dark] = [luminance(colors[a]), luminance(colors[b])].toSorted((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

const accents = [...new Set(routes.map(({ accent }) => accent))]
const surfaces = ['ink-950', 'ink-940', 'ink-900', 'ink-800'] as const

describe('the colours', () => {
  const texts = ['foam', 'mist', 'flare', 'brass', ...accents] as const
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'set %s on %s with at least 4.5:1',
    (text, surface) => {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...accents, 'foam', 'mist', 'brass'] as const)('set dark text on %s', (fill) => {
    expect(contrast('ink-950', fill)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('draw the border of controls on %s with at least 3:1', (surface) => {
    expect(contrast('line-strong', surface)).toBeGreaterThanOrEqual(3)
  })
})

describe('the styles', () => {
  const css = globalCss(routes)

  it('give every page its accent', () => {
    for (const { id, accent } of routes)
      expect(css).toContain(`html[data-route='${id}']{--accent:var(--${accent})}`)
    for (const [name, value] of Object.entries(colors)) expect(css).toContain(`--${name}:${value};`)
  })

  it('keep the backdrop behind the page, and out of its way', () => {
    const rules = /#backdrop\{([^}]*)\}/.exec(css)?.[1]
    for (const rule of ['position:fixed', 'inset:0', 'z-index:-1', 'pointer-events:none'])
      expect(rules).toContain(rule)
  })

  it('stop every movement, and hide nothing, where motion is to be reduced', () => {
    const reduced = css.slice(css.indexOf('@media (prefers-reduced-motion:reduce)'))
    expect(reduced).toMatch(/animation:none!important;transition:none!important/)
    expect(reduced).toMatch(/\[data-reveal='waiting'\]\{opacity:1;transform:none\}/)
  })

  it('show keyboard focus, and leave selection readable', () => {
    expect(css).toMatch(/:focus-visible\{outline:2px solid var\(--brass\);outline-offset:3px/)
  })

  it('say the same margin in CSS and in numbers', () => {
    const [, min, percent, most] = /--margin:max\((\d+)px, ([\d.]+)%, \(100% - (\d+)px\) \/ 2\)/
      .exec(css)!
      .map(Number)
    for (const width of [320, 390, 1024, 1440, 1920, 2600])
      expect(outerMargin(width)).toBeCloseTo(Math.max(min!, (percent! / 100) * width, (width - most!) / 2), 9)
  })

  it('use only custom properties that are defined', () => {
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const sources = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
    for (const [file, source] of sources) {
      const local = new Set([...source.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
      for (const [, name] of source.matchAll(/var\((--[\w-]+)/g)) {
        expect(defined.has(name) || local.has(name), `${name} in ${file}`).toBe(true)
      }
    }
  })

  it('know at most seven sizes of type', () => {
    expect(Object.keys(typeScale).length).toBeLessThanOrEqual(7)
  })

  it('take every colour from the table', () => {
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
  /** All declarations of such properties, each with its file. A value may hold an expression, which is a length too. */
  const declared = (property: string) =>
    styled.flatMap(([file, source]) =>
      [...source.matchAll(new RegExp(`(?<![\\w-])(${property})\\s*:((?:\\$\\{[^}]*\\}|[^;{}])+);`, 'g'))].map(
        ([, name, value = '']) => ({ file, declaration: `${name}:${value}` }),
      ),
    )
  const raw = /[\d.](?:px|r?em|r?lh|ch|ex|[cm]m|in|p[tc]|[sld]?v(?:[wh]|min|max|b|i))\b|\$\{/
  /** Without what is allowed: a line's own height, and a share of the window between two steps. */
  const strict = (value: string) =>
    value.replaceAll(/(?<![\d.])1lh\b/g, '').replaceAll(/(?<=(?:clamp|max)\([^;]*)-?\dvw\b/g, '')

  it('take every padding, margin, gap and inset from the scale', () => {
    const spaces = declared(
      '(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-|grid-)?gap|inset(?:-[a-z-]+)?|border-spacing',
    )
    expect(spaces.length).toBeGreaterThan(150)
    expect(spaces.filter(({ declaration }) => raw.test(strict(declaration)))).toEqual([])
    // No step is stretched either.
    expect(spaces.filter(({ declaration }) => /var\(--space-[^)]+\) \* (?!-1\b)/.test(declaration))).toEqual(
      [],
    )
  })

  it('place nothing by lengths of its own but the marks of a drawing', () => {
    const drawings = new Set(['src/pages/services/DeliveryList.tsx'])
    const places = declared('top|right|bottom|left|--[a-z-]+').filter(({ file }) => !drawings.has(file))
    expect(places.length).toBeGreaterThan(5)
    expect(places.filter(({ declaration }) => raw.test(strict(declaration)))).toEqual([])
  })

  it('take every size of type from the scale', () => {
    // The wordmark is drawn beside its mark: it does not grow with the text.
    const except = new Set(['src/app/Logo.tsx'])
    const sizes = declared('font(?:-size)?').filter(({ file }) => !except.has(file))
    expect(sizes.length).toBeGreaterThan(50)
    expect(sizes.filter(({ declaration }) => raw.test(declaration))).toEqual([])
  })

  it('keep the steps of the scale in the rhythm', () => {
    for (const [name, value] of Object.entries(spacing)) {
      expect(value).toBe(4 * Number(name))
      if (value > 12) expect(value % 8, name).toBe(0)
      expect(css).toContain(`--space-${name}:${value}px;`)
    }
    for (const value of Object.values(fluidSpacing)) {
      const [least, most] = [...value.matchAll(/(\d+)px/g)].map(([, figure]) => Number(figure))
      expect([least! % 8, most! % 8]).toEqual([0, 0])
      expect(most).toBeGreaterThan(least!)
    }
  })

  it('leave paper white, and everything on it dark', () => {
    for (const [name, value] of Object.entries(paperColors)) {
      if (name.startsWith('ink')) expect(luminance(value), name).toBe(1)
      else expect(luminance(value), name).toBeLessThan(0.3)
    }
    const texts = ['foam', 'mist', 'brass', 'flare', ...accents] as const
    for (const text of texts) expect(luminance(paperColors[text]), text).toBeLessThan(0.1)
  })
})

describe('the windows', () => {
  it('are told apart in rem, without a gap or an overlap', () => {
    expect(minWidth('desktop')).toBe('@media (min-width: 64rem)')
    expect(maxWidth('desktop')).toBe('@media (width < 64rem)')
    expect(minWidth('tablet')).toBe('@media (min-width: 43.75rem)')
  })

  it('are tall for the page where they are tall for the scenes', () => {
    expect(tallWindow).toBe('@media (max-aspect-ratio:8/10)')
  })
})

describe('the grid', () => {
  it('keeps its margins from phones to wide screens', () => {
    expect(outerMargin(390)).toBe(22)
    expect(outerMargin(1440)).toBe(100)
    expect(outerMargin(1920)).toBe(340)
  })

  it('tells the scenes where the text ends', () => {
    expect(textEdge(1440)).toBeCloseTo(0.143, 2)
    for (let width = 320; width < 2600; width += 40) {
      expect(textEdge(width)).toBeGreaterThan(0)
      expect(textEdge(width)).toBeLessThan(0.2)
    }
  })
})
