import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLive } from '../../src/build/checkLive.ts'
import { servedRoutes } from '../helpers/content.ts'

const YEAR = 'public, max-age=31536000, immutable'
const SCRIPT = '/assets/page-1a2b.js'
const pages = servedRoutes.filter(({ path }) => path !== '*')

interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

/** Returns the reply of a server that does everything right. */
function goodReply(path: string): Reply {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  }
  const page = pages.find((route) => route.path === path)
  if (page) return { status: 200, headers: { ...headers, 'Content-Type': 'text/html' }, body: page.id }
  if (path === SCRIPT)
    return {
      status: 200,
      headers: {
        ...headers,
        'Cache-Control': YEAR,
        'Content-Type': 'text/javascript',
        'Content-Encoding': 'gzip',
      },
      body: gzipSync('export {}'),
    }
  if (pages.some((route) => `${route.path}/` === path))
    return { status: 308, headers: { ...headers, Location: path.slice(0, -1) }, body: '' }
  return { status: 404, headers, body: 'not found' }
}

describe('the preflight of a live site', () => {
  let dist = ''
  let server: Server
  let origin = ''
  /** Changes the good reply. */
  let fault: (path: string, reply: Reply) => Reply = (_, reply) => reply

  beforeEach(async () => {
    fault = (_, reply) => reply
    dist = mkdtempSync(join(tmpdir(), 'live-'))
    for (const { file, id } of pages) writeFileSync(join(dist, file), id)
    writeFileSync(
      join(dist, '_headers'),
      `/*\n  X-Content-Type-Options: nosniff\n${SCRIPT}\n  Cache-Control: ${YEAR}\n`,
    )
    const answer: RequestListener = ({ url = '' }, response) => {
      const { status, headers, body } = fault(url, goodReply(url))
      response.writeHead(status, headers).end(body)
    }
    server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    rmSync(dist, { recursive: true })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('finds nothing on a server that follows the build', async () => {
    expect(await checkLive(origin, dist)).toEqual([])
  })

  const without = (name: string) => (reply: Reply) => {
    const { [name]: _, ...headers } = reply.headers
    return { ...reply, headers }
  }
  const withHeader = (name: string, value: string) => (reply: Reply) => ({
    ...reply,
    headers: { ...reply.headers, [name]: value },
  })

  it.each<[string, string, (reply: Reply) => Reply, string]>([
    [
      'a page that is down',
      '/terms',
      (reply) => ({ ...reply, status: 500 }),
      '/terms: answers 500 instead of 200',
    ],
    [
      'an older build',
      '/terms',
      (reply) => ({ ...reply, body: 'old' }),
      '/terms: is not the page in dist/terms.html; deploy dist/ again',
    ],
    [
      'a missing header',
      '/terms',
      without('X-Content-Type-Options'),
      '/terms: X-Content-Type-Options is missing',
    ],
    [
      'another header',
      '/terms',
      withHeader('X-Content-Type-Options', 'none'),
      '/terms: X-Content-Type-Options is "none" instead of "nosniff"',
    ],
    [
      'a page kept by caches',
      '/terms',
      withHeader('Cache-Control', 'max-age=600'),
      '/terms: Cache-Control is "max-age=600"; caches must ask again each time',
    ],
    [
      'a 404 that is none',
      '/assets/missing-5f1c.js',
      () => ({ status: 200, headers: {}, body: '<html>' }),
      '/assets/missing-5f1c.js: answers 200 instead of 404',
    ],
    [
      'a 404 kept for a year',
      '/assets/missing-5f1c.js',
      withHeader('Cache-Control', YEAR),
      `/assets/missing-5f1c.js: Cache-Control is "${YEAR}"; caches must ask again each time`,
    ],
    [
      'a 404 without headers',
      '/no-such-page-5f1c',
      without('X-Content-Type-Options'),
      '/no-such-page-5f1c: X-Content-Type-Options is missing',
    ],
    [
      'a script without compression',
      SCRIPT,
      (reply) => without('Content-Encoding')({ ...reply, body: 'export {}' }),
      `${SCRIPT}: is sent without compression`,
    ],
    [
      'a script asked for each time',
      SCRIPT,
      withHeader('Cache-Control', 'no-cache'),
      `${SCRIPT}: Cache-Control is "no-cache"; its name changes with its content, so caches may keep it for a year`,
    ],
    [
      'a script of another type',
      SCRIPT,
      withHeader('Content-Type', 'text/plain'),
      `${SCRIPT}: Content-Type is "text/plain" instead of text/javascript`,
    ],
    [
      'no redirect',
      '/about/',
      () => ({ status: 200, headers: {}, body: '' }),
      'answers 200 instead of a permanent redirect to',
    ],
    ['a temporary redirect', '/about/', (reply) => ({ ...reply, status: 302 }), 'answers 302 to'],
  ])('reports %s', async (_, path, change, problem) => {
    fault = (url, reply) => (url === path ? change(reply) : reply)
    const problems = await checkLive(origin, dist)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it('reports a server that does not answer', async () => {
    const silent = 'http://127.0.0.1:1'
    const problems = await checkLive(silent, dist)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^http:\/\/127\.0\.0\.1:1 does not answer: /)
  })
})
