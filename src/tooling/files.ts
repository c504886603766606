import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { messageOf, ProblemsError } from '../shared/errors.ts'

/** Writes a file, and the folders in which it lies. */
export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const problemsOf = (error: unknown) => (error instanceof ProblemsError ? error.problems : [messageOf(error)])

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

const plain = (name: string) => name.normalize('NFC').toLowerCase()

/**
 * Returns the name of a file as its folder has it, or undefined. Other capitals or decomposed letters lead to
 * the file on macOS and Windows, but not on the server.
 */
export function nameOnDisk(file: string): string | undefined {
  const [folder, wanted] = [dirname(file), basename(file)]
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.find((name) => name === wanted) ?? names.find((name) => plain(name) === plain(wanted))
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

/**
 * Returns the folder in which a project's builds keep fonts and pictures: in its `node_modules`, or below the
 * system's temporary folder where that cannot be written, as in an image whose packages belong to root.
 */
export function cacheFolderOf(root: string): string {
  const folder = join(root, 'node_modules/.cache/tidewright')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return join(tmpdir(), `tidewright-${hash('sha256', root).slice(0, 10)}`)
  }
}

/** Returns the paths of all files in a folder, relative to it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** `_headers` comes last: a preview takes it for the end of a build. */
const rankOf = (file: string) => (file === '_headers' ? 2 : Number(/\.html(\.\w+)?$/.test(file)))

/**
 * Makes a folder that is served equal to another one: first what pages need, then the pages, and last it
 * removes the rest.
 */
function copyOver(folder: string, place: string): void {
  const files = filesIn(folder).toSorted((a, b) => rankOf(a) - rankOf(b))
  for (const file of files) {
    const target = join(place, file)
    mkdirSync(dirname(target), { recursive: true })
    // Under another name first: nobody must get half a file.
    copyFileSync(join(folder, file), `${target}.next`)
    rename(`${target}.next`, target)
  }
  const kept = new Set(files)
  for (const file of filesIn(place)) if (!kept.has(file)) remove(join(place, file))
}

/** Lets everybody read a folder. Copies have the modes of their files, which a umask of 077 had closed. */
function makeReadable(folder: string): void {
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = join(folder, path)
    const stats = statSync(file)
    chmodSync(file, stats.mode | (stats.isDirectory() ? 0o555 : 0o444))
  }
}

/**
 * Puts a folder in the place of another one, which may be missing, a symbolic link to a folder, a mount, or
 * on another file system. The old files stay until the new ones are there.
 *
 * @throws {ProblemsError} if the place cannot be written
 */
export function replaceFolder(folder: string, place: string): void {
  const target = existsSync(place) ? realpathSync(place) : place
  const last = `${target}-last`
  mkdirSync(dirname(target), { recursive: true })
  makeReadable(folder)
  try {
    remove(last)
    if (existsSync(target)) rename(target, last)
    rename(folder, target)
  } catch {
    // A mount cannot be renamed, nor can a folder move to another file system.
    if (existsSync(last) && !existsSync(target)) rename(last, target)
    try {
      copyOver(folder, target)
    } catch (error) {
      throw new ProblemsError(`The site is in ${folder} and cannot take its place:`, problemsOf(error))
    }
    remove(folder)
  }
  remove(last)
}

const isRunning = (pid: number): boolean => {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes an empty folder for a build, with a lock file beside it until the returned function is called. A lock
 * that a stopped build left counts for nothing.
 *
 * @throws {ProblemsError} if another build has the folder, or it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  // In a container each build can have the same number.
  if (owner > 0 && owner !== process.pid && isRunning(owner))
    throw new ProblemsError('Another build is running:', [
      `process ${owner} writes ${folder}; wait for its end, or remove ${lock} if it is no build`,
    ])
  try {
    remove(lock)
    remove(folder)
    mkdirSync(folder, { recursive: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (error) {
    throw new ProblemsError('The site cannot be built here:', problemsOf(error))
  }
  return () => remove(lock)
}
