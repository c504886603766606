import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { variableNames } from '../../src/config/variables.ts'

const readmes = ['README.md', ...globSync('{src,tests}/**/README.md'), ...globSync('.github/*.md')]
const read = (file: string) => readFileSync(file, 'utf8')

/** Code spans that are a path, such as `src/store/site.ts` or `benchmarks/`. Placeholders like `<name>` do not match. */
const CODE_PATH = /`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:tsx?|mjs|json|glsl))`/g
const LINK = /\]\((?!https?:|#)([^)\s#]+)/g

function namedPaths(text: string): string[] {
  return [...text.matchAll(CODE_PATH), ...text.matchAll(LINK)].flatMap(([, path]) => path ?? [])
}

/** Only a build or a test run creates these folders. */
const BUILT = /^(dist|dist-demo|dist-hosts|\.vercel|node_modules|tests\/\w+\/\.output)\b/

/** A path is relative to the project or to its README. A file name alone may belong to any folder below the README. */
function exists(path: string, readme: string): boolean {
  const folder = dirname(readme)
  if (existsSync(path) || existsSync(join(folder, path))) return true
  return !path.includes('/') && globSync(`**/${path}`, { cwd: folder, exclude: ['node_modules'] }).length > 0
}

function missingPaths(readme: string): string[] {
  return namedPaths(read(readme)).filter((path) => !BUILT.test(path) && !exists(path, readme))
}

it('README.md names every variable that the build reads, and no other', () => {
  const named = new Set(read('README.md').match(/\bVITE_[A-Z_]+\b/g))
  expect([...named].toSorted()).toEqual(variableNames.toSorted())
})

describe.each(readmes)('%s', (readme) => {
  it('names only files and folders that exist', () => {
    expect(missingPaths(readme)).toEqual([])
  })

  it('names only npm scripts that exist', () => {
    const scripts = [...read(readme).matchAll(/npm run ([\w:]+)/g)].flatMap(([, script]) => script ?? [])
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts))
  })
})

it('finds a missing file that is named in a code span or a link', () => {
  expect(namedPaths('`src/no/File.ts` and [more](docs/none.md), not [that](https://a.example)')).toEqual([
    'src/no/File.ts',
    'docs/none.md',
  ])
})
