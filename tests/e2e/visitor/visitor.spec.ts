import type { Browser, Page } from 'playwright/test'
import { createRandom } from '../../../src/shared/random.ts'
import { collectProblems, expect, test } from '../fixtures.ts'
import { countsAtHome, grownSince } from './bounds.ts'
import { found } from './found.ts'
import { parseSteps, randomSteps, runSteps, type Course } from './runVisit.ts'
import { shrink } from './shrink.ts'
import { PATHS, startVisit } from './visit.ts'

/** Seeds of the visits in `npm test`. */
const SEEDS = [1, 2, 3, 4]
const SEEDS_WITH_SCENE = [101]
/** Steps of a visit in `npm test`, and of a longer one. */
const STEPS = 6
const LONG = 40
/** Visits of `npm run test:deep`. */
const DEEP_VISITS = 200

const { SEED, VISIT, VISITS, STEPS: LENGTH, SCENE, WITHOUT = '', SHRINK } = process.env
const length = LENGTH === undefined ? null : Number(LENGTH)
const scene = SCENE === '1'

interface Plan {
  path: string
  steps: Iterable<string>
  length: number
  /** Whether the scene runs. */
  scene: boolean
  /** Whether to compare nodes and listeners at the end with those at the start. */
  counts: boolean
}

async function run(page: Page, problems: string[], plan: Plan): Promise<Course> {
  const visit = await startVisit(page, problems, plan)
  const before = plan.counts ? await countsAtHome(visit) : null
  const course = await runSteps(visit, plan.steps, plan.length)
  if (before && course.wrong.length === 0) course.wrong = await grownSince(visit, before)
  return course
}

/** Runs the plan in a browser context of its own. */
async function runAgain(browser: Browser, baseURL: string | undefined, plan: Plan): Promise<Course> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  try {
    const page = await context.newPage()
    return await run(page, await collectProblems(page), plan)
  } finally {
    await context.close()
  }
}

const reportOf = (plan: Plan, { log, tokens, wrong }: Course) =>
  [
    'The visit went wrong:',
    ...wrong.map((text) => `  ${text}`),
    'Its steps:',
    ...log.map((text, index) => `  ${index}. ${text}`),
    'Run it again, or with SHRINK=1 look for a shorter one:',
    `  ${plan.scene ? 'SCENE=1 ' : ''}VISIT='${[plan.path, ...tokens].join(' ')}' npx playwright test --config tests/e2e/playwright.config.ts visitor`,
  ].join('\n')

function testVisit(name: string, plan: Plan, details: { tag?: string } = {}) {
  test(name, details, async ({ page, problems, browser, baseURL }) => {
    const course = await run(page, problems, plan)
    if (course.wrong.length === 0) return
    let report = reportOf(plan, course)
    if (SHRINK === '1') {
      test.setTimeout(0)
      const kinds = ({ wrong }: Course) => wrong.map((text) => text.replaceAll(/\d+/g, 'n')).join()
      const planOf = (steps: readonly string[]) => ({ ...plan, steps, length: steps.length })
      const fails = async (steps: readonly string[]) =>
        kinds(await runAgain(browser, baseURL, planOf(steps))) === kinds(course)
      const steps = await shrink(course.tokens, fails)
      report = reportOf(plan, await runAgain(browser, baseURL, planOf(steps)))
    }
    expect.soft(report).toBe('')
    problems.splice(0)
  })
}

const planOf = (seed: number, rest: Partial<Plan> = {}): Plan => ({
  path: createRandom(seed).pick(PATHS),
  steps: randomSteps(seed, rest.scene ?? scene, WITHOUT.split(',')),
  length: length ?? LONG,
  scene,
  counts: false,
  ...rest,
})

/** Returns the plan of a visit that is written as its path and its steps. */
function planFrom(visit: string): Plan {
  const [path = '/', ...rest] = visit.split(' ')
  const steps = parseSteps(rest)
  return { path, steps, length: steps.length, scene, counts: false }
}

if (VISIT !== undefined) {
  testVisit('the visit of VISIT', planFrom(VISIT))
} else if (SEED !== undefined) {
  testVisit(`seed ${SEED}`, planOf(Number(SEED), { counts: true }))
} else if (VISITS !== undefined) {
  const [first = 1, last = first] = VISITS.split('-').map(Number)
  for (let seed = first; seed <= last; seed += 1) testVisit(`seed ${seed}`, planOf(seed, { counts: true }))
} else {
  test.describe('a visitor who does anything finds a working page', () => {
    for (const seed of SEEDS) testVisit(`seed ${seed}`, planOf(seed, { length: STEPS }))
    for (const seed of SEEDS_WITH_SCENE)
      testVisit(`seed ${seed}, with the scene`, planOf(seed, { length: STEPS, scene: true }))
    for (let seed = 1001; seed <= 1000 + DEEP_VISITS; seed += 1)
      testVisit(`seed ${seed}, ${LONG} steps`, planOf(seed, { counts: true, scene: seed % 8 === 0 }), {
        tag: '@deep',
      })
  })
  test.describe('a visit that went wrong once', () => {
    for (const { what, visit } of found) testVisit(what, planFrom(visit))
  })
}
