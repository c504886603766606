import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { globalCss } from '../../src/theme/css.ts'
import { outerMargin, textEdge } from '../../src/theme/layout.ts'
import { accents, colors, typeScale, type ColorName } from '../../src/theme/tokens.ts'

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

const surfaces = ['ink-950', 'ink-900', 'ink-800'] as const

describe('the colours', () => {
  const texts = ['foam', 'mist', 'flare', 'brass', ...new Set(Object.values(accents))] as const
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'set %s on %s with at least 4.5:1',
    (text, surface) => {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...new Set(Object.values(accents)), 'foam', 'mist', 'brass'] as const)(
    'set dark text on %s',
    (fill) => {
      expect(contrast('ink-950', fill)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(surfaces)('draw the border of controls on %s with at least 3:1', (surface) => {
    expect(contrast('line-strong', surface)).toBeGreaterThanOrEqual(3)
  })
})

describe('the styles', () => {
  it('use only custom properties that are defined', () => {
    const css = globalCss()
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

  it('name no colour of the table a second time', () => {
    for (const file of globSync('src/**/*.{ts,tsx}')) {
      if (file.endsWith('tokens.ts')) continue
      const source = readFileSync(file, 'utf8').toLowerCase()
      for (const value of Object.values(colors))
        expect(source.includes(value), `${value} in ${file}`).toBe(false)
    }
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
