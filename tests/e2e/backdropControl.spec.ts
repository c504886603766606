import {
  expect,
  hydrated,
  pauseButton,
  playButton,
  pretendWebgl,
  remember,
  shownCanvas,
  test,
  webglFound,
} from './fixtures.ts'
import { showSceneAlone } from './pictures.ts'

test('does not start on software rendering until the visitor plays it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(playButton(page)).toBeVisible()
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await playButton(page).click()
  await expect(shownCanvas(page)).toBeVisible()
  await expect(pauseButton(page)).toBeVisible()
})

test('stops when it is paused, and does not start at the next visit', async ({ page, context }) => {
  await remember(page, 'play')
  await page.goto('/')
  await expect(shownCanvas(page)).toBeVisible()
  await pauseButton(page).click()
  await expect(playButton(page)).toBeVisible()
  await showSceneAlone(page)
  // A frame drawn before the pause may still be on its way to the screen. A running scene never has two equal pictures.
  await expect(async () => {
    const first = await page.screenshot()
    await page.waitForTimeout(600)
    expect((await page.screenshot()).equals(first)).toBe(true)
  }).toPass({ timeout: 20_000 })
  const kept = await page.evaluate(() => localStorage.getItem('tidewright.motion'))
  expect(kept).toBe('pause')

  const next = await context.newPage()
  await next.goto('/about')
  await hydrated(next)
  await expect(playButton(next)).toBeVisible()
  await expect(next.locator('#backdrop canvas')).toHaveCount(0)
  await expect.poll(() => next.workers()).toEqual([])
})

test('does not run in forced colors, and starts when they end', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await remember(page, 'play')
  const found = webglFound(page)
  await page.goto('/')
  await found
  await page.waitForTimeout(300)
  await expect(page.locator('#backdrop canvas')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /moving background/ })).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(shownCanvas(page)).toBeVisible()
})

test('stops when the system asks for reduced motion, and goes on afterwards', async ({ page }) => {
  // Few pixels: in software rendering, more of them could be too slow, and the scene would stop for that.
  await page.setViewportSize({ width: 400, height: 300 })
  await pretendWebgl(page, 'hardware')
  await page.addInitScript(() => {
    Object.defineProperties(navigator, { deviceMemory: { value: 8 }, hardwareConcurrency: { value: 8 } })
  })
  await page.goto('/')
  await expect(pauseButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(playButton(page)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(pauseButton(page)).toBeVisible()
})
