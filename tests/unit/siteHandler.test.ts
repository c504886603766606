import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteHandler } from '../../src/build/siteHandler.ts'
import { ask } from '../built/hosts/ask.ts'

describe('the server of the preview', () => {
  let folder: string
  let server: Server
  let port: number
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'handler-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, '_headers'), '/*\n  X-Test: yes\n')
    writeFileSync(join(folder, 'index.html'), 'plain')
    writeFileSync(join(folder, 'index.html.br'), 'brotli')
    writeFileSync(join(folder, 'index.html.gz'), gzipSync('plain'))
    server = createServer(siteHandler(folder))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['gzip, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    ['brotli', undefined],
  ])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
    const { headers } = await ask(port, '/', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('answers 405 with every header to a method that only a form would use', async () => {
    const { status, headers } = await ask(port, '/', {}, 'POST')
    expect([status, headers['allow'], headers['x-test']]).toEqual([405, 'GET, HEAD', 'yes'])
  })

  it('answers 404 in plain text before 404.html is built, also for a folder', async () => {
    for (const path of ['/nowhere', '/assets', '/assets/x.js/y']) {
      const { status, headers } = await ask(port, path)
      expect([status, headers['content-type'], headers['x-test']]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'yes',
      ])
    }
  })

  it('answers 200 again to a tag of another build', async () => {
    const { headers } = await ask(port, '/')
    const etag = headers['etag'] ?? ''
    expect((await ask(port, '/', { 'If-None-Match': `"other", ${etag}` })).status).toBe(304)
    writeFileSync(join(folder, 'index.html'), 'changed')
    expect((await ask(port, '/', { 'If-None-Match': etag })).status).toBe(200)
  })
})
