import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
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

/** Returns the red, green and blue (0 to 255) of each pixel of a PNG, row by row. */
export const channelsOf = (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().raw().toBuffer()

/** Returns the brightest channel of each pixel of a PNG. */
async function brightnessOf(png: Buffer): Promise<number[]> {
  const channels = await channelsOf(png)
  return Array.from({ length: channels.length / 3 }, (_, at) =>
    Math.max(...channels.subarray(at * 3, at * 3 + 3)),
  )
}

/** Returns the share of a PNG's pixels whose brightest channel is above `threshold` (0 to 255). */
export async function brightShare(png: Buffer, threshold: number): Promise<number> {
  const pixels = await brightnessOf(png)
  return pixels.filter((brightness) => brightness > threshold).length / pixels.length
}

/** Returns the backdrop's brightness (0 to 255) in a grid of 32 by 20 cells, in which small motion hardly shows. */
export async function brightnessGrid(page: Page): Promise<number[]> {
  await showSceneAlone(page)
  return brightnessOf(
    await sharp(await firstScreenshot(page))
      .resize(32, 20, { fit: 'fill' })
      .png()
      .toBuffer(),
  )
}

/** Takes a screenshot once the first frame has come from the worker to the screen. */
export async function firstScreenshot(page: Page): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0)
  await expect
    .poll(async () => {
      picture = await page.screenshot()
      return brightShare(picture, 90)
    })
    .toBeGreaterThan(0.002)
  return picture
}

/** Returns the mean difference of two grids. */
export const meanDifference = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / some.length

/** Returns the color of each pixel of a PNG as `rgb(r, g, b)`, row by row. */
export async function pixelsOf(png: Buffer): Promise<string[]> {
  const channels = await channelsOf(png)
  return Array.from(
    { length: channels.length / 3 },
    (_, at) => `rgb(${channels.subarray(at * 3, at * 3 + 3).join(', ')})`,
  )
}

/**
 * Contrast of what is drawn on a flat background with that background, in a picture of both: of the hundredth of the
 * pixels with the highest. 1 if nothing is visible.
 */
export async function contrastIn(png: Buffer): Promise<number> {
  const pixels = await pixelsOf(png)
  const counts = Map.groupBy(pixels, (color) => color)
  const [background = ''] = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0),
  )
  // The edges of letters are mixed with the background, and thin letters fully color few pixels.
  const contrasts = pixels.map((color) => contrast(color, background)).toSorted((a, b) => b - a)
  return contrasts[Math.floor(contrasts.length / 100)] ?? 1
}
