import { TALL_ASPECT } from './tokens.ts'

/**
 * The windows in which the posters are taken: CSS pixels, and device pixels for each. The tall one is shown where the
 * scenes take their tall composition.
 */
export const posterFrames = {
  wide: { width: 1600, height: 900, dpr: 1.2 },
  tall: { width: 400, height: 800, dpr: 2 },
} as const

export type PosterFrame = keyof typeof posterFrames

/** The best that a browser knows is taken, in this order. */
export const posterFormats = ['avif', 'webp'] as const

export type PosterFormat = (typeof posterFormats)[number]

/** Bytes of one poster at most. */
export const POSTER_BYTES = 40_000

/** Address of a poster from the site's root, which is its place under public/ too. */
export function posterFile(scene: string, frame: PosterFrame, format: PosterFormat): string {
  return `/posters/${scene}-${frame}.${format}`
}

/** Which poster a window shows. */
export function frameOf(width: number, height: number): PosterFrame {
  return width / height < TALL_ASPECT ? 'tall' : 'wide'
}
