import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { REVALIDATE } from '../../../src/build/hosts/siteRules.ts'
import { builtFolder } from '../../helpers/builtSite.ts'
import { files, font, lost, redirects, security, worker, YEAR } from './addresses.ts'
import { ask, type Answer } from './ask.ts'
import type { RunningServer } from './runServer.ts'

const sha = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const file = (name: string) => readFileSync(join(builtFolder, name))
function expectSecurity({ headers }: Answer, where: string): void {
  for (const [name, value] of Object.entries(security))
    expect(headers[name.toLowerCase()], `${name} of ${where}`).toBe(value)
}

const plain = ({ headers, body }: Answer): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

interface Expectation {
  title: string
  assertOn: (server: RunningServer) => Promise<void>
}

/** What every server does with the built site. */
export const expectations: readonly Expectation[] = [
  {
    title: 'sends every kind of file with its type, its caching and every security header',
    async assertOn({ port }) {
      for (const [path, name, type, cacheControl] of files) {
        const answer = await ask(port, path)
        expect(answer.status, path).toBe(200)
        expectSecurity(answer, path)
        expect(answer.headers['content-type'], path).toMatch(type)
        expect(answer.headers['cache-control'], path).toContain(cacheControl)
        expect(answer.headers['content-encoding'], path).toBeUndefined()
        expect(sha(answer.body), path).toBe(sha(file(name)))
      }
    },
  },
  {
    title: 'sends the built compressed file to a client that accepts it, and names it to caches',
    async assertOn({ port, brotli }) {
      const [best, browsers] = [brotli ? 'br' : 'gzip', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }]
      for (const [path, name] of [
        ['/', 'index.html'],
        ['/about', 'about.html'],
        [worker, worker],
        ['/site.webmanifest', 'site.webmanifest'],
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
    },
  },
  {
    title: 'answers 304 with the same headers while a file is unchanged',
    async assertOn({ port }) {
      for (const [path, cacheControl] of [
        ['/about', REVALIDATE],
        [worker, YEAR],
        [font, YEAR],
      ] as const) {
        const { headers } = await ask(port, path, { 'Accept-Encoding': 'gzip' })
        expect(headers['etag'], path).toBeTruthy()
        const again = await ask(port, path, {
          'Accept-Encoding': 'gzip',
          'If-None-Match': headers['etag'] ?? '',
        })
        expect(again.status, path).toBe(304)
        expect(again.body).toHaveLength(0)
        expectSecurity(again, path)
        expect(again.headers['cache-control'], path).toBe(cacheControl)
      }
    },
  },
  {
    title: 'redirects addresses with a slash or an extension for good, and keeps the query',
    async assertOn({ port }) {
      for (const [from, to] of redirects) {
        const answer = await ask(port, from)
        expect([301, 308], from).toContain(answer.status)
        const { pathname, search } = new URL(answer.headers.location ?? '', `http://127.0.0.1:${port}${from}`)
        expect(pathname + search, from).toBe(to)
        expect(answer.headers.location, from).not.toMatch(/^\/\/|^http:\/\/(?!127\.0\.0\.1)/)
        expectSecurity(answer, from)
      }
    },
  },
  {
    title: 'never redirects to another site',
    async assertOn({ port }) {
      for (const path of [
        '//evil.example/',
        '//evil.example/about/',
        '//evil.example/about.html',
        '/%0d%0aX:1/about/',
      ]) {
        const answer = await ask(port, path)
        expect(answer.headers.location ?? '/', path).toMatch(/^\/(?!\/)/)
        expect(answer.headers['x'], path).toBeUndefined()
      }
    },
  },
  {
    title: 'answers 404.html with every header, asked for again at once, where there is no file',
    async assertOn({ port }) {
      for (const path of lost) {
        const answer = await ask(port, path, { 'Accept-Encoding': 'gzip' })
        expect(answer.status, path).toBe(404)
        expectSecurity(answer, path)
        expect(answer.headers['cache-control'], path).toBe(REVALIDATE)
        expect(answer.headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i)
        expect(sha(plain(answer)), path).toBe(sha(file('404.html')))
      }
    },
  },
  {
    title: 'sends no file from outside of the built folder',
    async assertOn({ port }) {
      for (const path of [
        '/..%2fdist-hosts/nginx/site.conf',
        '/../dist-hosts/nginx/site.conf',
        '/assets/../../dist-hosts/nginx/site.conf',
        '/%00',
        '/%E0%A4%A',
        `/${'a'.repeat(3000)}`,
      ]) {
        const answer = await ask(port, path)
        expect([400, 403, 404, 414], `${path.slice(0, 40)} ${answer.status}`).toContain(answer.status)
        expect(answer.body.toString(), path).not.toContain('gzip_static')
      }
    },
  },
  {
    title: 'answers HEAD as GET without a body',
    async assertOn({ port }) {
      for (const [path, status] of [
        ['/about', 200],
        ['/nowhere', 404],
      ] as const) {
        const [head, get] = [await ask(port, path, {}, 'HEAD'), await ask(port, path)]
        expect([head.status, head.body.length], path).toEqual([status, 0])
        expect(head.headers['content-length'], path).toBe(String(get.body.length))
      }
    },
  },
]
