import type { ColorName } from './tokens.ts'

interface MarkPath {
  /** Path data. */
  d: string
  color: ColorName
  /** Null for a filled path. */
  strokeWidth: number | null
}

/** Side of the square in which the mark is drawn, in units of its path data. */
export const MARK_SIZE = 32

/** The brand's mark: a compass needle with two short strokes beside it, over a wave. */
export const markPaths: readonly MarkPath[] = [
  { d: 'M16 2.5 19.4 13 16 20.5 12.6 13Z', color: 'teal', strokeWidth: null },
  { d: 'M4.5 13.5 11.4 18.2M27.5 13.5 20.6 18.2', color: 'teal', strokeWidth: 2.2 },
  {
    d: 'M3.5 25.4c3.1-2.9 6.2-2.9 9.4-.9 3.9 2.4 7.2 2.9 10.5.6 1.9-1.3 3.5-1.9 5.1-1.7',
    color: 'brass',
    strokeWidth: 2,
  },
]

/** Declarations for the brand's name beside its mark. The place sets the size. */
export const wordmarkCss = `font-family:var(--font-display);font-weight:420;letter-spacing:-0.02em;line-height:1;`
