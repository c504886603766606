import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLive } from '../../src/tooling/checkLive.ts'
import { REVALIDATE } from '../../src/tooling/hosts/siteRules.ts'
import { fileOf } from '../../src/routes/table.ts'
import { write } from '../../src/tooling/files.ts'
import { withStartScript } from '../../src/tooling/startScript.ts'
import { listen, type Listening } from '../helpers/listen.ts'

const YEAR = 'public, max-age=31536000, immutable'
const SCRIPT = '/assets/page-1a2b.js'
const LIBRARY = '/assets/library-3c4d.js'
const OLD_SCRIPT = '/assets/page-0000.js'
const MISSING = '/assets/missing-5f1c.js'
const UNKNOWN = '/no-such-page-5f1c'
const FRAMES = 'X-Frame-Options'
const pages = ['/', '/about', '/terms']

/** Returns a page that has the agency's mail address and names the build's script. */
const pageOf = (title: string) =>
  withStartScript(`<h1>${title}</h1>\n<p>Write to <b>crew@firm.com</b></p></body>`, [SCRIPT, LIBRARY])
const hideMail = ({ body }: Reply): Reply => ({
  body: body?.replace('crew@firm.com', '<a href="/cdn-cgi/l/email-protection">mail</a>'),
})
const olden = ({ body }: Reply): Reply => ({ body: body?.replace(SCRIPT, OLD_SCRIPT) })

interface Reply {
  status?: number
  headers?: Record<string, string | undefined>
  /** It is sent as its `Content-Encoding` says. */
  body?: string | undefined
}

/** Returns the reply of a server that does everything right. */
function goodReply(path: string): Reply {
  const headers = {
    [FRAMES]: 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': REVALIDATE,
    'Content-Encoding': 'gzip',
  }
  if (pages.includes(path)) return { headers, body: pageOf(path) }
  if (path === SCRIPT) {
    const type = { 'Content-Type': 'text/javascript', 'Cache-Control': YEAR }
    return { headers: { ...headers, ...type }, body: 'export {}' }
  }
  if (path === '/about/') return { status: 308, headers: { ...headers, Location: '/about' } }
  return { status: 404, headers, body: pageOf('not found') }
}

describe('the preflight of a live site', () => {
  let dist = ''
  let server: Listening
  /** Changes of the good replies, by path. */
  let faults: Readonly<Record<string, Reply>> = {}
  /** Changes of every good reply. */
  let proxy: (reply: Reply, path: string) => Reply = () => ({})

  beforeEach(async () => {
    faults = {}
    proxy = () => ({})
    dist = mkdtempSync(join(tmpdir(), 'live-'))
    for (const path of pages) write(join(dist, fileOf(path)), pageOf(path))
    write(join(dist, '404.html'), pageOf('not found'))
    write(
      join(dist, '_headers'),
      `/*\n  ${FRAMES}: DENY\n  Referrer-Policy: no-referrer\n/assets/*\n  Cache-Control: ${YEAR}\n`,
    )
    write(join(dist, SCRIPT), 'export {}')
    server = await listen(({ url = '' }, response) => {
      const good = goodReply(url)
      const changes = { ...proxy(good, url), ...faults[url] }
      const { status = 200, body = '', ...reply } = { ...good, ...changes }
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
    expect(await checkLive(server.origin, dist)).toEqual({ problems: [], limits: [] })
  })

  it('accepts a missing asset that a host which reads _headers lets caches keep', async () => {
    faults = { [MISSING]: { headers: { Server: 'Netlify', 'Cache-Control': YEAR } } }
    expect(await checkLive(server.origin, dist)).toEqual({ problems: [], limits: [] })
  })

  const header = (name: string, value?: string) => ({ headers: { [name]: value } })
  const caching = (value: string) => header('Cache-Control', value)
  it.each<[fault: string, path: string, changed: Reply, problem: string]>([
    ['a page that is down', '/terms', { status: 500 }, 'answers 500 instead of 200'],
    ['a page of a former site', '/terms', { body: 'old' }, 'is not the page in dist/terms.html; deploy'],
    ['white space', '/terms', { body: pageOf('/terms').replace('\n', '') }, 'its way: other white space;'],
    ['another page', '/terms', { body: pageOf('/') }, 'is the page in dist/index.html, not that in dist/ter'],
    ['a missing header', '/terms', header(FRAMES), 'is sent without X-Frame-Options'],
    ['another header', '/terms', header(FRAMES, 'no'), 'X-Frame-Options is "no" instead of "DENY"'],
    ['a page kept by caches', '/terms', caching('max-age=600'), '"max-age=600"; caches must ask again'],
    ['a 404 that is none', MISSING, { status: 200 }, 'answers 200 instead of 404'],
    ['a 404 kept for a year', MISSING, caching(YEAR), `Cache-Control is "${YEAR}"; caches must ask again`],
    ['a 404 without headers', UNKNOWN, header(FRAMES), 'is sent without X-Frame-Options'],
    ['a script as it is', SCRIPT, header('Content-Encoding'), 'is sent without compression'],
    ['a script asked for each time', SCRIPT, caching('no-cache'), '"no-cache"; its name changes with its'],
    ['a script as text', SCRIPT, header('Content-Type', 'text/plain'), '"text/plain" instead of text/java'],
    ['a 404 as it is', UNKNOWN, header('Content-Encoding'), 'without compression'],
    ['a redirect kept by caches', '/about/', header('Cache-Control'), 'Cache-Control is ""; caches must ask'],
    [
      'a former site',
      '/sw.js',
      { status: 200, ...header('Content-Type', 'text/javascript') },
      'a former site, which its visitors go on seeing; write one that removes itself as public/sw.js',
    ],
    ['no redirect', '/about/', { status: 200, ...header('Location') }, 'answers 200 instead of a permanent'],
    ['a temporary redirect', '/about/', { status: 302 }, 'answers 302 to'],
  ])('reports %s', async (_, path, changed, problem) => {
    faults = { [path]: changed }
    const { problems } = await checkLive(server.origin, dist)
    expect(problems).toEqual([expect.stringContaining(problem)])
    expect(problems[0]).toContain(`${path}: `)
  })

  const more = (count: number) => ` (and ${count - 1} more): `
  /** Every page and two unknown addresses, and these with the script. */
  const [everyPage, everyFile] = [pages.length + 2, pages.length + 3].map((count) => `/${more(count)}`)
  const unzipped = header('Content-Encoding')
  const advice = 'turn off Email Address Obfuscation and Rocket Loader there'
  const cloudflare = `${everyPage}is rewritten by Cloudflare; ${advice}`
  const plain = `${everyFile}is sent without compression`
  const older = `${everyPage}is not the page in dist/index.html; deploy dist/ again`
  it.each<[fault: string, change: typeof proxy, problems: string[]]>([
    [
      'a proxy that changes a word of every page, and adds an attribute to its script',
      ({ body }) => ({ body: body?.replace('@', ' (at) ').replace('.js">', '.js" nonce="5e6f">') }),
      [
        `${everyPage}is rewritten on its way: "crew (at) firm.com" instead of "crew@firm.com /b /p"; ` +
          'turn that off at the proxy or host',
      ],
    ],
    ['a proxy that hides mail addresses', hideMail, [cloudflare]],
    ['a proxy that does not compress', () => unzipped, [plain]],
    ['a proxy that does both', (reply) => ({ ...hideMail(reply), ...unzipped }), [cloudflare, plain]],
    [
      'an older build',
      (reply, path) =>
        path === OLD_SCRIPT
          ? { status: 200, ...goodReply(SCRIPT) }
          : path === SCRIPT
            ? goodReply('')
            : olden(reply),
      [older],
    ],
    [
      'a server without the headers',
      () => ({ headers: { [FRAMES]: undefined, 'Referrer-Policy': undefined } }),
      [`${everyFile}is sent without ${FRAMES}, Referrer-Policy`],
    ],
    [
      'a header that differs from page to page',
      (_, path) => header(FRAMES, path),
      [`${everyFile}${FRAMES} is "/" instead of "DENY"`],
    ],
    [
      'a server that is down',
      () => ({ status: 503 }),
      [`/${more(pages.length + 3)}answers 503 instead of 200`],
    ],
    [
      'pages of the host for unknown addresses',
      ({ status }) => (status === 404 ? { body: 'gone' } : {}),
      [`${MISSING}${more(2)}is not the page in dist/404.html`],
    ],
  ])('writes one line for each cause: %s', async (_, change, problems) => {
    proxy = change
    expect(await checkLive(server.origin, dist)).toEqual({ problems, limits: [] })
  })

  it('tells what GitHub Pages cannot do from what is wrong there', async () => {
    const homes = ['/en/', '/nb/']
    for (const home of homes) {
      write(join(dist, home, 'index.html'), pageOf(home))
      write(join(dist, home, '404.html'), pageOf(`not below ${home}`))
    }
    const headers = {
      Server: 'GitHub.com',
      [FRAMES]: undefined,
      'Cache-Control': 'max-age=600',
      'Content-Type': 'application/javascript; charset=utf-8',
      Location: undefined,
    }
    proxy = (_, path) => ({
      headers,
      ...(path === '/about/' && { status: 404 }),
      ...(homes.includes(path) && { status: 200, body: pageOf(path) }),
    })
    expect(await checkLive(server.origin, dist)).toEqual({
      problems: [],
      limits: [
        `/en${UNKNOWN} (and 1 more): is the page in dist/404.html, not that in dist/en/404.html`,
        `${server.origin}/about/: answers 404 instead of a permanent redirect to ${server.origin}/about`,
        'the headers are not sent: no security policy, no caching by kind of file',
      ],
    })
    faults = { '/terms': { body: 'old' } }
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
