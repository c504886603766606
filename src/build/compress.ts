import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mediaTypes } from './mediaTypes.ts'
import { writeWhole } from './writeWhole.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const textExtensions = Object.keys(mediaTypes).filter((extension) => mediaTypes[extension]?.text)

/** Encodings that the build writes, the smallest first. `suffix` is added to the name of the file. */
export const encodings = [
  {
    name: 'br',
    suffix: '.br',
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { name: 'gzip', suffix: '.gz', compress: (content: Buffer) => deflate(content, { level: 9 }) },
] as const

type Encoding = (typeof encodings)[number]

/** Milliseconds after which a result that no build asked for is deleted: 30 days. */
const CACHE_LIFETIME = 30 * 24 * 3600 * 1000

/**
 * Compresses a file, or returns the cached result for the same content. Brotli at its best quality takes seconds for
 * three.js.
 */
async function compressCached(
  content: Buffer,
  { suffix, compress }: Encoding,
  cache: string,
): Promise<Buffer> {
  const file = join(cache, createHash('sha256').update(content).digest('hex') + suffix)
  try {
    const result = await readFile(file)
    const now = new Date()
    await utimes(file, now, now)
    return result
  } catch {
    const result = await compress(content)
    writeWhole(file, result)
    return result
  }
}

/** Deletes results that no build has used for CACHE_LIFETIME. */
async function deleteUnused(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name)
    if (Date.now() - (await stat(file)).mtimeMs > CACHE_LIFETIME) await rm(file, { force: true })
  }
}

/**
 * Writes a `.br` and a `.gz` file beside every text file of `folder`, except where it would not be smaller.
 *
 * @param cache folder that keeps results from one build to the next; it is created if missing
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const files = globSync(`**/*.{${textExtensions.join()}}`, { cwd: folder })
  // Glob patterns skip folders that begin with a dot.
  files.push(...globSync(`.well-known/*.{${textExtensions.join()}}`, { cwd: folder }))
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(folder, name))
      for (const encoding of encodings) {
        const result = await compressCached(content, encoding, cache)
        if (result.length < content.length) await writeFile(join(folder, name + encoding.suffix), result)
      }
    }),
  )
  await deleteUnused(cache)
}
