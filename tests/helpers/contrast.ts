import { formatRgb, interpolate, parse, wcagContrast } from 'culori'

/** Contrast of two opaque CSS colors, as WCAG 2.2 defines it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const clear = [a, b].filter((color) => (parse(color)?.alpha ?? 1) < 1)
  if (clear.length > 0) throw new Error(`${clear.join(' and ')} is not opaque`)
  return wcagContrast(a, b)
}

/** Returns the color of `percent` of one color over another. */
export const mixed = (color: string, percent: number, below: string): string =>
  formatRgb(interpolate([below, color], 'rgb')(percent / 100))
