import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const paths = globSync(['*.{ts,md}', '.github/*.md', '{src,tests}/**/*.{ts,tsx,glsl,md}'], {
  exclude: ['**/.output/**'],
})
/** A name as it ends a path. Those of packages, patterns and other files are none. */
const NAME = /(?<![\w/.@*>}-])(?:\.{1,2}\/|@?[\w-]+\/)*[\w.-]*\w\.(?:tsx?|glsl|md)\b/g
/** What does not exist: the example of a README. */
const EXAMPLES = new Set(['src/scenes/pricing/PricingScene.tsx'])

it('files that comments, messages and documents name exist', () => {
  const ends = new Set(paths.flatMap((path) => path.split('/').map((_, at, all) => all.slice(at).join('/'))))
  // The test of lint writes files of its own.
  const missing = paths
    .filter((path) => path !== 'tests/unit/lint.test.ts')
    .flatMap((path) => {
      // The compiler reads imports.
      const text = readFileSync(path, 'utf8').replaceAll(/\bfrom '.*|\bimport\(.*|^import .*/gm, '')
      return (text.match(NAME) ?? [])
        .map((name) => name.replace(/^(?:\.{1,2}\/)+/, ''))
        .filter((name) => !ends.has(name) && !EXAMPLES.has(name))
        .map((name) => `${path}: ${name}`)
    })
  expect(paths.length).toBeGreaterThan(300)
  expect(missing).toEqual([])
})
