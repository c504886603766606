import type { Page } from 'playwright/test'
import { form, interfaceTexts, notFoundPage, paths } from '../helpers/content.ts'
import { axeProblems, expect, hydrated, openPage, playButton, seeEverything, test } from './fixtures.ts'
import { rareVisits, visits, type Visit } from './pageStates.ts'
import { isThreeScript, watchRequests } from './requests.ts'
import { headings } from './words.ts'

declare global {
  interface Window {
    /** What live regions have said. */
    said?: string[]
  }
}

/**
 * Records what the page's live regions say from now on: the whole text of a region after each change of it, as regions
 * with the roles `status` and `alert` do.
 */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const said: string[] = (window.said = [])
    const texts = new Map<Element, string>()
    const read = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    for (const region of document.querySelectorAll(REGIONS)) texts.set(region, read(region))
    new MutationObserver((mutations) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of mutations) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement
          const region = element?.closest(REGIONS)
          if (region) changed.add(region)
          for (const inner of element && element !== target ? element.querySelectorAll(REGIONS) : [])
            changed.add(inner)
        }
      }
      for (const region of changed) {
        const text = read(region)
        if (region.isConnected && text !== '' && text !== texts.get(region)) said.push(text)
        texts.set(region, text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Returns what has been said since the last call. */
const heard = (page: Page) => page.evaluate(() => window.said?.splice(0) ?? [])

/** Leads the page through its states, and checks what live regions say on the way and what a screen reader finds. */
async function expectStates(
  page: Page,
  { states }: Visit,
  check: (name: string) => Promise<void> = async () => {},
): Promise<void> {
  await listen(page)
  for (const { name, tree, says = [], open } of states) {
    await open(page)
    if (tree) await expect.soft(page.locator('body'), name).toMatchAriaSnapshot(tree)
    expect.soft(await heard(page), name).toEqual(says.map((part) => expect.stringContaining(part)))
    await check(name)
  }
}

test('under reduced motion every page and every state is announced, and no scene loads', async ({
  page,
  context,
  problems,
}) => {
  const requests = watchRequests(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const visit of visits)
    await test.step(visit.id, async () => {
      await visit.before(page)
      await openPage(page, visit.url)
      await expect(playButton(page)).toBeVisible()
      await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
      await expect(page.locator('#backdrop canvas')).toHaveCount(0)
      await expectStates(page, visit)
      await page.unrouteAll()
    })
  expect(requests.filter(isThreeScript)).toHaveLength(0)
  problems.splice(0)
})

const trees = {
  // The frame of every page.
  [paths.about]: `
    - banner:
      - link "${interfaceTexts.skipLink}"
      - link "${interfaceTexts.homeLink}"
      - navigation "${interfaceTexts.menu.label}":
        - list
        - link "${interfaceTexts.menu.start}"
      - button "${interfaceTexts.backdrop.play}"
    - main:
      - heading "${headings.about}" [level=1]
    - contentinfo:
      - navigation "${interfaceTexts.footer.pagesLabel}"
      - navigation "${interfaceTexts.footer.servicesLabel}"
  `,
  '/': `
    - main:
      - heading [level=1]
      - region:
        - heading [level=2]
  `,
  [paths.contact]: `
    - form "${form.label}":
      - textbox "${form.fields.name}"
      - textbox "${form.fields.email}"
      - textbox /^${form.fields.phoneNumber}/
      - textbox "${form.fields.subject}"
      - textbox "${form.fields.message}"
      - button "${form.send}"
  `,
  '/nowhere': `
    - main:
      - heading "${headings.notFound}" [level=1]
      - link "${notFoundPage.link.label}"
  `,
} as const

test('a screen reader finds the parts of a page by their roles and names', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, tree] of Object.entries(trees))
    await test.step(path, async () => {
      await openPage(page, path)
      await expect(playButton(page)).toBeVisible()
      await expect(page.locator('body')).toMatchAriaSnapshot(tree)
    })
  // Firefox reports a required field that is empty as invalid where nothing says that it is not.
  await page.goto(paths.contact)
  await expect(page.locator('form [aria-invalid="false"]')).toHaveCount(5)
  problems.splice(0)
})

/** Ways to show a page, and rules of axe that do not hold in them. */
const modes: readonly {
  name: string
  width: number
  use?: object
  /** False: the page's scripts do not load. axe needs JavaScript, so it is not switched off. */
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
  test.describe(`axe finds nothing ${mode}`, { tag: '@deep' }, () => {
    test.use({ viewport: { width, height: 844 }, ...use })

    for (const visit of hasScript ? [...visits, ...rareVisits] : visits) {
      const states = visit.states.filter(
        ({ isNarrow = false, withoutScript = false }) =>
          (hasScript || withoutScript) && (!isNarrow || width < 1024),
      )
      const rare = visits.includes(visit) ? '' : ', after other faults'
      test(`${visit.id}${rare}`, async ({ page, problems }) => {
        const check = async (state: string) => expect.soft(await axeProblems(page, except), state).toEqual([])
        await visit.before(page)
        if (!hasScript) await page.route('**/assets/*.js', (route) => route.abort())
        await page.goto(visit.url)
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
