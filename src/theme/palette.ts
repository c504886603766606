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
})
export type Palette = v.InferOutput<typeof paletteFields>

/** Lightness (OKLCH) above which a ground is no dark one. */
const LIGHT = 0.6

/** Red of errors, in every palette. */
const FLARE = '#ff7a6b'

/** Contrasts of WCAG 2.2: of text, and of borders of controls. */
const [TEXT, BORDER] = [4.5, 3]

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
    highlight: warm,
    flare: FLARE,
  }
}

/** Returns the color of what lies deep in a scene, such as the troughs of a sea. */
export const deepOf = ({ accents }: Palette) => related(accents.second, -0.356, 0.747, 9.1)

export type Colors = ReturnType<typeof colorsOf>
export type ColorName = keyof Colors

/**
 * The colors that an agency chooses. All differ. Text has its contrast on every ground, and the ground is so
 * dark that errors have it too. The derived colors adapt to these.
 */
export const paletteFacts = v.pipe(
  paletteFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { ground, text, secondary, accents, warm } = dataset.value
    const signals = Object.entries(accents).map(([name, value]) => [`accents.${name}`, value] as const)
    const grounds = groundsOf(ground)
    const fronts = Object.entries({ text, secondary, ...Object.fromEntries(signals), warm })
    const complain = (key: string, value: string, message: string) =>
      addIssue({ message, path: [{ type: 'unknown', origin: 'value', input: dataset.value, key, value }] })
    if ((oklch(ground)?.l ?? 0) > LIGHT) {
      // Each other line would follow from it.
      complain('ground', ground, 'is light, and this design is dark: take a dark one')
      return
    }
    if (lowest(FLARE, grounds) < TEXT)
      complain('ground', ground, 'is too light: the red of errors is not legible on it; take a darker one')
    for (const [index, [key, value]] of fronts.entries()) {
      if (value === undefined) continue
      const [equal] =
        [['ground', ground], ...fronts.slice(0, index)].find((other) => other[1] === value) ?? []
      const contrast = Math.floor(lowest(value, grounds) * 100) / 100
      if (equal !== undefined) complain(key, value, `is the colour of ${equal} too`)
      else if (contrast < TEXT)
        complain(key, value, `has a contrast of ${contrast} on fields, and needs ${TEXT}: take a lighter one`)
    }
  }),
)
