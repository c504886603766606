/** Returns the red, green and blue of a CSS color such as `#03080d`, `rgb(3, 8, 13)` or `color(srgb 0 0 1)`, from 0 to 255. */
function channels(color: string): readonly number[] {
  if (/^#[\da-f]{6}$/i.test(color)) return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const bytes = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number)
  // The computed value of `color-mix`.
  const shares = /^color\(srgb (\S+) (\S+) (\S+)\)$/.exec(color)?.slice(1).map(Number)
  const values = bytes ?? shares?.map((share) => share * 255)
  if (!values) throw new Error(`"${color}" is no opaque color: write #rrggbb or rgb(r, g, b)`)
  return values
}

/** Relative luminance of a color, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colors, as WCAG 2.2 defines it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminances = [luminance(a), luminance(b)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** Returns the color of `percent` of one color over another. */
export function mixed(color: string, percent: number, below: string): string {
  const lower = channels(below)
  const values = channels(color).map((value, at) =>
    Math.round((value * percent + (lower[at] ?? 0) * (100 - percent)) / 100),
  )
  return `rgb(${values.join(', ')})`
}
