import type { Page } from 'playwright/test'
import { openCamera } from '../../src/tooling/pictures/camera.ts'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'
import { axeProblems, expect, scenePages, test } from './fixtures.ts'

/** A scene that has posters: a page shows it. */
const shown = scenePages.find(({ scene }) => scene !== 'about')?.scene ?? 'about'

const figure = (page: Page, name: string) => page.locator(`output[name="${name}"]`)

test(
  'the scene lab shows a scene at the chosen time and mode, and the cost of its frames',
  { tag: '@deep' },
  async ({ page, problems }) => {
    const camera = await openCamera()
    // High enough that the controls do not cover the canvas.
    await page.setViewportSize({ width: 900, height: 1000 })
    await page.goto(`${camera.origin}/lab?scene=about&width=400&height=300`)
    // The first page of a development server waits for all packages to be optimised.
    await expect(figure(page, 'draw-calls')).toHaveText(String(sceneNumbers.about.drawCalls))
    await page.getByLabel('Scene', { exact: true }).selectOption(shown)
    await expect(figure(page, 'draw-calls')).toHaveText(String(sceneNumbers[shown].drawCalls))
    await expect(figure(page, 'triangles')).not.toHaveText('0')
    const canvas = page.locator('canvas')
    const composed = await canvas.screenshot()
    await page.getByLabel('Time', { exact: true }).fill('2.5')
    await expect(figure(page, 'time')).toHaveText('2.50 s')
    await expect.poll(async () => (await canvas.screenshot()).equals(composed)).toBe(false)
    expect(new URL(page.url()).search).toBe(`?scene=${shown}&mode=paused&time=2.5&width=400&height=300`)
    await page.getByLabel('Mode', { exact: true }).selectOption('animated')
    await expect(figure(page, 'frame-time')).toHaveText(/^\d+\.\d ms$/)
    await expect(figure(page, 'time')).not.toHaveText('2.50 s')
    expect(await axeProblems(page)).toEqual([])
    // A development server has all of three.js, also the clock that React Three Fiber still creates.
    expect(problems.splice(0)).toEqual([expect.stringContaining('THREE.Clock')])
    await camera.close()
  },
)
