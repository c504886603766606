import fc, { type AsyncCommand } from 'fast-check'
import type { Browser, Page } from 'playwright/test'
import { paths } from '../../helpers/content.ts'
import { breakHeader, expect, heldBy, motionButton, test } from '../fixtures.ts'
import { footerLink } from '../words.ts'
import { lostTexts, readServedFacts, settle } from './invariants.ts'
import { deviceSteps } from './deviceSteps.ts'
import { formSteps } from './formSteps.ts'
import { pageSteps } from './pageSteps.ts'
import { visitsOf } from './step.ts'
import { PATHS, startVisit, type Visit } from './visit.ts'

const allSteps = { ...pageSteps, ...formSteps, ...deviceSteps }
const stepsWithoutScene = Object.fromEntries(Object.entries(allSteps).filter(([, step]) => !step.scene))

/** Seeds of the visits in `npm test`. */
const SEEDS = [1, 17]
const SEED_WITH_SCENE = 17
/** Most steps of a visit in `npm test`, and of a longer one. */
const FEW = 16
const MANY = 80
/** Visits of `npm run test:deep`. */
const DEEP_VISITS = 200
/** Milliseconds for a visit and, if it fails, for the search for a shorter one that fails too. */
const TIME_LIMIT = 150_000

// The last two are what fast-check prints about a failure.
const { SEED, STEPS, SCENE, RUN_PATH = '', REPLAY_PATH } = process.env

interface Plan {
  seed: number
  /** Most steps. */
  length: number
  scene: boolean
  /** Whether to compare nodes and listeners at the end with those at the start. */
  counts: boolean
}

/** Listeners that may be added between two equal states, whatever the visitor did. */
const MORE_LISTENERS = 6
/** The same for nodes, as a share. A page that stays in memory after it was left adds more. */
const MORE_NODES = 0.15

/** Brings the device back to what it was at the start, and goes home from another page. */
async function goHome(visit: Visit): Promise<void> {
  const { page, context, mail } = visit
  await context.setOffline(false)
  Object.assign(visit, { offline: false, byKeyboard: false })
  mail.held = null
  await page.emulateMedia({ reducedMotion: null, forcedColors: null })
  await page.setViewportSize(visit.size)
  await page.keyboard.press('Escape')
  for (const id of ['about', 'home', 'about', 'home'] as const) {
    visit.at = [paths[id]]
    await footerLink(page, id).evaluate((link: HTMLAnchorElement) => link.click())
    await settle(visit)
  }
  // React keeps the text field that had the focus, and with it one page, until the focus leaves any element.
  const link = footerLink(page, 'about')
  await link.focus()
  await link.blur()
}

/** Counts nodes and listeners at home, runs the visit, and expects no more of them at home afterwards. */
async function expectNoLeak(visit: Visit, run: () => Promise<void>): Promise<void> {
  // The scene's code loads last, and adds listeners.
  await expect(motionButton(visit.page)).toBeVisible()
  await goHome(visit)
  const before = await heldBy(visit.page)
  await run()
  await goHome(visit)
  // On a loaded machine, collections take seconds.
  await expect(async () => {
    const { nodes, listeners } = await heldBy(visit.page)
    expect(listeners, 'listeners').toBeLessThanOrEqual(before.listeners + MORE_LISTENERS)
    expect(nodes, 'nodes').toBeLessThanOrEqual(before.nodes * (1 + MORE_NODES))
  }).toPass({ timeout: 20_000, intervals: [200] })
}

/** Makes a visit in a browser context of its own. Rejects with the visit's steps in words. */
async function makeVisit(
  browser: Browser,
  path: string,
  commands: Iterable<AsyncCommand<Visit, Page, true>>,
  { scene, counts }: Plan,
): Promise<void> {
  const context = await browser.newContext()
  const log = [`opens ${path}`]
  try {
    const page = await context.newPage()
    await readServedFacts(page)
    const visit = await startVisit(page, path, scene, log)
    const run = async () => {
      await settle(visit)
      await fc.asyncModelRun(() => ({ model: visit, real: page }), commands)
      // What a step has started late must not change the page.
      await page.waitForTimeout(400)
      await settle(visit)
    }
    await (counts ? expectNoLeak(visit, run) : run())
    await context.setOffline(false)
    await breakHeader(page)
    await expect.poll(() => lostTexts(page), 'texts after an error').toEqual([])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error([message, 'The steps:', ...log].join('\n  '), { cause: error })
  } finally {
    await context.close()
  }
}

function testVisit(plan: Plan, tag: string[] = []): void {
  const { seed, length, scene } = plan
  test(
    `seed ${seed}, up to ${length} steps${scene ? ' with the scene' : ''}`,
    { tag },
    async ({ browser }) => {
      test.setTimeout(TIME_LIMIT + 60_000)
      const visits = visitsOf(scene ? allSteps : stepsWithoutScene, length, REPLAY_PATH)
      const property = fc.asyncProperty(fc.constantFrom(...PATHS), visits, (path, commands) =>
        makeVisit(browser, path, commands, plan),
      )
      await fc.assert(property, {
        seed,
        path: RUN_PATH,
        numRuns: 1,
        unbiased: true,
        interruptAfterTimeLimit: TIME_LIMIT,
        markInterruptAsFailure: true,
      })
    },
  )
}

test.describe('a visitor who does anything finds a working page', () => {
  if (SEED !== undefined) {
    testVisit({ seed: Number(SEED), length: Number(STEPS ?? MANY), scene: SCENE === '1', counts: true })
    return
  }
  for (const seed of SEEDS) testVisit({ seed, length: FEW, scene: seed === SEED_WITH_SCENE, counts: false })
  for (let seed = 1001; seed <= 1000 + DEEP_VISITS; seed += 1)
    testVisit({ seed, length: MANY, scene: seed % 8 === 0, counts: true }, ['@deep'])
})
