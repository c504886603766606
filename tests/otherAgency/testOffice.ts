import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './agencyFolder.ts'
import { prepareVariant } from './variants.ts'

// Runs all tests over the office's content, after the commands that the office runs itself. The folder is
// outside of this project, whose linters leave out what git ignores.
const folder = prepareVariant('office', mkdtempSync(join(tmpdir(), 'office-')))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
const isGood = ['npm run fix', 'npm run pictures', 'npm test'].every(
  (command) => spawnSync(command, { cwd: folder, stdio: 'inherit', shell: true }).status === 0,
)
rmSync(folder, { recursive: true })
process.exitCode = isGood ? 0 : 1
