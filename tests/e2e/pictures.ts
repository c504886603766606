import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { contrast } from '../helpers/contrast.ts'

/** Hides the page, so that a screenshot shows the backdrop alone. */
export const hidePage = (page: Page) =>
  page.evaluate(() => void (document.getElementById('page')!.style.visibility = 'hidden'))

/**
 * Hides the page and the poster, and ends the fade of the canvas, so that a screenshot shows the scene alone.
 */
export async function showSceneAlone(page: Page): Promise<void> {
  await hidePage(page)
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#stage [data-poster]')?.style.setProperty('display', 'none')
    document.querySelector<HTMLElement>('#stage canvas')?.style.setProperty('animation', 'none')
  })
}

/** Returns the red, green and blue (0 to 255) of each pixel of a PNG, row by row. */
export const channelsOf = (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().raw().toBuffer()

/** Returns the share of a PNG's pixels whose brightest channel is above `threshold` (0 to 255). */
export async function brightShare(png: Buffer, threshold: number): Promise<number> {
  const channels = await channelsOf(png)
  const isBright = (at: number) => channels.subarray(at, at + 3).some((value) => value > threshold)
  return channels.filter((_, at) => at % 3 === 0 && isBright(at)).length / (channels.length / 3)
}

/**
 * Returns the height of the largest gap in a PNG, between rows that show something: the share of its height.
 */
export async function emptyShare(png: Buffer, threshold: number): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let [longest, gap] = [0, 0]
  for (let row = 0; row < info.height; row += 1) {
    const pixels = data.subarray(row * info.width * 3, (row + 1) * info.width * 3)
    gap = pixels.some((value) => value > threshold) ? 0 : gap + 1
    longest = Math.max(longest, gap)
  }
  return longest / info.height
}

/** Returns the path of the poster on the screen, or an empty string until it is loaded and shown. */
export const shownFile = (page: Page): Promise<string> =>
  page
    .locator('#stage [data-poster]:not([data-leaving]) picture:last-child img')
    .evaluate(async (image: HTMLImageElement) => {
      const { opacity } = getComputedStyle(image.parentElement!)
      if (!image.complete || image.naturalWidth === 0 || opacity !== '1') return ''
      await image.decode()
      return new URL(image.currentSrc).pathname
    })

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

/**
 * Contrast of what is drawn on a flat background with that background, in a picture of both: of the hundredth
 * of the pixels with the highest. 1 if nothing is visible.
 */
export async function contrastIn(png: Buffer): Promise<number> {
  const channels = await channelsOf(png)
  const pixels = Array.from(
    { length: channels.length / 3 },
    (_, at) => `rgb(${channels.subarray(at * 3, at * 3 + 3).join(', ')})`,
  )
  const counts = Map.groupBy(pixels, (color) => color)
  const [background = ''] = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0),
  )
  // The edges of letters are mixed with the background, and thin letters fully color few pixels.
  const ratios = [...counts].flatMap(([color, { length }]) =>
    Array<number>(length).fill(contrast(color, background)),
  )
  return ratios.toSorted((a, b) => b - a)[Math.floor(ratios.length / 100)] ?? 1
}
