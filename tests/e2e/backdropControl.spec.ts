import { paths } from '../helpers/content.ts'
import {
  expect,
  openPage,
  openPlaying,
  pauseButton,
  playButton,
  pretendWebgl,
  sceneShown,
  test,
} from './fixtures.ts'
import { showSceneAlone } from './pictures.ts'
import { motionButton } from './words.ts'

// Fewer pixels than by default take software rendering less time. Narrower windows show the scene at 30%.
test.use({ viewport: { width: 1040, height: 300 } })

test('does not start on software rendering until the visitor plays it, here or in another tab', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await expect(playButton(page)).toBeVisible()
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await playButton(page).click()
  await sceneShown(page)
  await expect(pauseButton(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto(paths.terms)
  await pauseButton(other).click()
  await expect(playButton(page)).toBeVisible()
})

test('stops when it is paused, and does not start at the next visit', async ({ page, context }) => {
  await openPlaying(page, '/')
  await pauseButton(page).click()
  await expect(playButton(page)).toBeVisible()
  await showSceneAlone(page)
  // A frame drawn before the pause may still be on its way to the screen. A running scene never has two equal pictures.
  await expect(async () => {
    const first = await page.screenshot()
    await page.waitForTimeout(600)
    expect((await page.screenshot()).equals(first)).toBe(true)
  }).toPass()
  const kept = await page.evaluate(() => localStorage.getItem('site.motion'))
  expect(kept).toBe('pause')

  const next = await context.newPage()
  await openPage(next, paths.about)
  await expect(playButton(next)).toBeVisible()
  await expect(next.locator('#backdrop canvas')).toHaveCount(0)
  await expect.poll(() => next.workers()).toEqual([])
})

test('stops for reduced motion, is removed in forced colours, and starts again when they end', async ({
  page,
}) => {
  // With more pixels, software rendering can be too slow for a scene that starts by itself.
  await page.setViewportSize({ width: 400, height: 300 })
  await pretendWebgl(page, 'hardware')
  await page.addInitScript(() => {
    Object.defineProperties(navigator, { deviceMemory: { value: 8 }, hardwareConcurrency: { value: 8 } })
  })
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(playButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' })
  await expect(motionButton(page)).toHaveCount(0)
  await expect(page.locator('#backdrop')).toBeHidden()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(pauseButton(page)).toBeVisible()
})
