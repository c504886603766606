import type { ColorName } from './palette.ts'

/**
 * CSS color of a token at `percent` of full opacity. It follows the token's value in print. It is opaque
 * where the visitor asks for more contrast: `--clear` is a color there.
 */
export function withAlpha(color: ColorName, percent: number): string {
  return `color-mix(in srgb,var(--${color}) ${percent}%,var(--clear))`
}
