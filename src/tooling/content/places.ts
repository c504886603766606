/** Size of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

interface Place {
  /** Widths in pixels that the place takes on screens of one to three pixels per CSS pixel. */
  widths: readonly number[]
  /** Width of the narrowest original that is not blurred there. */
  narrowest: number
  /** Width by height of the place where it is flattest. Flatter pictures are cut at their sides. */
  ratio: number
}

/** Pixels of places that are as wide as the text. */
const WIDE = { widths: [480, 720, 960, 1280, 1680, 2160], narrowest: 720 }

/** Places of pictures, by the size of one or else the field that names it. */
export const PLACES: Readonly<Record<string, Place>> = {
  portrait: { widths: [96, 192, 288], narrowest: 288, ratio: 1 },
  picture: { widths: [320, 480, 640, 960, 1280], narrowest: 640, ratio: 3 / 2 },
  // Stories show a flat picture whole.
  pictures: { ...WIDE, ratio: Infinity },
  wide: { ...WIDE, ratio: 16 / 9 },
}

/** Says what a picture lacks that would be blurred at its place, or returns null. */
export function lackAt({ narrowest, ratio }: Place, { width, height }: Size): string | null {
  if (width < narrowest) return `is ${width} pixels wide; its place needs ${narrowest} or more`
  const lowest = Math.ceil(narrowest / ratio)
  if (height < lowest) return `is ${height} pixels high; its place needs ${lowest} or more`
  return null
}
