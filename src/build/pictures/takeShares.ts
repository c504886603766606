import { join } from 'node:path'
import { routes } from '../../routes/table.ts'
import { SHARE_BYTES, SHARE_SIZE, shareFile } from '../../theme/share.ts'
import { prepareFonts } from '../fonts.ts'
import type { Camera } from './camera.ts'
import { fitQuality } from './encode.ts'
import { configOfPictures, digestOf, readShares, savePublic, writeShares } from './manifest.ts'
import { sharePage, shareWords } from './sharePage.ts'

/** Maximum quality of JPEG files. Above it no difference is visible. */
const MAX_QUALITY = 90

/** Takes the share pictures of routes: those whose scene, words or file have changed, or all of them. */
export async function takeShares(camera: Camera, all: boolean): Promise<void> {
  const config = configOfPictures()
  const fonts = await prepareFonts(join(import.meta.dirname, '../../../node_modules/.cache/tidewright/fonts'))
  const page = await camera.open(SHARE_SIZE.width, SHARE_SIZE.height, 1)
  for (const route of routes.filter(({ indexed }) => indexed)) {
    const address = shareFile(route.id)
    const words = shareWords(config, route)
    const known = readShares()[route.id]
    const isStale = (drawing: string) =>
      all ||
      known?.drawing !== drawing ||
      known.words.join('\n') !== words.join('\n') ||
      known.file !== digestOf(address)
    const shot = await camera.shoot(page, route.scene, isStale)
    if (!shot) continue
    await camera.showDocument(page, sharePage(config, route, fonts, shot.png))
    savePublic(
      address,
      await fitQuality((quality) => page.screenshot({ type: 'jpeg', quality }), SHARE_BYTES, MAX_QUALITY),
    )
    writeShares({ ...readShares(), [route.id]: { drawing: shot.drawing, words, file: digestOf(address) } })
  }
  await page.close()
}
