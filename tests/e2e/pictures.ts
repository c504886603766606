import { expect, type Page } from 'playwright/test'
import { contrast } from '../helpers/contrast.ts'

/** Hides the page and the poster, and ends the fade of the canvas, so that a screenshot shows the scene alone. */
export async function showSceneAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('page')!.style.visibility = 'hidden'
    document.querySelector<HTMLElement>('#stage [data-poster]')?.style.setProperty('visibility', 'hidden')
    document.querySelector<HTMLElement>('#stage canvas')?.style.setProperty('animation', 'none')
  })
}

/** Shows the page again after `showSceneAlone`. */
export async function showPage(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('page')?.style.removeProperty('visibility'))
}

/** Returns the share of a PNG's pixels whose brightest channel is above `threshold` (0 to 255). */
export async function brightShare(page: Page, png: Buffer, threshold: number): Promise<number> {
  return page.evaluate(
    async ({ data, above }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
      let bright = 0
      for (let at = 0; at < pixels.length; at += 4) {
        if (Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > above) bright += 1
      }
      return bright / (pixels.length / 4)
    },
    { data: png.toString('base64'), above: threshold },
  )
}

/** Returns the backdrop's brightness (0 to 255) in a grid of 32 by 20 cells, in which small motion hardly shows. */
export async function brightnessGrid(page: Page): Promise<number[]> {
  await showSceneAlone(page)
  const png = await firstScreenshot(page)
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(32, 20).getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, 32, 20)
    const { data: pixels } = context.getImageData(0, 0, 32, 20)
    return Array.from({ length: 640 }, (_, at) => Math.max(...pixels.subarray(at * 4, at * 4 + 3)))
  }, png.toString('base64'))
}

/** Takes a screenshot once the first frame has come from the worker to the screen. */
export async function firstScreenshot(page: Page): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0)
  await expect
    .poll(async () => {
      picture = await page.screenshot()
      return brightShare(page, picture, 90)
    })
    .toBeGreaterThan(0.002)
  return picture
}

/** Returns the mean difference of two grids. */
export const meanDifference = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / some.length

/** Returns the color of each pixel of a PNG as `rgb(r, g, b)`, row by row. */
export async function pixelsOf(page: Page, png: Buffer): Promise<string[]> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
    return Array.from(
      { length: pixels.length / 4 },
      (_, at) => `rgb(${pixels.subarray(at * 4, at * 4 + 3).join(', ')})`,
    )
  }, png.toString('base64'))
}

/**
 * Contrast of what is drawn on a flat background with that background, in a picture of both: of the hundredth of the
 * pixels with the highest. 1 if nothing is visible.
 */
export async function contrastIn(page: Page, png: Buffer): Promise<number> {
  const pixels = await pixelsOf(page, png)
  const counts = Map.groupBy(pixels, (color) => color)
  const [background = ''] = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0),
  )
  // The edges of letters are mixed with the background, and thin letters fully color few pixels.
  const contrasts = pixels.map((color) => contrast(color, background)).toSorted((a, b) => b - a)
  return contrasts[Math.floor(contrasts.length / 100)] ?? 1
}
