import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cleanEnvironment } from './cleanEnvironment.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/**
 * Runs a script of the project with these variables and no others that would change a build, nor any .env
 * file. Resolves with its exit code, and what it wrote to stdout and stderr.
 */
export async function runNode(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
  cwd = root,
): Promise<{ code: number; output: string }> {
  const emptyFolder = mkdtempSync(join(tmpdir(), 'no-env-'))
  const inherited = { ...cleanEnvironment(process.env), SITE_ENV_FOLDER: emptyFolder }
  try {
    const { stdout, stderr } = await run(process.execPath, [join(root, script), ...args], {
      cwd,
      env: { ...inherited, ...environment },
      killSignal: 'SIGKILL',
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  } finally {
    rmSync(emptyFolder, { recursive: true, force: true })
  }
}
