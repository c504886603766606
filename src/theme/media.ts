import { breakpoints, grid, TABLET_ASPECT, TALL_ASPECT } from './grid.ts'

type Breakpoint = keyof typeof breakpoints

/** Width of `count` grid columns with the gutters between them, in an element between the outer margins. */
export function columnsWidth(count: number): string {
  const column = `(100% - ${grid.columns - 1} * var(--gutter)) / ${grid.columns}`
  return `calc(${column} * ${count} + ${count - 1} * var(--gutter))`
}

const inRem = (size: Breakpoint) => `${breakpoints[size] / 16}rem`

/** Media condition for windows at least as wide as `size`. */
export function minWidthCondition(size: Breakpoint): string {
  return `(min-width: ${inRem(size)})`
}

/** `@media` rule for windows at least as wide as `size`. */
export function minWidth(size: Breakpoint): string {
  return `@media ${minWidthCondition(size)}`
}

/** `@media` rule for windows narrower than `size`. */
export function maxWidth(size: Breakpoint): string {
  return `@media (width < ${inRem(size)})`
}

/** `@media` rule for windows narrower than a tablet's, without paper. */
export const phoneScreen = `@media screen and (not ${minWidthCondition('tablet')})`

/** `@media` rule for windows in which the header scrolls away: it would take a fifth of the height. */
export const shortWindow = '@media (height < 22.5rem)'

/**
 * Media condition for windows whose width is at most `aspect` times their height. `aspect` has one decimal.
 */
export function maxAspect(aspect: number): string {
  return `(max-aspect-ratio:${aspect * 10}/10)`
}

/**
 * `@media` rule for windows in which the scenes take a tall layout: text at the top, bodies below it.
 */
export const tallWindow = `@media ${maxAspect(TALL_ASPECT)}`

/** `tallWindow`, without paper. */
export const tallScreen = `@media screen and ${maxAspect(TALL_ASPECT)}`

/** Returns whether the window is a tall one, as `tallWindow` has it. */
export const isTallWindow = (): boolean => matchMedia(maxAspect(TALL_ASPECT)).matches

/** `@media` rule for tall windows with all columns below each other, without paper. */
export const tallColumn = `${tallScreen} and (width < ${inRem('desktop')})`

/**
 * Media condition for windows in which text in the left columns stands beside the bodies: neither narrow nor
 * tall.
 */
export const besideCondition = `${minWidthCondition('desktop')} and (not ${maxAspect(TALL_ASPECT)})`

/** The same for the scene: whether text stands beside the bodies in a window `width` CSS pixels wide. */
export const standsBeside = (width: number, aspect: number) =>
  width >= breakpoints.desktop && aspect > TALL_ASPECT

/** `@media` rule for these windows, without paper. */
export const besideBodies = `@media screen and ${besideCondition}`

/** Media condition for windows in which a bar of the sea stands beside the card of a project that is read. */
export const besideCardsCondition = `(min-width:${grid.besideCards}px) and (not ${maxAspect(TALL_ASPECT)})`

/**
 * `@media` rule for windows in which a centred section's text stands inside a ring of bodies: the tallest
 * have it below.
 */
export const insideOval = `@media ${minWidthCondition('tablet')} and (not ${maxAspect(TABLET_ASPECT)})`

/**
 * Declarations for the brand's name and its motto. The place sets the size, the build a line height for high
 * letters (tooling/widestWords.ts).
 */
export const wordmarkCss =
  'font-family:var(--font-display);font-weight:420;letter-spacing:-0.02em;line-height:var(--ink-name,1);'
