import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLive } from '../../src/tooling/checkLive.ts'
import { fileOf } from '../../src/routes/table.ts'
import { write } from '../../src/tooling/files.ts'
import { withStartScript } from '../../src/tooling/startScript.ts'
import { listen, type Listening } from '../helpers/listen.ts'

const YEAR = 'public, max-age=31536000, immutable'
const SCRIPT = '/assets/page-1a2b.js'
const FRAMES = 'X-Frame-Options'
const pages = ['/', '/about', '/terms']

const pageOf = (title: string) => withStartScript(`<h1>${title}</h1></body>`, [SCRIPT, '/assets/other.js'])

interface Reply {
  status?: number
  headers?: Record<string, string | undefined>
  body?: string
}

/** Returns the reply of a server that does everything right. */
function goodReply(path: string): Reply {
  const headers = { [FRAMES]: 'DENY', 'Content-Encoding': 'gzip' }
  if (pages.includes(path)) return { headers, body: pageOf(path) }
  if (path === SCRIPT) return { headers: { ...headers, 'Cache-Control': YEAR }, body: 'export {}' }
  if (path === '/about/') return { status: 308, headers: { ...headers, Location: '/about' } }
  return { status: 404, headers, body: pageOf('not found') }
}

describe('the preflight of a live site', () => {
  let dist = ''
  let server: Listening
  /** Changes the good replies. */
  let fault: (path: string) => Reply = () => ({})

  beforeEach(async () => {
    fault = () => ({})
    dist = mkdtempSync(join(tmpdir(), 'live-'))
    for (const path of pages) write(join(dist, fileOf(path)), pageOf(path))
    write(join(dist, '404.html'), pageOf('not found'))
    write(join(dist, '_headers'), `/*\n  ${FRAMES}: DENY\n/assets/*\n  Cache-Control: ${YEAR}\n`)
    write(join(dist, SCRIPT), 'export {}')
    server = await listen(({ url = '' }, response) => {
      const good = goodReply(url)
      const { status = 200, body = '', ...reply } = { ...good, ...fault(url) }
      const headers = { ...good.headers, ...reply.headers }
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value)
      response.writeHead(status).end(headers['Content-Encoding'] ? gzipSync(body) : body)
    })
  })
  afterEach(async () => {
    rmSync(dist, { recursive: true })
    await server.close()
  })

  it('finds nothing on a server that follows the build', async () => {
    expect(await checkLive(server.origin, dist)).toEqual([])
  })

  const header = (name: string, value?: string) => ({ headers: { [name]: value } })
  it.each<[fault: string, path: string, changed: Reply, problem: string]>([
    ['a page that is down', '/terms', { status: 500 }, 'answers 500 instead of 200'],
    ['a page of a former site', '/terms', { body: 'old' }, 'is not what dist/ has; deploy it again'],
    ['a missing header', '/terms', header(FRAMES), 'is sent without X-Frame-Options'],
    ['another header', '/terms', header(FRAMES, 'no'), 'X-Frame-Options is "no" instead of "DENY"'],
    ['a 404 that is none', '/no-such-page-5f1c', { status: 200 }, 'answers 200 instead of 404'],
    ['a script asked for each time', SCRIPT, header('Cache-Control', 'no-cache'), '"no-cache" instead of'],
    ['a script as it is', SCRIPT, header('Content-Encoding'), 'is sent without compression'],
    ['a temporary redirect', '/about/', { status: 302 }, 'answers 302 instead of a permanent redirect to'],
  ])('reports %s', async (_, path, changed, problem) => {
    fault = (asked) => (asked === path ? changed : {})
    const problems = await checkLive(server.origin, dist)
    expect(problems).toEqual([expect.stringContaining(problem)])
    expect(problems[0]).toContain(`${path}: `)
  })

  it('writes one line for what all pages lack', async () => {
    fault = () => header(FRAMES)
    // Three pages, an unknown one and the script.
    expect(await checkLive(server.origin, dist)).toEqual([
      expect.stringMatching(/^\S+ \(and 4 more\): is sent without X-Frame-Options$/),
    ])
  })

  it('reports a server that does not answer', async () => {
    const silent = 'http://127.0.0.1:1'
    expect(await checkLive(silent, dist)).toEqual([
      expect.stringMatching(`^${silent} \\(and \\d more\\): does not answer: `),
    ])
  })
})
