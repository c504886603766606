import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf, ProblemsError } from '../shared/errors.ts'

/** Writes a file, and the folders in which it lies. */
export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Milliseconds between two tries to rename or remove what another program holds, as virus scanners do. */
const PAUSE = 100
const TRIES = 12
const isHeld = (error: unknown) =>
  ['EPERM', 'EBUSY', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Renames a file or a folder. One that another program holds for a moment is tried again for a second.
 *
 * @throws {ProblemsError} if it is held for longer
 */
export function rename(from: string, to: string, tries = TRIES): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isHeld(error)) throw error
    if (tries <= 1)
      throw new ProblemsError('A file cannot be moved:', [
        `${messageOf(error)}; close the programs that use it, or let it be written, and try again`,
      ])
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    rename(from, to, tries - 1)
  }
}

/**
 * Removes a file or a folder, if it exists, with as many tries.
 *
 * @throws {ProblemsError} if another program holds it for longer
 */
export function remove(path: string): void {
  try {
    // Each pause is that much longer than the one before.
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: PAUSE })
  } catch (error) {
    if (!isHeld(error)) throw error
    throw new ProblemsError('A file cannot be removed:', [
      `${messageOf(error)}; close the programs that use it, or let it be written, and try again`,
    ])
  }
}

/** Returns the content of a file in a cache. One that does not exist is made. */
export async function cached(file: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  if (!existsSync(file)) {
    const content = await make()
    // Under another name first: a build that is stopped must not leave half a file in the cache.
    write(`${file}.${process.pid}`, content)
    rename(`${file}.${process.pid}`, file)
  }
  return readFileSync(file)
}

/** Returns the folder in which a project's builds keep fonts and pictures. */
export const cacheFolderOf = (root: string): string => join(root, 'node_modules/.cache/tidewright')

/** Lets everybody read a folder. Copies have the modes of their files, which a umask of 077 had closed. */
function makeReadable(folder: string): void {
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = join(folder, path)
    const stats = statSync(file)
    chmodSync(file, stats.mode | (stats.isDirectory() ? 0o555 : 0o444))
  }
}

/** Puts a folder in the place of another one, readable by everybody. A server nearly always finds one. */
export function replaceFolder(folder: string, place: string): void {
  const last = `${place}-last`
  makeReadable(folder)
  remove(last)
  if (existsSync(place)) rename(place, last)
  rename(folder, place)
  remove(last)
}
