import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mediaTypes } from './hosts/siteRules.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const textExtensions = Object.keys(mediaTypes).filter((extension) => mediaTypes[extension]?.text)

/** Encodings that the build writes, the smallest first. `suffix` is added to the name of the file. */
export const encodings = [
  {
    name: 'br',
    suffix: '.br',
    compress: (content: Buffer) =>
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  },
  { name: 'gzip', suffix: '.gz', compress: (content: Buffer) => deflate(content, { level: 9 }) },
] as const

/** Writes a `.br` and a `.gz` file beside every text file of `folder`, except where it would not be smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const pattern = `*.{${textExtensions.join()}}`
  // Glob patterns skip folders that begin with a dot.
  const files = [
    ...globSync(`**/${pattern}`, { cwd: folder }),
    ...globSync(`.well-known/${pattern}`, { cwd: folder }),
  ]
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(folder, name))
      for (const { suffix, compress } of encodings) {
        const result = await compress(content)
        if (result.length < content.length) await writeFile(join(folder, name + suffix), result)
      }
    }),
  )
}
