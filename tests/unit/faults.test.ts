import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backdropFaults } from '../faults/backdrop.ts'
import { formFaults } from '../faults/form.ts'
import { pagesFaults } from '../faults/pages.ts'
import { servingFaults } from '../faults/serving.ts'

const tests = join(import.meta.dirname, '..')
const faults = [...backdropFaults, ...formFaults, ...pagesFaults, ...servingFaults]

/** Names of tests and groups of tests, as written in a file, without line breaks. */
const namesIn = (file: string) =>
  [
    ...readFileSync(join(tests, file), 'utf8').matchAll(
      /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^()]*\)\s*)?\(\s*(['"`])(.+?)\1/gs,
    ),
  ].map(([, , name = '']) => name.replaceAll('\\', ''))

describe('the table of faults', () => {
  it('has one row per number', () => {
    const ids = faults.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('names for each fault a test, or why there is none', () => {
    const untold = faults.filter((fault) => fault.tests.length === 0 && !fault.notTested)
    expect(untold.map(({ id, fault }) => `${id} ${fault}`)).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = faults.flatMap(({ id, tests: named }) =>
      named
        .filter(
          ([file, name]) =>
            !existsSync(join(tests, file)) || !namesIn(file).some((title) => title.includes(name)),
        )
        .map(([file, name]) => `${id}: ${file} has no test "${name}"`),
    )
    expect(missing).toEqual([])
  })
})
