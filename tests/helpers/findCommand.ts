import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/** Path of the first installed command, or an empty string. */
export function findCommand(...commands: readonly string[]): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const paths = commands.filter(Boolean).flatMap((name) => folders.map((folder) => resolve(folder, name)))
  return paths.find((path) => existsSync(path)) ?? ''
}
