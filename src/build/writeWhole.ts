import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file under another name first. A process that ends meanwhile leaves no part of it under its own name. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}.tmp`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
