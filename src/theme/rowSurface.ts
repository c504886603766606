import { withAlpha } from './color.ts'
import { grid } from './grid.ts'

const panel = 'var(--ink-940)'

/** A gradient in the direction of reading. */
const gradient = (...stops: readonly string[]) => `linear-gradient(var(--to-end),${stops.join()})`

/** CSS colour behind text over the scene. */
export const scrim = withAlpha('ink-950', 86)

/** CSS colour behind text of an open section, over the lines of the scene. */
export const openScrim = withAlpha('ink-950', 26)

/** CSS background behind text in the first columns, over the scene. It leaves the last columns open. */
export const textScrim = gradient(`${openScrim} 30%`, `${withAlpha('ink-950', 18)} 56%`, 'transparent 68%')

/** CSS background behind text in the middle of a section. */
export const centreScrim = `radial-gradient(${[
  'closest-side',
  `${scrim} 40%`,
  `${withAlpha('ink-950', 54)} 58%`,
  'transparent 82%',
].join()})`

/** CSS length of the place `distance` CSS pixels beyond the end of the grid. */
const beyondGrid = (distance: number) => `calc(50% + ${grid.maxWidth / 2 + distance}px)`

// The surfaces are for boxes whose middle is the window's. `--to-end` is the direction of reading.

/** CSS background of a row over the scene: the panel's, as far as the grid. */
export const rowSurface = gradient(
  `${panel} ${beyondGrid(0)}`,
  `${withAlpha('ink-940', 60)} ${beyondGrid(80)}`,
  `transparent ${beyondGrid(240)}`,
)

/** CSS background of rows in the first eight columns. It leaves the last columns to the scene. */
export const besideSurface = gradient(`${panel} min(50% + 204px, 64.5%)`, 'transparent min(50% + 330px, 77%)')

/** Declarations of a part of a page with a surface as wide as the window, whose section clips it. */
export const partSurface = `
  position: relative;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(var(--space-16) * -1) -100%;
    background: ${panel};
    mask-image: linear-gradient(
      transparent,
      black var(--space-16),
      black calc(100% - var(--space-16)),
      transparent
    );
  }
`
