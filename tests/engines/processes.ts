import { spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns the path of the first command that is installed, or null. A command with a slash is a path. */
export function findCommand(...commands: readonly (string | undefined)[]): string | null {
  for (const command of commands) {
    if (!command) continue
    if (command.includes('/')) {
      if (existsSync(command)) return command
      continue
    }
    const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return null
}

/** Ends a detached process and all that it has started. Resolves when it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  // The id of a process group is negative here.
  process.kill(-pid, 'SIGKILL')
  await gone
}
