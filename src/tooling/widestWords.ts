import { parse } from 'node-html-parser'
import type { RenderedPage } from '../entry-server.tsx'
import type { PreparedFont } from './fonts.ts'

/** Rules of `fitted` (ui/text.ts): a selector, what must fit in one line, and the width that always does. */
const RULES = /([^{}]+)\{[^{}]*var\(--widest-(\w+), ?([\d.]+)\)/g

/**
 * Returns rules with the widest word of each place whose size depends on it, in em: `--widest-word`. Places
 * whose words all fit get none. The pages' markup has no style attributes, and each page has the rules of
 * all.
 */
export function widestWords(
  pages: readonly { route: { id: string }; page: RenderedPage }[],
  fonts: readonly PreparedFont[],
): string {
  const widths = new Map(fonts.flatMap((font) => (font.role === 'display' ? [...font.widths] : [])))
  /** Width in em. Letters of headings are at least 0.02 em closer to each other. */
  const widthOf = (text: string) =>
    Array.from(text.replaceAll('\u2060', '')).reduce(
      (sum, letter) => sum + (widths.get(letter) ?? 0.65) - 0.02,
      0,
    )
  const widest = new Map<string, number>()
  for (const { route, page } of pages) {
    const document = parse(page.html)
    for (const [, selector = '', kind, fits] of page.styles.css.matchAll(RULES)) {
      const place = `[data-route=${route.id}] ${selector}{--widest-${kind}`
      const parts = document
        .querySelectorAll(selector)
        .flatMap(({ text, children }) =>
          kind === 'line' ? children.map((line) => line.text) : text.split(/ |(?<=[-–—])(?!\u2060)/),
        )
      const width = Math.max(...parts.map(widthOf))
      if (width > Math.max(Number(fits), widest.get(place) ?? 0)) widest.set(place, width)
    }
  }
  return Array.from(widest, ([place, width]) => `${place}:${width.toFixed(2)}}`).join('')
}
