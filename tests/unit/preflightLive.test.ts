import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLive } from '../../src/tooling/checkLive.ts'
import { REVALIDATE } from '../../src/tooling/hosts/siteRules.ts'
import { fileOf } from '../../src/routes/table.ts'
import { write } from '../../src/tooling/files.ts'
import { listen, type Listening } from '../helpers/listen.ts'

const YEAR = 'public, max-age=31536000, immutable'
const SCRIPT = '/assets/page-1a2b.js'
const MISSING = '/assets/missing-5f1c.js'
const UNKNOWN = '/no-such-page-5f1c'
const REWRITTEN = '<a href="/cdn-cgi/l/email-protection">'
const pages = ['/', '/about', '/terms']

interface Reply {
  status?: number
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

/** Returns the reply of a server that does everything right. */
function goodReply(path: string): Reply {
  const zipped = { 'Content-Encoding': 'gzip' }
  if (pages.includes(path)) return { headers: zipped, body: gzipSync(path) }
  if (path === SCRIPT) {
    const type = { 'Content-Type': 'text/javascript', 'Cache-Control': YEAR }
    return { headers: { ...zipped, ...type }, body: gzipSync('export {}') }
  }
  if (path === '/about/') return { status: 308, headers: { Location: path.slice(0, -1) } }
  return { status: 404, headers: zipped, body: gzipSync('not found') }
}

describe('the preflight of a live site', () => {
  let dist = ''
  let server: Listening
  /** Changes of the good replies, by path. */
  let faults: Readonly<Record<string, Reply>> = {}

  beforeEach(async () => {
    faults = {}
    dist = mkdtempSync(join(tmpdir(), 'live-'))
    for (const path of pages) write(join(dist, fileOf(path)), path)
    write(join(dist, '404.html'), 'not found')
    write(join(dist, '_headers'), `/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: ${YEAR}\n`)
    write(join(dist, SCRIPT), 'export {}')
    server = await listen(({ url = '' }, response) => {
      const reply = { status: 200, body: '', ...goodReply(url), ...faults[url] }
      const everywhere = {
        'X-Frame-Options': 'DENY',
        'Cache-Control': REVALIDATE,
      }
      const headers = { ...everywhere, ...goodReply(url).headers, ...faults[url]?.headers }
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value)
      response.writeHead(reply.status).end(reply.body)
    })
  })
  afterEach(async () => {
    rmSync(dist, { recursive: true })
    await server.close()
  })

  it('finds nothing on a server that follows the build', async () => {
    expect(await checkLive(server.origin, dist)).toEqual({ problems: [], limits: [] })
  })

  it('accepts a missing asset that a host which reads _headers lets caches keep', async () => {
    faults = { [MISSING]: { headers: { Server: 'Netlify', 'Cache-Control': YEAR } } }
    expect(await checkLive(server.origin, dist)).toEqual({ problems: [], limits: [] })
  })

  const header = (name: string, value?: string) => ({ headers: { [name]: value } })
  const FRAMES = 'X-Frame-Options'
  const caching = (value: string) => header('Cache-Control', value)
  it.each<[fault: string, path: string, changed: Reply, problem: string]>([
    ['a page that is down', '/terms', { status: 500 }, 'answers 500 instead of 200'],
    ['an older build', '/terms', { body: gzipSync('old') }, 'is not the page in dist/terms.html; deploy'],
    ['a rewritten page', '/terms', { body: gzipSync(REWRITTEN) }, 'is rewritten by Cloudflare; turn off'],
    ['a missing header', '/terms', header(FRAMES), 'X-Frame-Options is missing'],
    ['another header', '/terms', header(FRAMES, 'no'), 'X-Frame-Options is "no" instead of "DENY"'],
    ['a page kept by caches', '/terms', caching('max-age=600'), '"max-age=600"; caches must ask again'],
    ['a 404 that is none', MISSING, { status: 200 }, 'answers 200 instead of 404'],
    ['a 404 kept for a year', MISSING, caching(YEAR), `Cache-Control is "${YEAR}"; caches must ask again`],
    ['a 404 without headers', UNKNOWN, header(FRAMES), 'X-Frame-Options is missing'],
    ['a script as it is', SCRIPT, { ...header('Content-Encoding'), body: '' }, 'is sent without compression'],
    ['a script asked for each time', SCRIPT, caching('no-cache'), '"no-cache"; its name changes with its'],
    ['a script as text', SCRIPT, header('Content-Type', 'text/plain'), '"text/plain" instead of text/java'],
    ['a 404 as it is', UNKNOWN, { ...header('Content-Encoding'), body: 'not found' }, 'without compression'],
    ['another 404', UNKNOWN, { body: gzipSync('gone') }, 'is not the page in dist/404.html'],
    ['a redirect kept by caches', '/about/', header('Cache-Control'), 'Cache-Control is ""; caches must ask'],
    [
      'a former site',
      '/sw.js',
      { status: 200, ...header('Content-Type', 'text/javascript') },
      'a former site',
    ],
    ['no redirect', '/about/', { status: 200, ...header('Location') }, 'answers 200 instead of a permanent'],
    ['a temporary redirect', '/about/', { status: 302 }, 'answers 302 to'],
  ])('reports %s', async (_, path, changed, problem) => {
    faults = { [path]: changed }
    const { problems } = await checkLive(server.origin, dist)
    expect(problems).toEqual([expect.stringContaining(problem)])
    expect(problems[0]).toContain(`${path}: `)
  })

  it('tells what GitHub Pages cannot do from what is wrong there', async () => {
    write(join(dist, 'en/index.html'), '/en/')
    write(join(dist, 'en/404.html'), 'not found in English')
    const sent = {
      Server: 'GitHub.com',
      'X-Frame-Options': undefined,
      'Cache-Control': 'max-age=600',
      'Content-Type': 'application/javascript; charset=utf-8',
    }
    const paths = [...pages, SCRIPT, MISSING, UNKNOWN, `/en${UNKNOWN}`]
    faults = {
      ...Object.fromEntries(paths.map((path) => [path, { headers: sent }])),
      '/en/': { status: 200, headers: sent, body: gzipSync('/en/') },
      '/about/': { status: 404, headers: { ...sent, Location: undefined } },
    }
    const { problems, limits } = await checkLive(server.origin, dist)
    expect(problems).toEqual([])
    expect(limits.toSorted()).toEqual([
      `/en${UNKNOWN}: is the page in dist/404.html, not that in dist/en/404.html`,
      `${server.origin}/about/: answers 404 instead of a redirect to ${server.origin}/about`,
      'the headers are not sent: no security policy, no caching by kind of file',
    ])
    faults = { ...faults, '/terms': { headers: sent, body: gzipSync('old') } }
    expect((await checkLive(server.origin, dist)).problems).toEqual([
      '/terms: is not the page in dist/terms.html; deploy dist/ again',
    ])
  })

  it('reports a server that does not answer', async () => {
    const silent = 'http://127.0.0.1:1'
    const { problems } = await checkLive(silent, dist)
    expect(problems).toEqual([expect.stringContaining(`${silent} does not answer: `)])
  })
})
