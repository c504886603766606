import type { ColorName } from './tokens.ts'

/** A token's colour at `percent` of full opacity, for use in styles; on paper it follows the token. */
export function withAlpha(color: ColorName, percent: number): string {
  return `color-mix(in srgb,var(--${color}) ${percent}%,transparent)`
}
