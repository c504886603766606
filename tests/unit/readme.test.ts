import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { variableNames } from '../../src/config/variables.ts'

const readme = readFileSync('README.md', 'utf8')

it('names every variable that the build reads, and no other', () => {
  const named = new Set([...readme.matchAll(/\bVITE_[A-Z_]+\b/g)].map(([name]) => name))
  expect([...named].toSorted()).toEqual(variableNames.toSorted())
})

it('names no script that is not there', () => {
  const scripts = [...readme.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!)
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts))
})

it('names no file that is not there', () => {
  for (const [, path] of readme.matchAll(/`((?:src|tests|public)\/[\w./-]+\.\w+)`/g)) {
    expect(() => readFileSync(path!), path).not.toThrow()
  }
})
