import { servedRoutes } from '../../routes/served.ts'
import { SHARE_BYTES, SHARE_SIZE, shareFile } from '../../theme/openGraph.ts'
import type { Camera } from './camera.ts'
import { changeOf } from './changes.ts'
import { fitQuality } from './encode.ts'
import { readShares, savePublic, writeShares } from './manifest.ts'
import { preparePictureFonts, shareParts } from './parts.ts'
import { sharePage } from './sharePage.ts'

/** Maximum quality of JPEG files. Above it no difference is visible. */
const MAX_QUALITY = 90

/** Takes the share pictures of routes: those whose scene, words, mark, style or file have changed, or all of them. */
export async function takeShares(camera: Camera, all: boolean): Promise<void> {
  const fonts = await preparePictureFonts()
  const page = await camera.open(SHARE_SIZE.width, SHARE_SIZE.height, 1)
  for (const route of servedRoutes.filter(({ indexed }) => indexed)) {
    const parts = () => shareParts(route, fonts)
    const isStale = (drawing: string) =>
      all || changeOf(readShares()[route.id], { drawing, ...parts() }) !== null
    const shot = await camera.shoot(page, { scene: route.scene, station: 0 }, isStale)
    if (!shot) continue
    await camera.showDocument(page, sharePage(route, fonts, shot.png))
    savePublic(
      shareFile(route.id),
      await fitQuality((quality) => page.screenshot({ type: 'jpeg', quality }), SHARE_BYTES, MAX_QUALITY),
    )
    writeShares({ ...readShares(), [route.id]: { drawing: shot.drawing, ...parts() } })
  }
  await page.close()
}
