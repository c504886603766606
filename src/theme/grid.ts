// Every page loads this file. Colors, which the pages use by name only, are in palette.ts.

/** The page grid, with lengths in CSS pixels. */
export const grid = {
  columns: 12,
  maxWidth: 1240,
  gutter: 24,
  /** Number of columns, from the left, in which text stands on the scene without a panel. */
  textColumns: 7,
  /** `percent` is of the window's width. */
  margin: { min: 22, percent: 5.6 },
  /** Height of the header. */
  header: 72,
  /** Vertical scroll beyond which the header becomes solid. */
  solidAfter: 50,
  /** Width of a project's card with a bar of the sea beside it, and of the window from which it has one. */
  card: 1000,
  besideCards: 1340,
  /** Height of the scene gap below the text of a section, in percent of a tall window's height. */
  sceneGap: 56,
} as const

/** Smallest window width of each layout in CSS pixels. From `desktop` on the menu is a row in the header. */
export const breakpoints = { tablet: 700, desktop: 1024 } as const

/** Windows of a smaller width / height are tall. */
export const TALL_ASPECT = 0.8

/** Tall windows of at least this width / height take the tablet layout, narrower ones the phone's. */
export const TABLET_ASPECT = 0.6

/**
 * Width of the outer margin in CSS pixels, in a window `width` CSS pixels wide. `marginCss` in css.ts is the
 * same in CSS.
 */
export function outerMargin(width: number): number {
  return Math.max(grid.margin.min, (grid.margin.percent / 100) * width, (width - grid.maxWidth) / 2)
}

/**
 * Right edge of the text columns in normalised device coordinates (-1 left, 1 right), in a window `width` CSS
 * pixels wide.
 */
export function textEdge(width: number): number {
  const margin = outerMargin(width)
  const edge = margin + ((width - 2 * margin) * grid.textColumns) / grid.columns
  return (2 * edge) / width - 1
}
