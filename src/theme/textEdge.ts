import { grid } from './grid.ts'

/** Width of the outer margin in CSS pixels, in a window `width` CSS pixels wide. `marginCss` in layout.ts is the same in CSS. */
export function outerMargin(width: number): number {
  return Math.max(grid.margin.min, (grid.margin.percent / 100) * width, (width - grid.maxWidth) / 2)
}

/** Right edge of the grid in normalised device coordinates, in a window `width` CSS pixels wide. */
export function gridEdge(width: number): number {
  return 1 - (2 * outerMargin(width)) / width
}

/**
 * Right edge of the text columns in normalised device coordinates (-1 left, 1 right), in a window `width` CSS pixels
 * wide. Scenes draw quietly to the left of it.
 */
export function textEdge(width: number): number {
  const margin = outerMargin(width)
  const edge = margin + ((width - 2 * margin) * grid.textColumns) / grid.columns
  return (2 * edge) / width - 1
}
