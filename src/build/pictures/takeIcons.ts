import type { Camera } from './camera.ts'
import { changeOf } from './changes.ts'
import { encodeIco } from './ico.ts'
import { iconPage, icons, type Icon } from './icons.ts'
import { readIcons, savePublic, writeIcons } from './manifest.ts'
import { iconParts } from './parts.ts'

/** Returns the PNG of an icon in one of its sizes. */
async function draw(camera: Camera, icon: Icon, size: number): Promise<Buffer> {
  const page = await camera.open(size, size, 1)
  await camera.showDocument(page, iconPage(icon))
  const png = await page.screenshot({ omitBackground: icon.background === null })
  await page.close()
  return png
}

/** Draws the icons: those whose mark, style or file has changed, or all of them. */
export async function takeIcons(camera: Camera, all: boolean): Promise<void> {
  for (const [address, icon] of Object.entries(icons)) {
    if (!all && changeOf(readIcons()[address], iconParts(address)) === null) continue
    const pictures: { size: number; png: Buffer }[] = []
    for (const size of icon.sizes) pictures.push({ size, png: await draw(camera, icon, size) })
    const [first] = pictures
    savePublic(address, address.endsWith('.png') && first ? first.png : encodeIco(pictures))
    writeIcons({ ...readIcons(), [address]: iconParts(address) })
  }
}
