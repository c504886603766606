import { agency } from '../../src/content/agency.ts'
import type { Page } from 'playwright/test'
import { faultsOf, readTree } from './accessibilityTree.ts'
import { expect, hydrated, playButton, test } from './fixtures.ts'
import { ibmProblems } from './ibmEngine.ts'
import { heard, listen } from './liveRegions.ts'
import { visits } from './pageStates.ts'
import { isThreeScript, watchRequests } from './requests.ts'

/** Asserts that the parts of a page are as committed in `trees/`, and that the page has no fault in any words. */
async function expectTree(page: Page, name: string, scopes: readonly string[]): Promise<void> {
  const tree = await readTree(page, scopes)
  expect.soft(faultsOf(tree), name).toEqual([])
  // Another agency has other words.
  if (agency.sample) expect.soft(tree.text).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`)
}

test('under reduced motion every page shows all of its tree without a scene, at every width and in every state', async ({
  page,
  context,
  problems,
}) => {
  const requests = watchRequests(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { id, url, before, states } of visits)
    await test.step(id, async () => {
      await before(page)
      await page.goto(url)
      await hydrated(page)
      await expect(playButton(page)).toBeVisible()
      await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
      await expect(page.locator('#backdrop canvas')).toHaveCount(0)
      for (const width of [1440, 320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectTree(page, id, ['main'])
        if (id === 'home' && width !== 320)
          await expectTree(page, width === 390 ? 'shell on phones' : 'shell', ['#page > header', 'footer'])
      }
      expect.soft(await ibmProblems(page), id).toEqual([])
      await listen(page)
      for (const { name, scopes, says = [], open } of states) {
        await open(page)
        await expectTree(page, `${id} ${name}`, scopes)
        expect.soft(await heard(page), name).toEqual(says.map((part) => expect.stringContaining(part)))
      }
      await page.unrouteAll()
    })
  expect(requests.filter(isThreeScript)).toHaveLength(0)
  problems.splice(0)
})
