import { servedRoutes } from '../../routes/served.ts'
import {
  dprOf,
  posterFile,
  posterFrames,
  posterName,
  type PosterFormat,
  type PosterFrame,
} from '../../theme/posters.ts'
import { SHARE_SIZE, shareFile } from '../../theme/openGraph.ts'
import { MarkError } from '../mark/checkMark.ts'
import { readMark } from '../mark/mark.ts'
import { changeOf } from './changes.ts'
import { icons } from './icons.ts'
import { digestsOf, readIcons, readManifest, readShares } from './manifest.ts'
import { iconParts, preparePictureFonts, shareParts } from './parts.ts'
import { posterSubjects } from './posterSubjects.ts'
import type { DrawingOf } from './withDrawings.ts'

/** A picture's address, and why it has to be made again or null. */
type Change = readonly [address: string, reason: string | null]

function iconChanges(): Change[] {
  const known = readIcons()
  return Object.keys(icons).map((address) => [address, changeOf(known[address], iconParts(address))])
}

async function shareChanges(drawingOf: DrawingOf | null): Promise<Change[]> {
  const fonts = await preparePictureFonts()
  const known = readShares()
  const changes: Change[] = []
  for (const route of servedRoutes.filter(({ indexed }) => indexed)) {
    const drawing =
      drawingOf && (await drawingOf({ scene: route.scene, station: 0 }, { ...SHARE_SIZE, dpr: 1 }))
    const parts = { ...shareParts(route, fonts), ...(drawing === null ? {} : { drawing }) }
    changes.push([shareFile(route.id), changeOf(known[route.id], parts)])
  }
  return changes
}

async function posterChanges(drawingOf: DrawingOf | null): Promise<Change[]> {
  const manifest = readManifest()
  const changes: Change[] = []
  for (const subject of posterSubjects)
    for (const frame of Object.keys(posterFrames) as PosterFrame[]) {
      const known = manifest[posterName(subject)]?.[frame]
      const drawing = drawingOf && (await drawingOf(subject, { ...posterFrames[frame], dpr: dprOf(frame) }))
      for (const [format, file] of Object.entries(digestsOf(subject, frame)) as [PosterFormat, string][]) {
        const recorded = known && { drawing: known.drawing, file: known.files[format] }
        const parts = drawing === null ? { file } : { drawing, file }
        changes.push([posterFile(subject, frame, format), changeOf(recorded, parts)])
      }
    }
  return changes
}

function markProblems(): string[] {
  try {
    readMark()
    return []
  } catch (error) {
    if (!(error instanceof MarkError)) throw error
    return error.message.split('\n')
  }
}

/**
 * Returns one line for each fault of the mark and for each picture that `npm run pictures` would make again. Without
 * `drawingOf` it does not notice changes of scenes, and needs no scene to be loaded.
 */
export async function stalePictures(drawingOf: DrawingOf | null): Promise<string[]> {
  const changes = [...iconChanges(), ...(await shareChanges(drawingOf)), ...(await posterChanges(drawingOf))]
  const lines = changes.flatMap(([address, reason]) =>
    reason === null ? [] : [`public${address} ${reason}; run npm run pictures`],
  )
  return [...markProblems(), ...lines]
}
