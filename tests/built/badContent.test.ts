import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'

const root = join(import.meta.dirname, '../..')

describe('a build with bad content', () => {
  /** A copy of the project, whose content the tests replace. */
  let project: string
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'project-'))
    for (const file of ['src', 'vite.config.ts', 'package.json', 'index.html'])
      cpSync(join(root, file), join(project, file), { recursive: true })
    for (const folder of ['node_modules', 'public']) symlinkSync(join(root, folder), join(project, folder))
    mkdirSync(join(project, 'dist-demo'))
    writeFileSync(join(project, 'dist-demo/index.html'), 'the last build')
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  /** Builds with another text in one file of the content. */
  async function build(file: string, change: (text: string) => string) {
    const path = join(project, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, change(text))
    try {
      return await new Promise<{ code: number; output: string }>((resolve) => {
        const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'demo']
        const options = { cwd: project, env: cleanEnvironment(process.env) }
        execFile(process.execPath, args, options, (error, stdout, stderr) =>
          resolve({ code: error ? 1 : 0, output: stdout + stderr }),
        )
      })
    } finally {
      writeFileSync(path, text)
    }
  }

  it.each([
    [
      'a misspelt field',
      'src/content/services.ts',
      (text: string) => text.replace('longDescription:', 'longDescripton:'),
      /src\/content\/services\.ts: service 1 ".+": has an unknown field "longDescripton"; did you mean "longDescription"\?$/,
    ],
    [
      'a syntax error',
      'src/content/services.ts',
      (text: string) => `${text}export const it's\n`,
      /src\/content\/services\.ts:\d+: /,
    ],
    [
      'an import of a missing file',
      'src/content/head.ts',
      (text: string) => `import './agnecy.ts'\n${text}`,
      'src/content/head.ts: imports src/content/agnecy.ts, which does not exist',
    ],
    [
      'an address without a country',
      'src/content/agency.ts',
      (text: string) => text.replace(/^ +country:.*$/m, ''),
      'src/content/agency.ts: address.country is missing',
    ],
  ])(
    'says in one line what is wrong with %s, and leaves the last build as it was',
    async (_, file, change, line) => {
      const { code, output } = await build(file, change)
      expect(code).toBe(1)
      const problems = output.split('\n').filter((text) => text.startsWith('  - '))
      expect(problems).toEqual([expect.stringMatching(line instanceof RegExp ? line : /^ {2}- /)])
      if (typeof line === 'string') expect(problems).toEqual([`  - ${line}`])
      expect(output).not.toMatch(/^\s+at /m)
      expect(readFileSync(join(project, 'dist-demo/index.html'), 'utf8')).toBe('the last build')
    },
    60_000,
  )
})
