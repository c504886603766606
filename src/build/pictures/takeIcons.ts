import type { Page } from 'playwright'
import { readMark } from '../mark/mark.ts'
import type { Camera } from './camera.ts'
import { changeOf } from './changes.ts'
import { encodeIco } from './ico.ts'
import { icons, type Icon } from './icons.ts'
import { readIcons, savePublic, writeIcons } from './manifest.ts'
import { iconParts } from './parts.ts'

/** Returns the PNG of an icon in one of its sizes. */
async function draw(page: Page, mark: string, icon: Icon, size: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ svg, share, background, side }) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      // Read often, a canvas is drawn without the GPU, whose edges of shapes have fewer shades.
      const context = canvas.getContext('2d', { alpha: background === null, willReadFrequently: true })
      if (!context) throw new Error('The browser has no 2D context')
      context.fillStyle = background ?? 'transparent'
      context.fillRect(0, 0, side, side)
      const length = share * side
      const start = (side - length) / 2
      context.drawImage(image, start, start, length, length)
      return canvas.toDataURL('image/png')
    },
    { svg: mark, share: icon.mark, background: icon.background, side: size },
  )
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

/** Draws the icons: those whose mark, style or file has changed, or all of them. */
export async function takeIcons(camera: Camera, all: boolean): Promise<void> {
  const page = await camera.open(512, 512, 1)
  for (const [address, icon] of Object.entries(icons)) {
    if (!all && changeOf(readIcons()[address], iconParts(address)) === null) continue
    const pictures: { size: number; png: Buffer }[] = []
    for (const size of icon.sizes) pictures.push({ size, png: await draw(page, readMark(), icon, size) })
    const [first] = pictures
    savePublic(address, address.endsWith('.png') && first ? first.png : encodeIco(pictures))
    writeIcons({ ...readIcons(), [address]: iconParts(address) })
  }
  await page.close()
}
