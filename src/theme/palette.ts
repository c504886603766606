import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori'
import * as v from 'valibot'
import { anyText, file, hint, optional, record } from '../shared/contentRules.ts'

const color = v.pipe(
  anyText,
  v.regex(/^#[\da-fA-F]{6}$/, 'is no colour: write # and six hexadecimal digits, such as #1a2b3c'),
  v.toLowerCase(),
)
const paletteFields = file({
  ground: hint(
    'The page, nearly black. Panels, fields and lines are lighter ones of its hue.',
    color,
    'Background',
  ),
  text: hint('Headings and paragraphs.', color),
  secondary: optional(hint('Secondary text. Without it that of the text, darker.', color)),
  accents: hint(
    'The bodies of the scenes mix the first three. All must differ.',
    record({
      first: hint('Home, contact and legal pages: buttons, current link, light of the scene.', color),
      second: hint('Services and portfolio, and the sea.', color),
      third: hint('Testimonials.', color),
      about: optional(hint('The page about the agency. Without it the first.', color)),
    }),
  ),
  warm: hint('Small details: stars of a rating, focus ring, seals and flames of the scenes.', color),
  figures: optional(
    hint(
      'Numbers between the contour lines behind the text.',
      v.pipe(v.boolean('must be true or false'), v.metadata({ default: true })),
      'Numbers',
    ),
  ),
})
export type Palette = v.InferOutput<typeof paletteFields>

/** Lightness (OKLCH) above which a ground is no dark one. */
const LIGHT = 0.6

/** Red of errors, in every palette. */
const FLARE = '#ff7a6b'

/**
 * Contrasts of WCAG 2.2: of text, of borders of controls, and of text where the visitor asks for more
 * contrast.
 */
const [TEXT, BORDER, MORE] = [4.5, 3, 7]
/**
 * Opacity of the backdrop where the visitor asks for more contrast. Text has a contrast of 7 on its brightest
 * pixel.
 */
export const CONTRAST_OPACITY = 0.15

const lowest = (front: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => wcagContrast(front, ground)))

/** Returns the color at the first of `steps` equal steps from 0 to 1 that passes, or else at 1. */
function firstOf(at: (share: number) => string, steps: number, passes: (hex: string) => boolean): string {
  const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps)
  return at(shares.find((share) => passes(at(share))) ?? 1)
}

/** Returns the way from a color to white, in sRGB. */
function tints(hex: string): (share: number) => string {
  const mix = interpolate([hex, 'white'], 'rgb')
  return (share) => formatHex(mix(share))
}

/** Returns a color in OKLCH with other values, inside of sRGB. */
function changed(
  hex: string,
  change: (l: number, c: number, h: number) => [l: number, c: number, h: number],
) {
  const { l: lightness, c: chroma, h: hue = 0 } = oklch(hex) ?? { l: 0, c: 0 }
  const [l, c, h] = change(lightness, chroma, hue)
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}

/** Returns `hex`, or else the color of the nearest lightness towards `end` (0 black, 1 white) that passes. */
function nearest(hex: string, end: 0 | 1, passes: (candidate: string) => boolean): string {
  const at = (share: number) => changed(hex, (l, c, h) => [l + (end - l) * share, c, h])
  return passes(hex) ? hex : firstOf(at, 500, passes)
}

/**
 * Returns a color with more lightness, chroma times a factor, and another hue. A vivid base gets little more
 * chroma.
 */
const related = (hex: string, lightness: number, factor: number, turn: number) =>
  changed(hex, (l, c, h) => [l + lightness, Math.min(c * factor, c + 0.0505), h + turn])

const inksOf = (ground: string) => ({
  'ink-950': ground,
  /** For translucent panels over the scene. */
  'ink-940': related(ground, 0.015, 1.2, 3),
  'ink-900': related(ground, 0.047, 1.5, 3),
  'ink-800': related(ground, 0.1, 2.2, 1),
})
const groundsOf = (ground: string) => Object.values(inksOf(ground))

/**
 * Returns every color of the pages, by the name that the sample's has. Those that the palette lacks are
 * relatives of its colors, and lighter where their contrast asks for it.
 */
export function colorsOf({ ground, text, secondary, accents, warm }: Palette) {
  const grounds = groundsOf(ground)
  const legible = (hex: string, minimum: number) =>
    firstOf(tints(hex), 50, (tint) => lowest(tint, grounds) >= minimum)
  return {
    ...inksOf(ground),
    line: related(ground, 0.233, 3.2, -10),
    'line-strong': legible(related(ground, 0.444, 4.1, -15), BORDER),
    foam: text,
    mist: secondary ?? legible(related(text, -0.157, 1, 0), TEXT),
    teal: accents.first,
    blue: accents.second,
    green: accents.third,
    aqua: accents.about ?? accents.first,
    brass: warm,
    flare: FLARE,
  }
}

/** Returns the color of what lies deep in a scene, such as the troughs of a sea. */
export const depthOf = ({ accents }: Palette) => related(accents.second, -0.356, 0.747, 9.1)

export type Colors = ReturnType<typeof colorsOf>
export type ColorName = keyof Colors

/** Colors of text. The ground is the text on fills of these colors. */
const texts = ['foam', 'mist', 'teal', 'blue', 'green', 'aqua', 'brass', 'flare'] as const

/** Returns those of `values` that differ from the colors. */
const differing = (colors: Colors, values: Partial<Colors>): Partial<Colors> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== colors[name as ColorName]))

/**
 * Returns the colors that differ where the visitor asks for more contrast: stronger lines, brighter text,
 * darker fields. Errors do not stand over a scene.
 */
export function contrastColors(colors: Colors): Partial<Colors> {
  const grounds = groundsOf(colors['ink-950']).slice(0, -1)
  const scene = [...grounds, tints(colors['ink-950'])(CONTRAST_OPACITY)]
  const strong = (name: ColorName, below = scene) =>
    firstOf(tints(colors[name]), 40, (tint) => lowest(tint, below) >= MORE)
  const stronger = (line: ColorName, next: ColorName) =>
    firstOf(tints(colors[next]), 40, (tint) => lowest(tint, grounds) > 1.5 * lowest(colors[line], grounds))
  return differing(colors, {
    'ink-800': colors['ink-900'],
    line: stronger('line', 'line-strong'),
    'line-strong': stronger('line-strong', 'mist'),
    ...Object.fromEntries(texts.map((name) => [name, strong(name)])),
    mist: strong('foam'),
    flare: strong('flare', grounds),
  })
}

/**
 * The colors that an agency chooses. All differ. Text has its contrast on every ground, and the ground is so
 * dark that errors have it too. The derived colors adapt to these.
 */
export const paletteFacts = v.pipe(
  paletteFields,
  v.rawCheck(({ dataset, addIssue }) => {
    // A palette that lacks another color than the ground is checked too.
    const input = Object(dataset.value) as Partial<Palette>
    const { ground, text, secondary, accents, warm } = input
    const signals = Object.entries(Object(accents)).map(
      ([name, value]) => [`accents.${name}`, value] as const,
    )
    const all = { ground, text, secondary, ...Object.fromEntries(signals), warm }
    const fields = Object.entries(all).filter((field): field is [string, string] => v.is(color, field[1]))
    if (!v.is(color, ground)) return
    const dark = nearest(ground, 0, (base) => lowest(FLARE, groundsOf(base)) >= TEXT)
    // Everything else would follow from it.
    if ((oklch(ground)?.l ?? 0) > LIGHT) {
      const message = `is light, and this design is dark; the nearest colour that passes is ${dark}`
      addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key: 'ground', value: ground }] })
      return
    }
    const legible = (value: string) => nearest(value, 1, (hex) => lowest(hex, groundsOf(dark)) >= TEXT)
    for (const [key, value] of fields) {
      const [equal = key] = fields.find((other) => other[1] === value) ?? []
      const [what, front, below, passing] =
        key === 'ground' ? ['the red of errors', FLARE, ground, dark] : ['text', value, dark, legible(value)]
      const contrast = Math.floor(lowest(front, groundsOf(below)) * 100) / 100
      const pair = `${what}, ${front}, on fields, ${inksOf(below)['ink-800']}`
      const message =
        equal !== key
          ? `is the colour of ${equal} too`
          : `${pair}: contrast ${contrast}, must be ${TEXT}; the nearest colour that passes is ${passing}`
      if (equal !== key || passing !== value)
        addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value }] })
    }
  }),
)
