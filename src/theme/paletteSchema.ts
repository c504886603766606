import { clampChroma, formatHex, oklch } from 'culori'
import * as v from 'valibot'
import { file, record } from '../shared/contentRules.ts'
import { colorsOf, firstOf, grounds, lowest, TEXT, type Palette } from './palette.ts'

const color = v.pipe(
  v.string('must be text'),
  v.regex(/^#[\da-fA-F]{6}$/, 'is no colour: write # and six hexadecimal digits, such as #1a2b3c'),
  v.toLowerCase(),
)

/** Returns `start`, or else the color of its hue and the nearest lightness towards `end` (OKLCH) with which it passes. */
function nearest(start: string, end: 'black' | 'white', passes: (candidate: string) => boolean): string {
  const base = oklch(start)
  if (!base || passes(start)) return start
  const way = (end === 'white' ? 1 : 0) - base.l
  return firstOf(
    (share) => formatHex(clampChroma({ ...base, l: base.l + way * share }, 'oklch')),
    500,
    passes,
  )
}

/**
 * Returns what is wrong, by the path of a color: it equals another one, or has too low a contrast on one of the grounds. The
 * ground must be so dark that errors are legible. The other colors of `colorsOf` adapt to these.
 */
function paletteProblems(palette: Palette): [path: string, message: string][] {
  const { ground, text, accents, warm } = palette
  const shadesOf = (base: string) => {
    const colors = colorsOf({ ...palette, ground: base })
    return grounds.map((name) => colors[name])
  }
  const { flare } = colorsOf(palette)
  const dark = nearest(ground, 'black', (base) => lowest(flare, shadesOf(base)) >= TEXT)
  const shades = shadesOf(dark)
  const fields = [
    ['ground', ground] as const,
    ['text', text] as const,
    ...Object.entries(accents).map(([name, value]) => [`accents.${name}`, value] as const),
    ['warm', warm] as const,
  ]
  return fields.flatMap(([path, value], index): [string, string][] => {
    const equal = fields.findIndex((other) => other[1] === value)
    if (equal < index) return [[path, `is the colour of ${fields[equal]?.[0]} too`]]
    const isGround = path === 'ground'
    const passing = isGround ? dark : nearest(value, 'white', (front) => lowest(front, shades) >= TEXT)
    if (passing === value) return []
    const [front, below] = isGround ? [flare, shadesOf(ground)] : [value, shades]
    const contrast = Math.floor(lowest(front, below) * 100) / 100
    return [
      [
        path,
        `${front} has a contrast of ${contrast} on ${below.at(-1) ?? ground}, a field's ground, and needs ${TEXT}; the nearest colour that passes is ${passing}`,
      ],
    ]
  })
}

/** The colors of the site. `palette.ts` derives the others. */
export const paletteFacts = v.pipe(
  file({
    /** The darkest ground: the page's. Panels and fields are a little lighter. */
    ground: color,
    text: color,
    /** Signals of pages, lights and bodies of the scenes. */
    accents: record({ first: color, second: color, third: color }),
    /** Small metal: stars, the focus ring, tiny details. */
    warm: color,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const [path, message] of paletteProblems(dataset.value)) {
      const items = path.split('.').map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input: dataset.value,
        key,
        value: null,
      }))
      addIssue({ message, path: items as [(typeof items)[0]] })
    }
  }),
)
