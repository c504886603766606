import { expect, pretendWebgl, remember, sceneShown, test } from '../e2e/fixtures.ts'
import { fakeStage } from '../e2e/stageWorker.ts'
import { serve } from './sites.ts'

test('a production build ignores the queries that tests of the demo use', async ({ page }) => {
  const site = await serve('asWritten')
  await remember(page, 'play')
  await pretendWebgl(page, 'hardware')
  // The stage in the page would find no WebGL here.
  await fakeStage(page)
  await page.goto(`${site.origin}/?backdrop=page&time=3`)
  await sceneShown(page)
  await expect(page.locator('#backdrop')).not.toHaveAttribute('data-time')
  site.stop()
})
