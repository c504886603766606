import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'
import { assemble, copyPackages, root, runIn } from './agencyFolder.ts'

// Runs the tests of the project in a copy with the other agency's content: an agency that replaces what is its own gets
// the same answer as the sample. The copy is outside this project, because the linters leave out ignored folders.

/** What the tests read, besides what a build reads. */
const TESTED = [
  'tests',
  'README.md',
  'LICENSE',
  'package-lock.json',
  '.ci',
  '.env.example',
  '.github',
  '.gitignore',
  '.npmrc',
  '.nvmrc',
  '.editorconfig',
  '.oxfmtrc.json',
  '.oxlintrc.json',
]

function assembleWithTests(folder: string): void {
  assemble(folder)
  for (const name of TESTED)
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (path) => !path.includes('.output'),
      })
  copyPackages(folder)
}

/** Runs `npm test` in the folder, and prints its output as it comes. Resolves to its exit code. */
async function test(folder: string): Promise<number> {
  const child = spawn(process.execPath, ['tests/run.ts', '--own'], {
    cwd: folder,
    env: cleanEnvironment(process.env),
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

const folder = mkdtempSync(join(tmpdir(), 'other-agency-'))
try {
  assembleWithTests(folder)
  console.log(await runIn(folder, '--run', ['pictures']))
  process.exitCode = await test(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
