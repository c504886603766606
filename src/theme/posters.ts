import { maxAspect } from './layout.ts'
import { TABLET_ASPECT, TALL_ASPECT } from './tokens.ts'

/** The windows in which the posters are taken, one for each composition of the scenes: CSS pixels. */
export const posterFrames = {
  wide: { width: 1600, height: 900 },
  tablet: { width: 768, height: 1024 },
  tall: { width: 400, height: 800 },
} as const

export type PosterFrame = keyof typeof posterFrames

/**
 * The first that a browser knows is taken. Device pixels for each CSS pixel, as many as POSTER_BYTES allow. The most of
 * each frame is a whole number of quarters: browsers keep the ratio as a 32-bit float.
 */
export const posterFormats = {
  avif: { wide: 1.25, tablet: 1.5, tall: 2 },
  webp: { wide: 0.8, tablet: 1, tall: 1.25 },
} as const

export type PosterFormat = keyof typeof posterFormats

/** Device pixels for each CSS pixel in which a poster is taken: as many as its best format has. */
export function dprOf(frame: PosterFrame): number {
  return Math.max(...Object.values(posterFormats).map((dprs) => dprs[frame]))
}

/** Bytes of one poster at most. */
export const POSTER_BYTES = 40_000

/** Address of a poster from the site's root, which is its place under public/ too. */
export function posterFile(scene: string, frame: PosterFrame, format: PosterFormat): string {
  return `/posters/${scene}-${frame}.${format}`
}

/** Which poster a window shows. */
export function frameOf(width: number, height: number): PosterFrame {
  const aspect = width / height
  return aspect < TABLET_ASPECT ? 'tall' : aspect < TALL_ASPECT ? 'tablet' : 'wide'
}

interface PosterSource {
  /** Null for every window that no earlier source has taken. */
  media: string | null
  type: `image/${PosterFormat}`
  srcset: string
}

/** Attributes of a scene's picture element: its sources in order, and the image for browsers that take none of them. */
export function posterPicture(scene: string): { sources: readonly PosterSource[]; src: string } {
  const source = (media: string | null, frame: PosterFrame, format: PosterFormat): PosterSource => ({
    media,
    type: `image/${format}`,
    srcset: posterFile(scene, frame, format),
  })
  return {
    sources: [
      source(maxAspect(TABLET_ASPECT), 'tall', 'avif'),
      source(maxAspect(TABLET_ASPECT), 'tall', 'webp'),
      source(maxAspect(TALL_ASPECT), 'tablet', 'avif'),
      source(maxAspect(TALL_ASPECT), 'tablet', 'webp'),
      source(null, 'wide', 'avif'),
    ],
    src: posterFile(scene, 'wide', 'webp'),
  }
}

/** What is known of one poster, written by `npm run posters`. */
interface PosterFacts {
  /** Name of all that decides how the scene's frame looks; another name means that the poster is out of date. */
  drawing: string
  /** Seconds of the scene's own time. */
  time: number
  /** The camera's vanishing point, in percent of the picture: there it is anchored in a window of another shape. */
  focus: readonly [x: number, y: number]
  /** Digest of each file. */
  files: Record<PosterFormat, string>
}

export type PosterManifest = Record<string, Partial<Record<PosterFrame, PosterFacts>>>
