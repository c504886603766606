/** Elements that a mark may draw with. Each draws the same inside a symbol as in the file. */
export const drawnElements: ReadonlySet<string> = new Set([
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
])

/** Attributes that decide how these elements look. */
export const drawnAttributes: ReadonlySet<string> = new Set(
  `id viewBox d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height transform pathLength
  fill fill-rule fill-opacity opacity clip-path clip-rule clipPathUnits
  stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray stroke-dashoffset
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  vector-effect shape-rendering paint-order color-interpolation`.split(/\s+/),
)

/** Attributes whose value is a color. */
export const colorAttributes: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color'])

/** Returns whether an attribute draws nothing: names of editors, and hooks for scripts and styles. */
export function dropped(name: string): boolean {
  return /^(xmlns|version|baseProfile|class|role|enable-background|preserveAspectRatio|(data|aria)-.*|.*:.*)$/.test(
    name,
  )
}

/** Returns the id in `url(#id)`, or null for any other value. */
export function referenceOf(value: string): string | null {
  return /^\s*url\(\s*["']?#([^"')\s]+)["']?\s*\)\s*$/.exec(value)?.[1] ?? null
}
