import { NO_SCENE } from '../routes/table.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/grid.ts'
import { maxAspect } from '../theme/media.ts'

/** Window sizes of the posters in CSS pixels, one for each composition of the scenes. */
export const posterFrames = {
  wide: { width: 1600, height: 900 },
  tablet: { width: 768, height: 1024 },
  tall: { width: 400, height: 800 },
} as const

export type PosterFrame = keyof typeof posterFrames

/**
 * Device pixels per CSS pixel of each file, as many as POSTER_BYTES allow. Browsers take the first format
 * that they support. The largest ratio of a frame is a multiple of 1/4, which a browser's 32-bit float holds
 * exactly.
 */
export const posterFormats = {
  avif: { wide: 1.25, tablet: 1.5, tall: 2 },
  webp: { wide: 0.8, tablet: 1, tall: 1.25 },
} as const

export type PosterFormat = keyof typeof posterFormats

/**
 * Returns the device pixels per CSS pixel at which a poster is rendered: the largest ratio of its formats.
 */
export function dprOf(frame: PosterFrame): number {
  return Math.max(...Object.values(posterFormats).map((dprs) => dprs[frame]))
}

/** Largest size of one poster file in bytes. */
export const POSTER_BYTES = 40_000

/** A scene at one of its stations. */
export interface PosterSubject {
  scene: string
  /** Number of the station, see `scenes/facts.ts`. */
  station: number
}

/**
 * Returns the name of a poster: that of the scene at its first station, with the station's number at the
 * others.
 */
export function posterName({ scene, station }: PosterSubject): string {
  return station === 0 ? scene : `${scene}-${station}`
}

/** Returns the path of a poster file from the site's base. It is also the file's path under public/. */
export function posterFile(subject: PosterSubject, frame: PosterFrame, format: PosterFormat): string {
  return `/posters/${posterName(subject)}-${frame}.${format}`
}

/** An HTML element. The build writes it as markup, and the page creates it in the DOM. */
export interface ElementDescription {
  tag: 'div' | 'picture' | 'source' | 'img'
  attributes: Readonly<Record<string, string>>
  children: readonly ElementDescription[]
}

/** Frames of upright windows, the narrowest first, and the windows that show them. */
const upright = ['tall', 'tablet'] as const
const windows = { tall: maxAspect(TABLET_ASPECT), tablet: maxAspect(TALL_ASPECT) }
const formats = ['avif', 'webp'] as const

const describe = (
  tag: ElementDescription['tag'],
  attributes: ElementDescription['attributes'],
  children: readonly ElementDescription[] = [],
): ElementDescription => ({ tag, attributes, children })

/**
 * Describes the element of a poster, which loads with low priority, so that it never delays text. A page
 * without a scene has an empty element.
 *
 * @param base path of the site, with a slash at its end
 */
export function posterElement(subject: PosterSubject, base: string): ElementDescription {
  const root = base.slice(0, -1)
  const source = (frame: PosterFrame, address: string, type: string) =>
    describe('source', {
      ...(frame === 'wide' ? {} : { media: windows[frame] }),
      type: `image/${type}`,
      srcset: root + address,
    })
  const image = (src: string) =>
    describe('img', { src: root + src, alt: '', decoding: 'async', fetchpriority: 'low' })
  const attributes = { 'data-scene': subject.scene, 'data-poster': posterName(subject) }
  if (subject.scene === NO_SCENE) return describe('div', attributes)
  return describe('div', attributes, [
    // A browser takes the first source whose media and type fit.
    describe('picture', {}, [
      ...upright.flatMap((frame) =>
        formats.map((format) => source(frame, posterFile(subject, frame, format), format)),
      ),
      source('wide', posterFile(subject, 'wide', 'avif'), 'avif'),
      image(posterFile(subject, 'wide', 'webp')),
    ]),
  ])
}
