import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file, and the folders in which it lies. */
export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Returns the content of a file in a cache. One that does not exist is made. */
export async function cached(file: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  if (!existsSync(file)) {
    const content = await make()
    // Under another name first: a build that is stopped must not leave half a file in the cache.
    write(`${file}.${process.pid}`, content)
    renameSync(`${file}.${process.pid}`, file)
  }
  return readFileSync(file)
}

/** Returns the folder in which a project's builds keep fonts and pictures. */
export const cacheFolderOf = (root: string): string => join(root, 'node_modules/.cache/tidewright')
