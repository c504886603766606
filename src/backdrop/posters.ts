import { NO_SCENE } from '../routes/table.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/grid.ts'
import { maxAspect } from '../theme/media.ts'

/**
 * Window sizes of the posters in CSS pixels, one for each layout of the scenes, and device pixels per
 * CSS pixel of their files: multiples of 1/4, which a browser's 32-bit float holds exactly.
 */
export const posterFrames = {
  wide: { width: 1600, height: 900, dpr: 1.25 },
  tablet: { width: 768, height: 1024, dpr: 1.5 },
  tall: { width: 400, height: 800, dpr: 2 },
} as const

export type PosterFrame = keyof typeof posterFrames

/** Largest size of one poster file in bytes. */
export const POSTER_BYTES = 40_000

/** A scene at one of its keyframes. */
export interface PosterSubject {
  scene: string
  /** Number of the keyframe, see `scenes/facts.ts`. */
  keyframe: number
}

/**
 * Returns the name of a poster: that of the scene at its first keyframe, with the keyframe's number at the
 * others.
 */
export function posterName({ scene, keyframe }: PosterSubject): string {
  return keyframe === 0 ? scene : `${scene}-${keyframe}`
}

/** Returns the path of a poster file from the site's base. It is also the file's path under public/. */
export function posterFile(subject: PosterSubject, frame: PosterFrame): string {
  return `/posters/${posterName(subject)}-${frame}.avif`
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
  const attributes = { 'data-scene': subject.scene, 'data-poster': posterName(subject) }
  if (subject.scene === NO_SCENE) return describe('div', attributes)
  const sources = upright.map((frame) =>
    describe('source', { media: windows[frame], srcset: root + posterFile(subject, frame) }),
  )
  const src = root + posterFile(subject, 'wide')
  const image = describe('img', { src, alt: '', decoding: 'async', fetchpriority: 'low' })
  // A browser takes the first source whose media fit.
  return describe('div', attributes, [describe('picture', {}, [...sources, image])])
}
