import { parse } from 'node-html-parser'
import type { RenderedPage } from '../entry-server.tsx'
import type { PreparedFont } from './fonts.ts'

/** A rule, and what in it depends on the words, such as `fitted` (ui/text.ts): its `kind` and `fits`. */
const RULES = /([^{}]+)\{([^{}]*var\(--(?:widest|ink)-[^{}]*)\}/g
const MEASURES = /var\(--((widest|ink)-(\w+)), ?([\d.]+)\)/g

/** By how much ink may be higher than its usual line, em: in Latin, letters of two lines seldom meet. */
const TOUCHING = 0.02
/** Room between the inks of higher lines, em: in other scripts, deep letters often stand above high ones. */
const GAP = 0.02

/**
 * Width of a letter that no font has, and by how much letters of headings are closer than in the font, em.
 */
const UNKNOWN = 0.65
const CLOSER = 0.02

/** Where a text can end a line. A no-break space and U+2060 keep words together. */
const BREAKS = /[ \n]|(?<=[-–—])(?!\u2060)/

/**
 * Returns the height of a text's lines, in em: the usual one, or that of its ink, from its highest letter to
 * the foot of its deepest, if that does not fit.
 */
export function lineHeightOf(text: string, fonts: readonly PreparedFont[], usual: number): number {
  const inks = new Map(fonts.flatMap((font) => (font.role === 'display' ? [...font.inks] : [])))
  const [ups, downs] = [0, 1].map((side) => Array.from(text, (letter) => inks.get(letter)?.[side] ?? 0))
  const ink = Math.max(0, ...(ups ?? [])) + Math.max(0, ...(downs ?? []))
  return ink > usual + TOUCHING ? ink + GAP : usual
}

/**
 * Returns rules that declare the widest word of each place, in em: `--widest-word`, and the height of line
 * that its ink needs, `--ink-title`. Places whose words all fit get none. The result goes into every page, so
 * each rule names its route: the markup has no style attributes.
 */
export function widestWords(
  pages: readonly { route: { id: string }; page: RenderedPage }[],
  fonts: readonly PreparedFont[],
  sharedCss = '',
): string {
  const widths = new Map(fonts.flatMap((font) => (font.role === 'display' ? [...font.widths] : [])))
  const widthOf = (text: string) =>
    Array.from(text.replaceAll('\u2060', '')).reduce(
      (sum, letter) => sum + (widths.get(letter) ?? UNKNOWN) - CLOSER,
      0,
    )
  /** By the start of its rule, such as `[data-route=home] h1{--widest-word`. */
  const widest = new Map<string, number>()
  for (const { route, page } of pages) {
    const document = parse(page.html)
    for (const [, selector = '', rule = ''] of (sharedCss + page.css).matchAll(RULES))
      for (const [, name, measure, kind, fits = ''] of rule.matchAll(MEASURES)) {
        const start = `[data-route=${route.id}] ${selector}{--${name}`
        const places = document.querySelectorAll(selector)
        const parts = places.flatMap(({ text, children }) =>
          kind === 'line' ? children.map((line) => line.text) : text.split(BREAKS),
        )
        const most =
          measure === 'ink'
            ? lineHeightOf(parts.join(''), fonts, Number(fits))
            : Math.max(...parts.map(widthOf))
        if (most > Math.max(Number(fits), widest.get(start) ?? 0)) widest.set(start, most)
      }
  }
  return Array.from(widest, ([start, width]) => `${start}:${width.toFixed(2)}}`).join('')
}
