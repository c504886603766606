import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainData } from '../../src/build/content/plainData.ts'
import { ContentError, readContent } from '../../src/build/content/readContent.ts'
import { demoConfig } from '../../src/config/defaults.ts'

const root = join(import.meta.dirname, '../..')

describe('a content folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
    // The content imports #src/..., which the nearest package.json resolves.
    symlinkSync(join(root, 'src'), join(folder, 'project'))
    const imports = { '#src/*': './project/*' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }))
    cpSync(join(root, 'src/content'), join(folder, 'src/content'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  function problems(): readonly string[] {
    try {
      readContent(demoConfig, folder)
    } catch (error) {
      if (error instanceof ContentError) return error.problems
      throw error
    }
    return []
  }

  it.each([
    [
      'a syntax error',
      'export const team = [\n  { name: "Kari" }\n  { name: "Ola" }\n]\n',
      ":3: Expected ',', got '{'",
    ],
    [
      'an import of a missing file',
      "import { a } from './nothing.ts'\nexport const team = [a]\n",
      ': imports src/content/nothing.ts, which does not exist',
    ],
    [
      'an import of a missing package',
      "import { a } from 'no-package'\nexport const team = [a]\n",
      ': imports no-package, which does not exist',
    ],
    [
      'an import of a missing export',
      "import { none } from './projects.ts'\nexport const team = [none]\n",
      ":1: The requested module './projects.ts' does not provide an export named 'none'",
    ],
    [
      'syntax that Node cannot strip',
      'export enum Team { A }\n',
      ':1: TypeScript enum is not supported in strip-only mode',
    ],
    [
      'an error while it runs',
      'const none = [][0]\nexport const team = [none.name]\n',
      ":2: Cannot read properties of undefined (reading 'name')",
    ],
    [
      'a function',
      'export const team = []\nexport const old = () => 1\n',
      ': old is a function; content must be text, numbers, true, false, null, lists and records',
    ],
  ])(
    'with %s is refused in one line that names file and line',
    (_, text, end) => {
      write('src/content/team.ts', text)
      expect(problems()).toContain(`src/content/team.ts${end}`)
      expect(problems().every((line) => line.startsWith('src/content/team.ts'))).toBe(true)
    },
    30_000,
  )

  it('shows a change between two reads', () => {
    expect(problems()).toEqual([])
    write('src/content/team.ts', 'export const team = []\n')
    expect(readContent(demoConfig, folder)['src/content/team.ts']).toEqual({ team: [] })
  }, 30_000)
})

it('prints its error without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    readContent(demoConfig, folder)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError)
    expect(String((error as ContentError).stack)).toBe(
      'The content is not valid:\n  - src/content/ has no files; it needs all records and texts of the site',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('plain data', () => {
  const reported = (value: unknown): string[] => {
    const lines: string[] = []
    plainData(value, 'page', (line) => lines.push(line))
    return lines
  }
  const is = (what: string) => `${what}; content must be text, numbers, true, false, null, lists and records`

  it('is text, numbers, true, false, null, lists and records, with typographic apostrophes', () => {
    const value = { a: ["it's", 1, true, null, { b: '' }], c: Object.create(null) as object }
    expect(plainData(value, 'page', () => expect.unreachable())).toEqual({
      a: ['it’s', 1, true, null, { b: '' }],
      c: {},
    })
  })

  it('has no fields that are undefined', () => {
    expect(plainData({ a: undefined, b: 1 }, 'page', () => expect.unreachable())).toStrictEqual({ b: 1 })
  })

  it.each([
    [{ hero: { lines: ['a', () => 'b'] } }, 'page.hero.lines 2 is a function'],
    [{ when: new Date() }, 'page.when is an object with methods'],
    [{ names: new Map() }, 'page.names is an object with methods'],
    [{ share: Number.NaN }, 'page.share is NaN'],
    [{ share: 1 / 0 }, 'page.share is Infinity'],
    [[undefined], 'page 1 is undefined'],
  ])('does not include %o', (value, line) => {
    expect(reported(value)).toEqual([is(line)])
  })
})
