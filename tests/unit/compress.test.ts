import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFolder } from '../../src/build/compress.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the compressed files', () => {
  const compress = () => compressFolder(join(folder, 'site'), join(folder, 'cache'))
  const built = (name: string) => readFileSync(join(folder, 'site', name))
  const text = 'The same words again. '.repeat(200)
  beforeEach(() => {
    mkdirSync(join(folder, 'site/assets'), { recursive: true })
    mkdirSync(join(folder, 'site/.well-known'))
    for (const name of ['index.html', 'assets/x.js', 'assets/y.woff2', '.well-known/security.txt'])
      writeFileSync(join(folder, 'site', name), text)
    writeFileSync(join(folder, 'site/robots.txt'), 'x')
  })

  it('hold the text of every text file, and no other file', async () => {
    await compress()
    for (const name of ['index.html', 'assets/x.js', '.well-known/security.txt']) {
      expect(brotliDecompressSync(built(`${name}.br`)).toString()).toBe(text)
      expect(gunzipSync(built(`${name}.gz`)).toString()).toBe(text)
    }
    expect(readdirSync(join(folder, 'site/assets'))).not.toContain('y.woff2.br')
  })

  it('are left out where they would be larger', async () => {
    await compress()
    expect(readdirSync(join(folder, 'site')).filter((name) => name.startsWith('robots'))).toEqual([
      'robots.txt',
    ])
  })

  it('are taken from the cache by the next build, and follow a change', async () => {
    await compress()
    const first = built('index.html.br')
    const cached = readdirSync(join(folder, 'cache'))
    await compress()
    expect(built('index.html.br')).toEqual(first)
    expect(readdirSync(join(folder, 'cache'))).toEqual(cached)
    writeFileSync(join(folder, 'site/index.html'), text.toUpperCase())
    await compress()
    expect(brotliDecompressSync(built('index.html.br')).toString()).toBe(text.toUpperCase())
  })

  it.skipIf(process.platform === 'win32')(
    'are made again by the next build when the one before ended in the middle of a file',
    async () => {
      const words = randomBytes(100_000).toString('hex')
      writeFileSync(join(folder, 'site/index.html'), words)
      const compressLike = `import { compressFolder } from ${JSON.stringify(pathToFileURL('src/build/compress.ts').href)}
        await compressFolder(...${JSON.stringify([join(folder, 'site'), join(folder, 'cache')])})`
      // The limit of a file's size ends the process in the middle of the first large file, as a full disk does.
      const { status, signal } = spawnSync('sh', [
        '-c',
        'ulimit -f 8; exec "$@"',
        'sh',
        process.execPath,
        '--input-type=module',
        '--eval',
        compressLike,
      ])
      expect([status, signal]).not.toEqual([0, null])
      await compress()
      expect(brotliDecompressSync(built('index.html.br')).toString()).toBe(words)
      expect(gunzipSync(built('index.html.gz')).toString()).toBe(words)
    },
  )
})
