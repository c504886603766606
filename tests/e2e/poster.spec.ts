import { grid } from '../../src/theme/grid.ts'
import { expect, scenePages, test } from './fixtures.ts'
import { brightShare, hidePage, shownFile } from './pictures.ts'

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
