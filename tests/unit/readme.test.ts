import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { variableNames } from '../../src/config/variables.ts'

const readme = readFileSync('README.md', 'utf8')

it('names exactly the variables that a build reads', () => {
  const named = new Set([...readme.matchAll(/\bVITE_[A-Z_]+\b/g)].map(([name]) => name))
  expect([...named].toSorted()).toEqual(variableNames.toSorted())
})

it('names only scripts that exist', () => {
  const scripts = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts))
})

it('names only files that exist', () => {
  for (const [, path = ''] of readme.matchAll(/`((?:src|tests|public)\/[\w./-]+\.\w+)`/g)) {
    expect(existsSync(path), path).toBe(true)
  }
})
