import type { Page } from 'playwright/test'
import manifest from '../../src/theme/posters.json' with { type: 'json' }
import { posterFrames, type PosterFrame } from '../../src/theme/posters.ts'
import { expect, hydrated, remember, scenePages, test } from './fixtures.ts'

const frames = Object.keys(posterFrames) as PosterFrame[]

/** Hides the page, so that a picture holds the backdrop alone. */
async function backdropAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('page')!.style.visibility = 'hidden'
  })
}

/** The poster as the browser has chosen and decoded it. */
async function posterShown(page: Page): Promise<{ file: string; width: number; height: number }> {
  const image = page.locator('#stage picture img')
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).not.toBe(0)
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const { currentSrc, naturalWidth: width, naturalHeight: height } = element
    return { file: new URL(currentSrc).pathname, width, height }
  })
}

/** Opens a page whose scene stops at `time` seconds, and waits until that frame covers its poster. */
async function openStopped(page: Page, path: string, time: number): Promise<void> {
  await remember(page, 'play')
  await page.goto(`${path}?time=${time}`)
  await backdropAlone(page)
  await expect(page.locator(`#backdrop[data-time="${time}"] canvas[data-shown]`)).toHaveCount(1, {
    timeout: 45_000,
  })
  await page.evaluate(() =>
    Promise.all(
      document
        .getElementById('stage')!
        .getAnimations({ subtree: true })
        .map(({ finished }) => finished),
    ),
  )
}

/** Share of all that a scene adds to the page by which its poster, and the fade between both, may differ from it. */
const JUMP = 0.3

interface Difference {
  /** Of a channel, 0 to 255, over all pixels. */
  mean: number
  /** Pixels of which a channel differs by more than 24. */
  share: number
}

async function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<Difference> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0)!)
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      let sum = 0
      let changed = 0
      for (let at = 0; at < a!.length; at += 4) {
        const apart = [0, 1, 2].map((channel) => Math.abs(a![at + channel]! - b![at + channel]!))
        sum += apart[0]! + apart[1]! + apart[2]!
        if (Math.max(...apart) > 24) changed += 1
      }
      return { mean: sum / (a!.length * 0.75), share: changed / (a!.length / 4) }
    },
    [one.toString('base64'), other.toString('base64')],
  )
}

/** Fades the canvas in once more, and holds it at `share` of the way. */
async function holdFade(page: Page, share: number): Promise<void> {
  const held = await page.evaluate((at) => {
    const stage = document.getElementById('stage')!
    const canvas = stage.querySelector('canvas')!
    canvas.removeAttribute('data-shown')
    void canvas.offsetWidth
    canvas.setAttribute('data-shown', '')
    const fades = stage.getAnimations({ subtree: true })
    for (const fade of fades) {
      fade.pause()
      fade.currentTime = at * Number(fade.effect!.getComputedTiming().duration)
    }
    return fades.length
  }, share)
  expect(held).toBe(2)
}

for (const { path, scene } of scenePages) {
  for (const frame of frames) {
    const { width, height } = posterFrames[frame]
    const { time } = manifest[scene][frame]

    test.describe(`${scene}, ${frame}`, () => {
      test.use({ viewport: { width, height } })

      test('comes over its poster without a jump', async ({ page, context }) => {
        test.setTimeout(120_000)
        await page.goto(path)
        await hydrated(page)
        await backdropAlone(page)
        const { file } = await posterShown(page)
        expect(file).toBe(`/posters/${scene}-${frame}.avif`)
        const still = await page.screenshot()
        await page.evaluate(() => document.querySelector('#stage picture')!.remove())
        const nothing = await page.screenshot()

        const live = await context.newPage()
        await openStopped(live, path, time)
        const moving = await live.screenshot()
        await posterShown(live)
        await holdFade(live, 0.5)
        const halfway = await live.screenshot()

        // What the whole scene amounts to is the measure: a dark page differs little from anything.
        const { mean: whole } = await differenceOf(page, nothing, moving)
        for (const picture of [still, halfway]) {
          const { mean, share } = await differenceOf(page, picture, moving)
          expect(share).toBeLessThan(0.01)
          expect(mean).toBeLessThan(whole * JUMP)
        }
      })
    })
  }

  test(`${scene} is the same picture at every visit, to the byte, and another at another time`, async ({
    page,
  }) => {
    await page.setViewportSize(posterFrames.tall)
    await openStopped(page, path, 3)
    const first = await page.screenshot()
    await openStopped(page, path, 3.5)
    expect((await page.screenshot()).equals(first)).toBe(false)
    await openStopped(page, path, 3)
    expect((await page.screenshot()).equals(first)).toBe(true)
  })
}
