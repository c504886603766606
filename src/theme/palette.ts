import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori'
import { CONTRAST_BACKDROP_OPACITY, type ColorName } from './tokens.ts'

/** The colors that an agency chooses, in sRGB as six hex digits. */
export interface Palette {
  ground: string
  text: string
  accents: Readonly<Record<'first' | 'second' | 'third', string>>
  warm: string
}

export type Colors = Readonly<Record<ColorName, string>>

/** The red of errors, in every palette. */
const FLARE = '#ff7a6b'

/** Contrasts of WCAG 2.2: of text, of borders of controls, and of text where the visitor asks for more. */
export const TEXT = 4.5
const BORDER = 3
const MORE = 7
/** Contrast of text on inverted screens. It has 0.1 to spare, because browsers round twice. */
const INVERTED_TEXT = 4.6

/** Colors on which texts and controls stand. */
export const grounds = ['ink-950', 'ink-940', 'ink-900', 'ink-800'] as const
/** Colors of texts. The ground is a text too, on fills of these colors. */
const texts = ['foam', 'mist', 'teal', 'blue', 'green', 'aqua', 'brass', 'flare'] as const

const inverted = (color: string) =>
  `#${(0xff_ff_ff - Number.parseInt(color.slice(1), 16)).toString(16).padStart(6, '0')}`

/** The lowest contrast of a color with any of `others`. */
export const lowest = (color: string, others: readonly string[]) =>
  Math.min(...others.map((other) => wcagContrast(color, other)))

type Passes = (color: string) => boolean

/** Returns the first color of the way that `at` describes, from 0 to 1, with which it passes, or else the last one. */
export function firstOf(at: (share: number) => string, steps: number, passes: Passes): string {
  const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps)
  return at(shares.find((share) => passes(at(share))) ?? 1)
}

/** The way from a color to white, in sRGB. */
function tints(color: string): (share: number) => string {
  const mix = interpolate([color, 'white'], 'rgb')
  return (share) => formatHex(mix(share))
}

/**
 * Returns a color related to `color`: `lightness` is added and `chroma` multiplied (OKLCH), `hue` turns it by degrees. A
 * base of much chroma gets little more, so that lines stay quiet.
 */
function related(color: string, lightness: number, chroma: number, hue: number): string {
  const { l, c, h = 0 } = oklch(color) ?? { l: 0, c: 0 }
  const change = { l: l + lightness, c: Math.min(c * chroma, c + 0.0505), h: h + hue }
  return formatHex(clampChroma({ mode: 'oklch', ...change }, 'oklch'))
}

/**
 * Returns every color of the site. The tokens have the names of the sample's colors. Those that the palette lacks are
 * related to one that it has, and lighter where their contrast asks for it.
 */
export function colorsOf({ ground, text, accents, warm }: Palette): Colors {
  const inks = {
    'ink-950': ground,
    'ink-940': related(ground, 0.015, 1.2, 3),
    'ink-900': related(ground, 0.047, 1.5, 3),
    'ink-800': related(ground, 0.1, 2.2, 1),
  }
  const legible = (color: string, minimum: number) =>
    firstOf(tints(color), 50, (tint) => lowest(tint, Object.values(inks)) >= minimum)
  return {
    ...inks,
    line: related(ground, 0.233, 3.2, -10),
    'line-strong': legible(related(ground, 0.444, 4.1, -15), BORDER),
    foam: text,
    mist: legible(related(text, -0.157, 2.9, 18), TEXT),
    teal: accents.first,
    blue: accents.second,
    green: accents.third,
    aqua: legible(related(accents.first, 0, 1.09, -13.5), TEXT),
    brass: warm,
    flare: FLARE,
    deep: related(accents.second, -0.356, 0.747, 9.1),
  }
}

/** Returns those of `values` that differ from the colors. */
function changes(colors: Colors, values: Partial<Colors>): Partial<Colors> {
  const names = Object.keys(values) as ColorName[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== colors[name]).map((name) => [name, values[name]]),
  )
}

/**
 * Returns the colors that differ where the visitor asks for more contrast: stronger lines, brighter text, darker fields.
 * Text has a contrast of 7, also on the brightest pixel of a scene. Errors do not stand over a scene.
 */
export function contrastColorsOf(colors: Colors): Partial<Colors> {
  const pixel = tints(colors['ink-950'])(CONTRAST_BACKDROP_OPACITY)
  const below = ['ink-950', 'ink-940', 'ink-900'].map((name) => colors[name as ColorName])
  const strong = (name: (typeof texts)[number]) =>
    firstOf(
      tints(colors[name]),
      40,
      (tint) => lowest(tint, name === 'flare' ? below : [...below, pixel]) >= MORE,
    )
  const stronger = (line: ColorName, next: ColorName) =>
    firstOf(tints(colors[next]), 40, (tint) => lowest(tint, below) > 1.5 * lowest(colors[line], below))
  return changes(colors, {
    'ink-800': colors['ink-900'],
    line: stronger('line', 'line-strong'),
    'line-strong': stronger('line-strong', 'mist'),
    ...Object.fromEntries(texts.map((name) => [name, strong(name)])),
    mist: strong('foam'),
  })
}

/**
 * Returns the colors that differ where the system inverts the screen: brighter ones, which become darker. A color and its
 * background have another contrast once both are inverted.
 */
export function invertedColorsOf(colors: Colors): Partial<Colors> {
  const below = grounds.map((name) => inverted(colors[name]))
  const legible = (name: ColorName, minimum: number) =>
    firstOf(tints(colors[name]), 50, (tint) => lowest(inverted(tint), below) >= minimum)
  return changes(colors, {
    'line-strong': legible('line-strong', BORDER),
    ...Object.fromEntries(texts.map((name) => [name, legible(name, INVERTED_TEXT)])),
  })
}
