import type { Page } from 'playwright/test'
import { posterFrames, type PosterFrame } from '../../src/backdrop/posters.ts'
import { openingPoster } from '../helpers/content.ts'
import { animationsEnd, expect, openPage, playScenes, scenePages, test } from './fixtures.ts'
import { channelsOf, hidePage, shownFile } from './pictures.ts'

const frames = Object.keys(posterFrames) as PosterFrame[]

test.use({ fades: true })

/**
 * Opens a page for whose scene no time passes, so that obstacles and light do not begin, and waits until its
 * frame has faded in over the poster. The scene runs in the page: a frame that a worker has drawn reaches the
 * screen later, and a screenshot can miss it.
 */
async function openStopped(page: Page, path: string): Promise<void> {
  await playScenes(page)
  await page.addInitScript(() => {
    const request = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => request(() => callback(0))
  })
  await page.goto(`${path}?backdrop=page`)
  await hidePage(page)
  await expect(page.locator('#backdrop canvas[data-shown]')).toHaveCount(1)
  await animationsEnd(page)
}

/**
 * Largest mean difference of the poster and of the fade from the scene, as a share of what the scene adds to
 * the page.
 */
const JUMP = 0.3

/**
 * Mean difference of a channel (0 to 255) over all pixels, and the share of the pixels of which a channel
 * differs by more than 24.
 */
async function differenceOf(one: Buffer, other: Buffer) {
  const [a, b] = [await channelsOf(one), await channelsOf(other)]
  const apart = Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)))
  const changed = a.filter((_, at) => at % 3 === 0 && Math.max(...apart.slice(at, at + 3)) > 24)
  return {
    mean: apart.reduce((sum, value) => sum + value, 0) / a.length,
    share: changed.length / (a.length / 3),
  }
}

/** Fades the canvas in again, and stops the fade at `share` (0 to 1) of its duration. */
async function holdFade(page: Page, share: number): Promise<void> {
  const held = await page.evaluate((at) => {
    const stage = document.getElementById('stage')!
    const canvas = stage.querySelector('canvas')!
    canvas.removeAttribute('data-shown')
    void canvas.offsetWidth
    canvas.setAttribute('data-shown', '')
    const fades = stage
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline === document.timeline)
    for (const fade of fades) {
      fade.pause()
      fade.currentTime = at * Number(fade.effect!.getComputedTiming().duration)
    }
    return fades.length
  }, share)
  // Those of the canvas, of the still over it, and of the stage.
  expect(held).toBe(3)
}

for (const { id, path, scene } of scenePages)
  for (const frame of frames)
    test(
      `${scene} fades in over its ${frame} poster without a visible jump`,
      { tag: '@deep' },
      async ({ page, context }) => {
        await page.setViewportSize(posterFrames[frame])
        await openPage(page, path)
        await hidePage(page)
        await expect.poll(() => shownFile(page)).toBe(`/posters/${openingPoster(id)}-${frame}.avif`)
        const poster = await page.screenshot()
        await page.evaluate(() => document.querySelector('#stage [data-poster]')!.remove())
        const nothing = await page.screenshot()

        const live = await context.newPage()
        await live.setViewportSize(posterFrames[frame])
        await openStopped(live, path)
        const moving = await live.screenshot()
        await expect.poll(() => shownFile(live)).not.toBe('')
        await holdFade(live, 0.5)
        const halfway = await live.screenshot()

        // Relative to the whole scene, since two dark pictures differ little whatever they show.
        const { mean: whole } = await differenceOf(nothing, moving)
        for (const picture of [poster, halfway]) {
          const { mean, share } = await differenceOf(picture, moving)
          expect(share).toBeLessThan(0.01)
          expect(mean).toBeLessThan(whole * JUMP)
        }
      },
    )
