import { grid } from '../../src/theme/grid.ts'
import { servedRoute } from '../helpers/content.ts'
import {
  animationsEnd,
  expect,
  pauseButton,
  pauseScene,
  playButton,
  playScenes,
  scenePages,
  sceneShown,
  shownCanvas,
  test,
  walkTo,
} from './fixtures.ts'
import { brightShare, hidePage, shownFile } from './pictures.ts'
import { holdRequests } from './requests.ts'
import { fakeStage, inStage } from './stageWorker.ts'

test.use({ fades: true })

for (const { id, path } of scenePages) {
  test(
    `the still of the ${id} page has no body behind the header or cut at the right in any window`,
    { tag: path === '/' ? [] : ['@deep'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [width, height] of [
        [390, 844],
        [2560, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await expect.poll(() => shownFile(page)).toContain(width < height ? '-tall.' : '-wide.')
        await hidePage(page)
        const header = await page.screenshot({ clip: { x: 0, y: 0, width, height: grid.header } })
        expect(await brightShare(header, 60), `at ${width} px`).toBe(0)
        const below = await page.screenshot({ clip: { x: 0, y: height / 2, width, height: height / 3 } })
        expect(await brightShare(below, 60), `at ${width} px`).toBeGreaterThan(0.001)
        const right = await page.screenshot({ clip: { x: width * 0.8, y: 0, width: width / 5, height } })
        expect(await brightShare(right, 40), `at ${width} px`).toBeGreaterThan(0)
      }
    },
  )
}

test('a scene that yields on another page never shows the first page again @deep', async ({
  page,
  problems,
}) => {
  await playScenes(page)
  await fakeStage(page)
  await page.goto('/')
  await sceneShown(page)
  const { release, held } = await holdRequests(page, '**/posters/**')
  const visibleScenes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#stage [data-poster]')]
        .filter((picture) => getComputedStyle(picture).opacity !== '0')
        .map((picture) => picture.dataset['scene']),
    )
  const canvasOpacity = () => shownCanvas(page).evaluate((canvas) => getComputedStyle(canvas).opacity)

  await walkTo(page, 'about')
  await expect.poll(visibleScenes).toEqual([])
  await pauseScene(page)
  // The paused canvas stays until the poster of the place where the visitor is has loaded. The page that has
  // just entered may scroll to its top once more.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(held).not.toEqual([])
  }).toPass()
  // The canvas may still be fading in.
  await animationsEnd(page)
  expect(await visibleScenes()).toEqual([])
  expect(await canvasOpacity()).toBe('1')
  await playButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await expect(pauseButton(page)).toBeVisible()

  await inStage(page, 'postMessage({ type: "contextLost" })')
  await expect(shownCanvas(page)).toHaveCount(0)
  expect(await visibleScenes()).toEqual([])
  release()
  await expect.poll(visibleScenes).toEqual([servedRoute('about').scene])
  expect(problems).toEqual([])
})
