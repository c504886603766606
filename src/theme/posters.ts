import { TABLET_ASPECT, TALL_ASPECT } from './grid.ts'
import { maxAspect } from './layout.ts'

/** Window sizes of the posters in CSS pixels, one for each composition of the scenes. */
export const posterFrames = {
  wide: { width: 1600, height: 900 },
  tablet: { width: 768, height: 1024 },
  tall: { width: 400, height: 800 },
} as const

export type PosterFrame = keyof typeof posterFrames

/**
 * Device pixels per CSS pixel of each file, as many as POSTER_BYTES allow. Browsers take the first format that they
 * support. The largest ratio of a frame is a multiple of 1/4, which a browser's 32-bit float holds exactly.
 */
export const posterFormats = {
  avif: { wide: 1.25, tablet: 1.5, tall: 2 },
  webp: { wide: 0.8, tablet: 1, tall: 1.25 },
} as const

export type PosterFormat = keyof typeof posterFormats

/** Returns the device pixels per CSS pixel at which a poster is rendered: the largest ratio of its formats. */
export function dprOf(frame: PosterFrame): number {
  return Math.max(...Object.values(posterFormats).map((dprs) => dprs[frame]))
}

/** Largest size of one poster file in bytes. */
export const POSTER_BYTES = 40_000

/** A scene at one of its stations. */
export interface PosterSubject {
  scene: string
  /** Number of the station, see `stations.ts`. */
  station: number
}

/** Returns the name of a poster: that of the scene at its first station, with the station's number at the others. */
export function posterName({ scene, station }: PosterSubject): string {
  return station === 0 ? scene : `${scene}-${station}`
}

/** Returns the path of a poster file from the site's base. It is also the file's path under public/. */
export function posterFile(subject: PosterSubject, frame: PosterFrame, format: PosterFormat): string {
  return `/posters/${posterName(subject)}-${frame}.${format}`
}

/** Returns the frame of the poster that a window of `width` x `height` CSS pixels shows. */
export function frameOf(width: number, height: number): PosterFrame {
  const aspect = width / height
  return aspect < TABLET_ASPECT ? 'tall' : aspect < TALL_ASPECT ? 'tablet' : 'wide'
}

/** An HTML element. The build writes it as markup, and the page creates it in the DOM. */
export interface ElementDescription {
  tag: 'picture' | 'source' | 'img'
  attributes: Readonly<Record<string, string>>
  children: readonly ElementDescription[]
}

/**
 * Describes the picture element of a poster. It loads with low priority, so that it never delays text.
 *
 * @param base path of the site, with a slash at its end
 */
export function posterPicture(subject: PosterSubject, base: string): ElementDescription {
  const address = (frame: PosterFrame, format: PosterFormat) =>
    base.slice(0, -1) + posterFile(subject, frame, format)
  const source = (frame: PosterFrame, format: PosterFormat, media: string | null): ElementDescription => ({
    tag: 'source',
    attributes: {
      ...(media === null ? {} : { media }),
      type: `image/${format}`,
      srcset: address(frame, format),
    },
    children: [],
  })
  const image: ElementDescription = {
    tag: 'img',
    attributes: {
      src: address('wide', 'webp'),
      alt: '',
      decoding: 'async',
      fetchpriority: 'low',
    },
    children: [],
  }
  // A browser takes the first source whose media and type fit.
  return {
    tag: 'picture',
    attributes: { 'data-scene': subject.scene, 'data-poster': posterName(subject) },
    children: [
      source('tall', 'avif', maxAspect(TABLET_ASPECT)),
      source('tall', 'webp', maxAspect(TABLET_ASPECT)),
      source('tablet', 'avif', maxAspect(TALL_ASPECT)),
      source('tablet', 'webp', maxAspect(TALL_ASPECT)),
      source('wide', 'avif', null),
      image,
    ],
  }
}

/** One entry of posters.json, written by `npm run pictures`. */
interface PosterFacts {
  /** The moment that the poster shows, in seconds of the scene's own time. */
  time: number
  /** The camera's vanishing point in percent of the picture, used as `object-position` in a window of another shape. */
  focus: readonly [x: number, y: number]
}

/** By the poster's name. */
export type PosterManifest = Record<string, Partial<Record<PosterFrame, PosterFacts>>>
