import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oklch } from 'culori'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { isTall } from '../../src/motion/layout.ts'
import { maxWidth, minWidth, tallWindow } from '../../src/theme/media.ts'
import { contrast } from '../helpers/contrast.ts'
import { outerMargin, textEdge } from '../../src/theme/grid.ts'
import { baseCss } from '../../src/theme/css.ts'
import { preferenceRules, surfaceRules } from '../../src/theme/rules.ts'
import { typeScale } from '../../src/theme/tokens.ts'
import { colorsOf, paletteFacts, type ColorName, type Palette } from '../../src/theme/palette.ts'
import { content } from '../helpers/content.ts'

const routeAccents = [...new Set(routes.map(({ accent }) => accent))]
const signals: readonly ColorName[] = ['flare', 'highlight', ...routeAccents]
const texts = ['foam', 'mist', ...signals] as const
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

it('no text has the colour of lines, whose contrast can be 3', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(100)
  const inLines = sources.filter((file) => /[\s;{]color: ?var\(--line/.test(readFileSync(file, 'utf8')))
  expect(inLines).toEqual([])
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

const styles = globSync('src/**/*.{ts,tsx}')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => !path.startsWith('src/lab/'))

/** Lengths of a CSS value in pixels, where 1rem and 1em have 16. Those of the window have a floor beside. */
const pixelsIn = (value: string) =>
  Array.from(value.matchAll(/([\d.]+)(rem|em|px|%)/g), ([, number = '', unit = '']) => {
    return Number(number) * ({ px: 1, '%': 0.16 }[unit] ?? 16)
  })

describe('the styles', () => {
  it('set no text below 13 px, and text of a page from 15 px on', () => {
    for (const [name, value] of Object.entries(typeScale))
      expect(pixelsIn(value)[0], name).toBeGreaterThanOrEqual(15)
    const sizes = styles.flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/font(?:-size:|Size: ?'|:)([^;}\n]*)/g),
        ([, value = '']) => [path, value] as const,
      ),
    )
    expect(sizes.length).toBeGreaterThan(30)
    for (const [path, value] of sizes)
      for (const pixels of pixelsIn(value)) expect(pixels, `${path}: ${value}`).toBeGreaterThanOrEqual(13)
  })

  it('show the focus by a ring of 2 px in a colour that every surface sets off', () => {
    const rings = styles.flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/:focus-visible ?{\s*outline: ?(\d+)px solid (?:var\(--|\${colors\.)([\w-]+)/g),
        (ring) => ({
          path,
          ring,
        }),
      ),
    )
    expect(rings.length).toBeGreaterThan(0)
    for (const {
      path,
      ring: [, width, name = ''],
    } of rings) {
      expect(Number(width), path).toBeGreaterThanOrEqual(2)
      const names = name === 'accent' ? routeAccents : [name]
      for (const color of names)
        for (const surface of surfaces) {
          const ratio = contrast(
            colorsOf(content.palette)[color as ColorName],
            colorsOf(content.palette)[surface],
          )
          expect(ratio, `${path}: ${color} on ${surface}`).toBeGreaterThanOrEqual(3)
        }
    }
  })
})

it('lets the scene through open sections by the same scrim in windows of every shape', () => {
  const open = /\[data-surface=open\]::before\{[^}]*?background:([^}]+)\}/g
  const surfaceOf = [...surfaceRules.matchAll(open)].map(([, background = '']) => background)
  expect(surfaceOf).toHaveLength(2)
  const strengths = surfaceOf.map((background) =>
    Math.max(
      ...Array.from(background.matchAll(/var\(--ink-950\) (\d+)%/g), ([, percent]) => Number(percent)),
    ),
  )
  expect(new Set(strengths).size).toBe(1)
  expect(strengths[0]).toBeLessThan(30)
})

it('each custom property that styles read is declared', () => {
  const root = join(import.meta.dirname, '../../src')
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const all = [...sources, baseCss(routes, content.palette)].join('\n')
  const declared = new Set(Array.from(all.matchAll(/(--[a-z][\w-]*)(?=['"]|\s*:)/g), ([, name]) => name))
  // One with a fallback may be undeclared.
  const read = Array.from(all.matchAll(/var\((--[a-z][\w-]*)\)/g), ([, name]) => name)
  expect(read.length).toBeGreaterThan(300)
  expect(read.filter((name) => !declared.has(name))).toEqual([])
})

it('grey text, lines and borders are as bright as the text where a visitor asks for more contrast', () => {
  const colors = colorsOf(content.palette)
  const notGrey = new Set<string>([...surfaces, ...signals])
  const front = /(?:color|border[\w-]*|outline|stroke|--rule)(?::|=")[^;}]*?var\(--([\w-]+)\)/g
  const used = new Set(styles.flatMap(({ text }) => Array.from(text.matchAll(front), ([, name]) => name)))
  const brightness = (color: string) => contrast(color, colors['ink-950'])
  const dimmer = Object.entries(colors).filter(
    ([name, color]) => used.has(name) && !notGrey.has(name) && brightness(color) < brightness(colors.foam),
  )
  expect(dimmer.length).toBeGreaterThan(0)
  const [, rule] =
    /\(prefers-contrast:more\)\{\s*:root\{([^}]*)\}/.exec(preferenceRules(content.palette)) ?? []
  for (const [name] of dimmer) expect(rule?.split(';'), name).toContain(`--${name}:var(--foam)`)
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
