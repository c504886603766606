import { createRandom } from '../../../src/shared/random.ts'
import { settle } from './invariants.ts'
import type { Step } from './step.ts'
import { deviceSteps } from './steps/device.ts'
import { readingSteps } from './steps/reading.ts'
import { travelSteps } from './steps/travel.ts'
import { writingSteps } from './steps/writing.ts'
import type { Visit } from './visit.ts'

const allSteps: readonly Step[] = [...travelSteps, ...readingSteps, ...writingSteps, ...deviceSteps]

/** Number of seeds of a step's choices. */
const CHOICES = 1000

/** A part of a visit. */
export interface Course {
  /** Steps that were done, in order: the name of each and the seed of its own choices, as in `link:417`. */
  tokens: string[]
  /** The same in words. */
  log: string[]
  /** What was wrong after the last step. Empty in a visit that holds. */
  wrong: string[]
}

/** Yields the steps of a visit endlessly, as often as their weights say. `without` names steps that are left out. */
export function* randomSteps(
  seed: number,
  scene: boolean,
  without: readonly string[] = [],
): Generator<string> {
  const random = createRandom(seed)
  const steps = allSteps.filter((step) => (!step.scene || scene) && !without.includes(step.name))
  const total = steps.reduce((sum, { weight }) => sum + weight, 0)
  for (;;) {
    let left = random.between(0, total)
    const step = steps.find(({ weight }) => (left -= weight) < 0)
    if (step) yield `${step.name}:${random.index(CHOICES)}`
  }
}

/** Checks the steps of a list that somebody has written. */
export function parseSteps(tokens: readonly string[]): readonly string[] {
  for (const token of tokens) {
    const [name = '', choice = ''] = token.split(':')
    if (!allSteps.some((step) => step.name === name) || !/^\d+$/.test(choice))
      throw new Error(`"${token}" is no step. Write the name of a step and a number, as in "link:417".`)
  }
  return tokens
}

async function act(visit: Visit, token: string): Promise<{ did: string | null; wrong: string[] }> {
  const [name, choice] = token.split(':')
  const step = allSteps.find((each) => each.name === name)
  try {
    const did = (await step?.act(visit, createRandom(Number(choice) + 1))) ?? null
    return { did, wrong: did === null ? [] : (await settle(visit)).wrong }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      did: `tries ${name}`,
      wrong: [`${name} was not possible: ${message}`, ...(await settle(visit)).wrong],
    }
  }
}

/** Does the steps until `length` of them were possible or one goes wrong. */
export async function runSteps(visit: Visit, steps: Iterable<string>, length: number): Promise<Course> {
  const course: Course = { tokens: [], log: [`opens ${visit.at.join()}`], wrong: (await settle(visit)).wrong }
  if (course.wrong.length > 0) return course
  for (const token of steps) {
    if (course.tokens.length >= length) break
    const { did, wrong } = await act(visit, token)
    if (did === null) continue
    course.tokens.push(token)
    course.log.push(`${did} [${token}]`)
    course.wrong = wrong
    if (wrong.length > 0) return course
  }
  // What a step has started late must not change the page.
  await visit.page.waitForTimeout(400)
  course.wrong = (await settle(visit)).wrong
  return course
}
