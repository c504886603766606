import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
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

/** Ends the process and all that it has started. Does nothing if it is gone. */
function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  // The id of a process group is negative here.
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

/** Starts a process in a group of its own, which ends with this process at the latest. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  const onExit = () => kill(child)
  process.once('exit', onExit)
  child.once('exit', () => process.off('exit', onExit))
  return child
}

/** Ends a process of `start`. Resolves when it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  kill(child)
  await gone
}
