import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLive } from '../../../src/tooling/checkLive.ts'
import { headersFor, REVALIDATE } from '../../../src/tooling/hosts/siteRules.ts'
import { builtAssets, builtFolder, readBuilt } from '../../helpers/builtSite.ts'
import { fileOf } from '../../../src/routes/table.ts'
import { content, servedRoutes } from '../../helpers/content.ts'
import {
  ask,
  copySite,
  deleteSite,
  smallSite,
  type Answer,
  type RunningServer,
  type SiteCopy,
} from './runServer.ts'
import { serverKinds } from './servers.ts'

const asset = (pattern: RegExp): string => {
  const name = builtAssets().find((each) => pattern.test(each))
  if (!name) throw new Error(`No asset matches ${String(pattern)}`)
  return `/${name}`
}

/** Headers of every answer. */
const security = headersFor(readBuilt('_headers'), '/')
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
]
const worker = asset(/createStage-.*\.js$/)
const font = asset(/\.woff2$/)
const YEAR = 'public, max-age=31536000, immutable'

const { about } = content.paths
const pages = servedRoutes
  .filter(({ path }) => path !== '*')
  .map(({ id }) => ({ path: content.paths[id], file: fileOf(content.paths[id]) }))

/** Addresses of files and what every server sends for them. */
const files: readonly (readonly [path: string, file: string, type: RegExp, cacheControl: string])[] = [
  ...pages.map((route) => [route.path, route.file, /^text\/html; ?charset=utf-8$/i, REVALIDATE] as const),
  [worker, worker, /^text\/javascript\b/, YEAR],
  [font, font, /^font\/woff2$/, YEAR],
  ['/posters/about-wide.avif', '/posters/about-wide.avif', /^image\/avif$/, 'max-age=86400'],
  ['/posters/about-wide.avif', '/posters/about-wide.avif', /^image\/avif$/, 'max-age=86400'],
  ['/share/home.jpg', '/share/home.jpg', /^image\/jpeg$/, REVALIDATE],
  ['/apple-touch-icon.png', '/apple-touch-icon.png', /^image\/png$/, REVALIDATE],
  ['/favicon.ico', '/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, REVALIDATE],
  ['/mark.svg', '/mark.svg', /^image\/svg\+xml$/, REVALIDATE],
  ['/robots.txt', '/robots.txt', /^text\/plain\b/, REVALIDATE],
  ['/sitemap.xml', '/sitemap.xml', /^(application|text)\/xml\b/, REVALIDATE],
]

/** Addresses without a file, among them files that only servers read. */
const lost = [
  '/nowhere',
  `${about}/us`,
  '/nowhere/',
  '/nowhere.html',
  '/404',
  '/404.html',
  '/assets',
  '/assets/',
  '/assets/gone-1a2b3c.js',
  '/assets/gone-1a2b3c.woff2',
  '/posters/gone.avif',
  '/_headers',
  '/vercel.json',
  '/index.html.br',
  `${worker}.gz`,
  '/.htaccess',
  '/.git/config',
]

const redirects: readonly (readonly [from: string, to: string])[] = [
  ...pages
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }) => [[`${path}/`, path] as const, [`${path}.html`, path] as const]),
  [`${about}/?time=3&x=%2F`, `${about}?time=3&x=%2F`],
  [`${about}.html?time=3`, `${about}?time=3`],
  ['/index.html', '/'],
  ['/index?a=b', '/?a=b'],
]

const sha = (body: Buffer) => createHash('sha256').update(body).digest('hex')
const file = (name: string) => readFileSync(join(builtFolder, name))
function expectSecurity({ headers }: Answer, where: string): void {
  expect(Object.keys(security)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
  for (const [name, value] of Object.entries(security))
    expect(headers[name.toLowerCase()], `${name} of ${where}`).toBe(value)
}

const plain = ({ headers, body }: Answer): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** What every server does with the built site. */
for (const { name: kind, isInstalled, start } of serverKinds)
  describe.runIf(isInstalled)(`the site on ${kind}`, () => {
    let site: SiteCopy
    let server: RunningServer
    let port: number
    beforeAll(async () => {
      site = copySite()
      server = await start(site)
      port = server.port
    })
    afterAll(async () => {
      await server.stop()
      deleteSite(site)
    })

    it('sends every kind of file with its type, its caching and every security header', async () => {
      for (const [path, name, type, cacheControl] of files) {
        const answer = await ask(port, path)
        expect(answer.status, path).toBe(200)
        expectSecurity(answer, path)
        expect(answer.headers['content-type'], path).toMatch(type)
        expect(answer.headers['cache-control'], path).toContain(cacheControl)
        expect(answer.headers['content-encoding'], path).toBeUndefined()
        expect(sha(answer.body), path).toBe(sha(file(name)))
      }
    })

    it('sends the built compressed file to a client that accepts it, and names it to caches', async ({
      skip,
    }) => {
      const { encodings } = server
      // A shared host compresses by itself, if at all.
      skip(encodings.length === 0)
      const brotli = encodings.includes('br')
      const [best, browsers] = [brotli ? 'br' : 'gzip', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }]
      for (const [path, name] of [
        ['/', 'index.html'],
        [about, fileOf(about)],
        [worker, worker],
        ['/mark.svg', 'mark.svg'],
      ] as const) {
        const [small, zipped, whole] = [
          await ask(port, path, browsers),
          await ask(port, path, { 'Accept-Encoding': 'gzip' }),
          await ask(port, path),
        ]
        expect(small.headers['content-encoding'], path).toBe(best)
        expect(sha(small.body), path).toBe(sha(file(brotli ? `${name}.br` : `${name}.gz`)))
        expect(zipped.headers['content-encoding'], path).toBe('gzip')
        expect(sha(zipped.body), path).toBe(sha(file(`${name}.gz`)))
        for (const answer of [small, zipped, whole]) {
          expect(sha(plain(answer)), path).toBe(sha(file(name)))
          expect(answer.headers['vary'], path).toMatch(/accept-encoding/i)
          expect(answer.headers['content-type'], path).toBe(whole.headers['content-type'])
        }
        const tags = [small, zipped, whole].map(({ headers }) => headers['etag'])
        expect(new Set(tags).size, `${path} ${tags.join()}`).toBe(brotli ? 3 : 2)
      }
    })

    it('answers 304 with the same caching to a client that has the file, and sends no body', async () => {
      for (const [path, , , cacheControl] of files)
        for (const encoding of ['identity', 'gzip']) {
          const accepted = { 'Accept-Encoding': encoding }
          const { headers } = await ask(port, path, accepted)
          const again = await ask(port, path, { ...accepted, 'If-None-Match': headers['etag'] ?? '' })
          expect([again.status, again.body.length], `${path} ${encoding}`).toEqual([304, 0])
          expect(again.headers['cache-control'], `${path} ${encoding}`).toContain(cacheControl)
        }
    })

    it('redirects addresses with a slash or an extension for good, and keeps the query', async () => {
      for (const [from, to] of redirects) {
        const answer = await ask(port, from)
        expect([301, 308], from).toContain(answer.status)
        const { pathname, search } = new URL(answer.headers.location ?? '', `http://127.0.0.1:${port}${from}`)
        expect(pathname + search, from).toBe(to)
        expect(answer.headers.location, from).not.toMatch(/^\/\/|^http:\/\/(?!127\.0\.0\.1)/)
        expectSecurity(answer, from)
        expect(answer.headers['cache-control'], from).toBe(REVALIDATE)
      }
    })

    it('never redirects to another site', async () => {
      for (const path of [
        '//evil.example/',
        `//evil.example${about}/`,
        `//evil.example${about}.html`,
        `/%0d%0aX:1${about}/`,
      ]) {
        const answer = await ask(port, path)
        expect(answer.headers.location ?? '/', path).toMatch(/^\/(?!\/)/)
        expect(answer.headers['x'], path).toBeUndefined()
      }
    })

    it('answers 404.html with every header, asked for again at once, where there is no file', async () => {
      for (const path of lost) {
        const answer = await ask(port, path, { 'Accept-Encoding': 'gzip' })
        expect(answer.status, path).toBe(404)
        expectSecurity(answer, path)
        expect(answer.headers['cache-control'], path).toBe(REVALIDATE)
        expect(answer.headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i)
        expect(answer.headers['content-encoding'], path).toBe('gzip')
        expect(sha(plain(answer)), path).toBe(sha(file('404.html')))
      }
    })

    it('is in order for the preflight of a live site', async () => {
      expect(await checkLive(`http://127.0.0.1:${port}`, builtFolder)).toEqual([])
    })
  })

/** What every server does with two languages, at the root of a host and below a path. */
for (const { name: kind, isInstalled, start } of serverKinds)
  describe.runIf(isInstalled)(`two languages on ${kind}`, () => {
    it.each(['/', '/my.site/'])('are served below %s', async (base) => {
      const names = ['index', 'about', '404', 'nb/index', 'nb/om-oss', 'nb/404'].map((name) => `${name}.html`)
      const site = await smallSite(base, [...names, 'assets/page-1a2b.js', 'nb/mark.svg', 'terms.pdf'])
      const server = await start(site)
      try {
        const answers: [path: string, status: number, file: string][] = [
          [base, 200, 'index.html'],
          [`${base}about`, 200, 'about.html'],
          [`${base}nb/`, 200, 'nb/index.html'],
          [`${base}nb/om-oss`, 200, 'nb/om-oss.html'],
          [`${base}nb/mark.svg`, 200, 'nb/mark.svg'],
          [`${base}assets/page-1a2b.js`, 200, 'assets/page-1a2b.js'],
          [`${base}nowhere`, 404, '404.html'],
          [`${base}nbx/nowhere`, 404, '404.html'],
          [`${base}assets/gone-1a2b.js`, 404, '404.html'],
          [`${base}_headers`, 404, '404.html'],
          ...['nowhere', 'nowhere/', 'about', '404', '404.html', 'om-oss.html.br'].map(
            (name): [string, number, string] => [`${base}nb/${name}`, 404, 'nb/404.html'],
          ),
        ]
        const { headers: pdf } = await ask(server.port, `${base}terms.pdf`)
        expect(pdf['content-type']).toBe('application/pdf')
        for (const [path, status, name] of answers) {
          const answer = await ask(server.port, path, { 'Accept-Encoding': 'gzip' })
          expect(answer.status, path).toBe(status)
          expect(plain(answer).toString(), path).toBe(name.repeat(40))
          expect(answer.headers['content-security-policy'], path).toContain("default-src 'none'")
          const kept = path.endsWith('page-1a2b.js') ? YEAR : REVALIDATE
          expect(answer.headers['cache-control'], path).toBe(kept)
        }
        const moved: [from: string, to: string][] = [
          ['index.html?a=b', '?a=b'],
          ['about/', 'about'],
          ['nb', 'nb/'],
          ['nb/index', 'nb/'],
          ['nb/index.html', 'nb/'],
          ['nb/om-oss/', 'nb/om-oss'],
          ['nb/om-oss.html?a=b', 'nb/om-oss?a=b'],
        ].map(([from, to]) => [`${base}${from}`, `${base}${to}`])
        if (base !== '/') moved.push([base.slice(0, -1), base])
        for (const [from, to] of moved) {
          const { status, headers } = await ask(server.port, from)
          const { pathname, search } = new URL(headers.location ?? '', 'http://127.0.0.1')
          expect([status, pathname + search], from).toEqual([308, to])
        }
        // The rest of a host is not the site's.
        expect((await ask(server.port, '/myxsite/about')).status).toBe(404)
        expect(await checkLive(`http://127.0.0.1:${server.port}`, site.dist)).toEqual([])
      } finally {
        await server.stop()
        deleteSite(site)
      }
    })
  })

it('tells browsers not to guess the types of files', () => {
  expect(security['X-Content-Type-Options']).toBe('nosniff')
})
