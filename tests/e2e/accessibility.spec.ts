import { agency } from '../../src/content/agency.ts'
import type { Page } from 'playwright/test'
import { faultsOf, readTree } from './accessibilityTree.ts'
import { axeProblems, expect, hydrated, playButton, seeEverything, test } from './fixtures.ts'
import { ibmProblems } from './ibmEngine.ts'
import { heard, listen } from './liveRegions.ts'
import { rareVisits, visits, type Visit } from './pageStates.ts'
import { isThreeScript, watchRequests } from './requests.ts'

/** A time of the day, in the question whether to send a message again. */
const TIME = /\d+:\d\d [AP]M/g

/** Asserts that the parts of a page are as committed in `trees/`, and that the page has no fault in any words. */
async function expectTree(page: Page, name: string, scopes: readonly string[]): Promise<void> {
  const tree = await readTree(page, scopes)
  expect.soft(faultsOf(tree), name).toEqual([])
  // Another agency has other words.
  if (agency.sample)
    expect.soft(tree.text.replaceAll(TIME, 'TIME')).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`)
}

/** Leads the page through the states, and checks what live regions say on the way and each state's tree. */
async function expectStates(
  page: Page,
  { id, states }: Visit,
  check: (name: string) => Promise<void> = async () => {},
): Promise<void> {
  await listen(page)
  for (const { name, scopes, says = [], open } of states) {
    await open(page)
    await expectTree(page, `${id} ${name}`, scopes)
    expect.soft(await heard(page), name).toEqual(says.map((part) => expect.stringContaining(part)))
    await check(name)
  }
}

test('under reduced motion every page shows all of its tree without a scene, at every width and in every state', async ({
  page,
  context,
  problems,
}) => {
  const requests = watchRequests(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const visit of visits)
    await test.step(visit.id, async () => {
      const { id, url, before } = visit
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
      await expectStates(page, visit)
      await page.unrouteAll()
    })
  expect(requests.filter(isThreeScript)).toHaveLength(0)
  problems.splice(0)
})

/** Ways to show a page, and rules of axe that do not hold in them. */
const modes: readonly {
  name: string
  width: number
  use?: object
  /** False: the page's scripts do not load. The engines need JavaScript, so it is not switched off. */
  hasScript?: boolean
  except?: readonly string[]
}[] = [
  { name: 'at 1440 px', width: 1440 },
  { name: 'at 390 px', width: 390 },
  { name: 'at 320 px', width: 320 },
  { name: 'without scripts', width: 390, hasScript: false },
  { name: 'under reduced motion', width: 1440, use: { contextOptions: { reducedMotion: 'reduce' } } },
  {
    name: 'in forced colours',
    width: 1440,
    use: { contextOptions: { forcedColors: 'active' } },
    // It computes contrast from the styles, but forced colours replace them with the system's.
    except: ['color-contrast'],
  },
]

for (const { name: mode, width, use = {}, hasScript = true, except = [] } of modes)
  test.describe(`axe and IBM's engine find nothing ${mode}`, { tag: '@deep' }, () => {
    test.use({ viewport: { width, height: 844 }, ...use })

    for (const visit of hasScript ? [...visits, ...rareVisits] : visits) {
      const { id, url, before } = visit
      const states = visit.states.filter(
        ({ isNarrow = false, withoutScript = false }) =>
          (hasScript || withoutScript) && (!isNarrow || width < 1024),
      )
      const rare = visits.includes(visit) ? '' : ', after other faults'
      test(`${id}${rare}`, async ({ page, problems }) => {
        const check = async (state: string) => {
          expect.soft(await axeProblems(page, except), state).toEqual([])
          expect.soft(await ibmProblems(page), state).toEqual([])
        }
        await before(page)
        if (!hasScript) await page.route('**/assets/*.js', (route) => route.abort())
        await page.goto(url)
        if (hasScript) {
          await hydrated(page)
          await seeEverything(page)
        }
        await check('at first')
        if (hasScript) await expectStates(page, { ...visit, states }, check)
        else
          for (const { name, open } of states) {
            await open(page)
            await check(name)
          }
        problems.splice(0)
      })
    }
  })
