import { breakpoints, grid, TALL_ASPECT } from './tokens.ts'

/** Width of the outer margin, in CSS pixels, in a window of `width` pixels. `theme/css.ts` says the same in CSS. */
export function outerMargin(width: number): number {
  return Math.max(grid.margin.min, (grid.margin.percent / 100) * width, (width - grid.maxWidth) / 2)
}

/**
 * Right edge of the text columns in normalised device coordinates (-1 left, 1 right), for a window of `width` CSS
 * pixels. The scenes keep what lies left of it quiet.
 */
export function textEdge(width: number): number {
  const margin = outerMargin(width)
  const edge = margin + ((width - 2 * margin) * grid.textColumns) / grid.columns
  return (2 * edge) / width - 1
}

/** Media query for windows at least as wide as `size`, for use in styles. */
export function minWidth(size: keyof typeof breakpoints): string {
  return `@media (min-width: ${breakpoints[size] / 16}rem)`
}

/** Media query for windows narrower than `size`. */
export function maxWidth(size: keyof typeof breakpoints): string {
  return `@media (width < ${breakpoints[size] / 16}rem)`
}

/** Media query for windows in which the scenes take their tall composition: text above, hero body below. */
export const tallWindow = `@media (max-aspect-ratio: ${TALL_ASPECT * 10} / 10)`
