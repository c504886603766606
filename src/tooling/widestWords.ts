import { parse } from 'node-html-parser'
import type { RenderedPage } from '../entry-server.tsx'
import type { PreparedFont } from './fonts.ts'

/**
 * Rules that depend on the widest word, such as those of `fitted` (ui/text.ts): a selector, its `kind` and
 * `fits`.
 */
const RULES = /([^{}]+)\{[^{}]*var\(--widest-(\w+), ?([\d.]+)\)/g

/**
 * Width of a letter that no font has, and by how much letters of headings are closer than in the font, em.
 */
const UNKNOWN = 0.65
const CLOSER = 0.02

/** Where a text can end a line. A no-break space and U+2060 keep words together. */
const BREAKS = /[ \n]|(?<=[-–—])(?!\u2060)/

/**
 * Returns rules that declare the widest word of each place, in em: `--widest-word`. Places whose words all
 * fit get none. The result goes into every page, so each rule names its route: the markup has no style
 * attributes.
 */
export function widestWords(
  pages: readonly { route: { id: string }; page: RenderedPage }[],
  fonts: readonly PreparedFont[],
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
    for (const [, selector = '', kind, fits] of page.css.matchAll(RULES)) {
      const start = `[data-route=${route.id}] ${selector}{--widest-${kind}`
      const parts = document
        .querySelectorAll(selector)
        .flatMap(({ text, children }) =>
          kind === 'line' ? children.map((line) => line.text) : text.split(BREAKS),
        )
      const width = Math.max(...parts.map(widthOf))
      if (width > Math.max(Number(fits), widest.get(start) ?? 0)) widest.set(start, width)
    }
  }
  return Array.from(widest, ([start, width]) => `${start}:${width.toFixed(2)}}`).join('')
}
