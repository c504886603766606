import { join } from 'node:path'
import type { Route } from '../../routes/table.ts'
import { shareFile } from '../../theme/openGraph.ts'
import { prepareFonts, type PreparedFont } from '../fonts.ts'
import { icons } from './icons.ts'
import { digest, digestOf, type IconFacts, type ShareFacts } from './manifest.ts'
import { shareStyle, shareWords } from './sharePage.ts'

const markDigest = () => digestOf('/mark.svg')

/** Returns what an icon would be made of now, and the digest of its file. */
export function iconParts(address: string): IconFacts {
  const icon = icons[address]
  if (!icon) throw new Error(`${address} is no icon of src/build/pictures/icons.ts`)
  return {
    mark: markDigest(),
    style: digest(JSON.stringify(icon)),
    file: digestOf(address),
  }
}

/** Returns what a share picture would be made of now, apart from its scene, and the digest of its file. */
export function shareParts(route: Route, fonts: readonly PreparedFont[]): Omit<ShareFacts, 'drawing'> {
  return {
    words: shareWords(route),
    mark: markDigest(),
    style: digest(shareStyle(route, fonts)),
    file: digestOf(shareFile(route.id)),
  }
}

/** Returns the fonts of share pictures. Takes seconds where the site has not been built yet. */
export function preparePictureFonts(): Promise<PreparedFont[]> {
  return prepareFonts(join(import.meta.dirname, '../../../node_modules/.cache/tidewright/fonts'))
}
