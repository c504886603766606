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
import { encode } from './encode.ts'
import { digestsOf, readManifest, savePublic, writeManifest } from './manifest.ts'
import { posterSubjects } from './posterSubjects.ts'

const frames = Object.keys(posterFrames) as PosterFrame[]
const formats = Object.keys(posterFormats) as PosterFormat[]

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
      const pixels = await camera.decode(page, shot.png, width * dpr, height * dpr)
      savePublic(posterFile(subject, frame, format), await encode(pixels, format, POSTER_BYTES))
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
