import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { textExtensions } from './hosts/siteRules.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Encodings that the build writes, the smallest first. `suffix` is added to the name of the file. */
export const encodings = [
  // Brotli has its highest quality by default.
  { name: 'br', suffix: '.br', compress: (content: Buffer) => brotli(content) },
  { name: 'gzip', suffix: '.gz', compress: (content: Buffer) => deflate(content, { level: 9 }) },
] as const

/**
 * Writes a `.br` and a `.gz` file beside every text file of `folder`, except where it would not be smaller.
 */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    globSync(`**/*.{${textExtensions.join()}}`, { cwd: folder }).map(async (name) => {
      const path = join(folder, name)
      const content = await readFile(path)
      for (const { suffix, compress } of encodings) {
        const result = await compress(content)
        if (result.length < content.length) await writeFile(path + suffix, result)
      }
    }),
  )
}
