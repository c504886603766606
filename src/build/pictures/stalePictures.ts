import { routes, routeScenes } from '../../routes/table.ts'
import {
  posterFile,
  posterFormats,
  posterFrames,
  type PosterFormat,
  type PosterFrame,
} from '../../theme/posters.ts'
import { shareFile } from '../../theme/share.ts'
import { MarkError } from '../mark/checkMark.ts'
import { readMark } from '../mark/mark.ts'
import { changeOf } from './changes.ts'
import { icons } from './icons.ts'
import { digestOf, readIcons, readManifest, readShares } from './manifest.ts'
import { iconParts, preparePictureFonts, shareParts } from './parts.ts'

/** Pairs of a picture's address and why it has to be made again. */
type Change = readonly [address: string, reason: string | null]

function iconChanges(): Change[] {
  const known = readIcons()
  return Object.keys(icons).map((address) => [address, changeOf(known[address], iconParts(address))])
}

async function shareChanges(): Promise<Change[]> {
  const fonts = await preparePictureFonts()
  const known = readShares()
  return routes
    .filter(({ indexed }) => indexed)
    .map((route) => [shareFile(route.id), changeOf(known[route.id], shareParts(route, fonts))])
}

function posterChanges(): Change[] {
  const manifest = readManifest()
  const change = (scene: string, frame: PosterFrame, format: PosterFormat): Change => {
    const address = posterFile(scene, frame, format)
    const file = manifest[scene]?.[frame]?.files[format]
    return [address, changeOf(file === undefined ? undefined : { file }, { file: digestOf(address) })]
  }
  const frames = Object.keys(posterFrames) as PosterFrame[]
  const formats = Object.keys(posterFormats) as PosterFormat[]
  return routeScenes.flatMap((scene) =>
    frames.flatMap((frame) => formats.map((format) => change(scene, frame, format))),
  )
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

/** Returns one line for each fault of the mark and each picture that `npm run pictures` would make again. */
export async function stalePictures(): Promise<string[]> {
  const changes = [...iconChanges(), ...(await shareChanges()), ...posterChanges()]
  const lines = changes.flatMap(([address, reason]) =>
    reason === null ? [] : [`public${address} ${reason}; run npm run pictures`],
  )
  return [...markProblems(), ...lines]
}
