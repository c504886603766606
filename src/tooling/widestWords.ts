import { parse, type HTMLElement } from 'node-html-parser'
import type { RenderedPage } from '../entry-server.tsx'
import type { PreparedFont } from './fonts.ts'

/** Width in em of a letter that no font of the site has, with a margin. */
const UNKNOWN = 0.65
/** Space between two letters of headings, in em. Most have less. */
const SPACING = -0.02

/** Rules of `fitted` (ui/text.ts): a selector, what must fit in one line, and the width that always does. */
const RULES = /([^{}]+)\{[^{}]*var\(--widest-(word|line), ?([\d.]+)\)/g

/** Returns what must stay in one line: the words of an element, or its children, which are its lines. */
const partsOf = {
  word: ({ text }: HTMLElement) => text.split(/ |(?<=[-–—])(?!\u2060)/),
  line: ({ children }: HTMLElement) => children.map(({ text }) => text),
}

/**
 * Returns rules with the widest word of each place whose size depends on it, in em: `--widest-word`. Places
 * whose words all fit get none. The pages' markup has no style attributes, and each page has the rules of
 * all.
 */
export function widestWords(
  pages: readonly { route: { id: string }; page: RenderedPage }[],
  fonts: readonly PreparedFont[],
): string {
  const widths = new Map(
    fonts
      .filter(({ role }) => role === 'display')
      .flatMap((font) => [...font.widths])
      .toReversed(),
  )
  const widthOf = (text: string) =>
    Array.from(text.replaceAll('\u2060', '')).reduce(
      (sum, letter) => sum + (widths.get(letter) ?? UNKNOWN) + SPACING,
      0,
    )
  const widest = new Map<string, number>()
  for (const { route, page } of pages) {
    const document = parse(page.html)
    for (const [, selector = '', kind, fits] of page.styles.css.matchAll(RULES)) {
      const place = `html[data-route='${route.id}'] ${selector.trim()}{--widest-${kind}`
      const parts = document.querySelectorAll(selector).flatMap(partsOf[kind as keyof typeof partsOf])
      const width = Math.max(0, ...parts.map(widthOf))
      if (width > Math.max(Number(fits), widest.get(place) ?? 0)) widest.set(place, width)
    }
  }
  return [...widest].map(([place, width]) => `${place}:${width.toFixed(2)}}`).join('')
}
