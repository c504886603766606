import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** How a script ended: its exit code, and what it wrote to stdout and stderr. */
interface Exit {
  code: number
  output: string
}

/** Runs a script of the project with these variables and no other VITE_ variables. */
export async function runNode(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Exit> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE')))
  try {
    const { stdout, stderr } = await run(process.execPath, [join(root, script), ...args], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', ...environment },
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}
