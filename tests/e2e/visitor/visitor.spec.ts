import fc, { type AsyncCommand } from 'fast-check'
import type { Browser, Page } from 'playwright/test'
import { test } from '../fixtures.ts'
import { readServedFacts, settle } from './invariants.ts'
import { deviceSteps } from './deviceSteps.ts'
import { formSteps } from './formSteps.ts'
import { pageSteps } from './pageSteps.ts'
import { visitsOf } from './step.ts'
import { PATHS, startVisit, type Visit } from './visit.ts'

const allSteps = { ...pageSteps, ...formSteps, ...deviceSteps }
const stepsWithoutScene = Object.fromEntries(Object.entries(allSteps).filter(([, step]) => !step.scene))

/** Seed of the visit in `npm test`, which shows the scene. */
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

/** Makes a visit in a browser context of its own. Rejects with the visit's steps in words. */
async function makeVisit(
  browser: Browser,
  path: string,
  commands: Iterable<AsyncCommand<Visit, Page, true>>,
  scene: boolean,
): Promise<void> {
  const context = await browser.newContext()
  const log = [`opens ${path}`]
  try {
    const page = await context.newPage()
    await readServedFacts(page)
    const visit = await startVisit(page, path, scene, log)
    await settle(visit)
    await fc.asyncModelRun(() => ({ model: visit, real: page }), commands)
    // What a step has started late must not change the page.
    await page.waitForTimeout(400)
    await settle(visit)
    await context.setOffline(false)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error([message, 'The steps:', ...log].join('\n  '), { cause: error })
  } finally {
    await context.close()
  }
}

function testVisit(seed: number, length: number, scene: boolean, tag: string[] = []): void {
  test(
    `seed ${seed}, up to ${length} steps${scene ? ' with the scene' : ''}`,
    { tag },
    async ({ browser }) => {
      test.setTimeout(TIME_LIMIT + 60_000)
      const visits = visitsOf(scene ? allSteps : stepsWithoutScene, length, REPLAY_PATH)
      const property = fc.asyncProperty(fc.constantFrom(...PATHS), visits, (path, commands) =>
        makeVisit(browser, path, commands, scene),
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
    testVisit(Number(SEED), Number(STEPS ?? MANY), SCENE === '1')
    return
  }
  testVisit(SEED_WITH_SCENE, FEW, true)
  for (let seed = 1001; seed <= 1000 + DEEP_VISITS; seed += 1)
    testVisit(seed, MANY, seed % 8 === 0, ['@deep'])
})
