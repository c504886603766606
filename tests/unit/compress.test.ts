import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
})
