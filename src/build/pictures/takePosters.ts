import {
  dprOf,
  POSTER_BYTES,
  posterFile,
  posterFormats,
  posterFrames,
  posterName,
  type PosterFormat,
  type PosterFrame,
} from '../../theme/posters.ts'
import type { Camera } from './camera.ts'
import { encode, TooLargeError, type Pixels } from './encode.ts'
import { digestsOf, readManifest, savePublic, writeManifest } from './manifest.ts'
import { posterSubjects } from './posterSubjects.ts'

const frames = Object.keys(posterFrames) as PosterFrame[]
const formats = Object.keys(posterFormats) as PosterFormat[]

/** Scales of a poster, in the order in which they are tried. */
const SCALES = [1, 0.8, 0.64, 0.5] as const

/** Encodes the largest scale that fits into POSTER_BYTES. A picture of many thin lines does not fit at full size. */
async function encodeWithin(
  pixelsAt: (scale: number) => Promise<Pixels>,
  format: PosterFormat,
): Promise<Uint8Array> {
  for (const scale of SCALES) {
    try {
      return await encode(await pixelsAt(scale), format, POSTER_BYTES)
    } catch (error) {
      if (!(error instanceof TooLargeError) || scale === SCALES.at(-1)) throw error
    }
  }
  throw new TooLargeError('No scale was tried.')
}

/** Takes the posters of one frame: those whose scene or files have changed, or all of them. */
async function takeFrame(camera: Camera, frame: PosterFrame, all: boolean): Promise<void> {
  const { width, height } = posterFrames[frame]
  const page = await camera.open(width, height, dprOf(frame))
  for (const subject of posterSubjects) {
    const name = posterName(subject)
    const known = readManifest()[name]?.[frame]
    const files = JSON.stringify(digestsOf(subject, frame))
    const isStale = (drawing: string) =>
      all || known?.drawing !== drawing || JSON.stringify(known.files) !== files
    const shot = await camera.shoot(page, subject, isStale)
    if (!shot) continue
    for (const format of formats) {
      const dpr = posterFormats[format][frame]
      const pixelsAt = (scale: number) =>
        camera.decode(page, shot.png, Math.round(width * dpr * scale), Math.round(height * dpr * scale))
      savePublic(posterFile(subject, frame, format), await encodeWithin(pixelsAt, format))
    }
    const manifest = readManifest()
    const { drawing, time, focus } = shot
    manifest[name] = {
      ...manifest[name],
      [frame]: { drawing, time, focus, files: digestsOf(subject, frame) },
    }
    writeManifest(manifest)
  }
  await page.close()
}

/** Takes the posters of all scenes and stations: those whose scene or files have changed, or all of them. */
export async function takePosters(camera: Camera, all: boolean): Promise<void> {
  for (const frame of frames) await takeFrame(camera, frame, all)
}
