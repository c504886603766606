import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersFor } from '../../src/build/hosts/siteRules.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml'])

/** Starts a static host: flat HTML files, gzipped text, the site's `_headers`, 404.html. */
export async function serve({
  folder,
  transform = (html) => html,
  headers = {},
}: {
  folder: string
  /** Transforms each HTML document before it is sent. */
  transform?: (html: string) => string
  /** Sent in addition to those of the site's `_headers` file. */
  headers?: OutgoingHttpHeaders
}): Promise<{ origin: string; close: () => void }> {
  const hostHeaders = existsSync(join(folder, '_headers'))
    ? readFileSync(join(folder, '_headers'), 'utf8')
    : ''
  const answers = new Map<string, { status: number; body: Buffer; headers: OutgoingHttpHeaders }>()
  const answerFor = (path: string) => {
    const base = join(folder, normalize(path))
    const candidates = [base, `${base}.html`, join(base, 'index.html')]
    const found = candidates.find((file) => existsSync(file) && statSync(file).isFile())
    const file = found ?? join(folder, '404.html')
    const type = extname(file)
    const raw = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    const content = type === '.html' ? Buffer.from(transform(raw.toString('utf8'))) : raw
    const compressed = COMPRESSED.has(type)
    const body = compressed ? gzipSync(content, { level: 9 }) : content
    return {
      status: found ? 200 : 404,
      body,
      headers: {
        ...headersFor(hostHeaders, path),
        'Content-Type': TYPES[type] ?? 'application/octet-stream',
        ...(compressed ? { 'Content-Encoding': 'gzip' } : {}),
        'Content-Length': body.length,
        ...headers,
      },
    }
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const answer = answers.get(path) ?? answerFor(path)
    answers.set(path, answer)
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Removes all scripts, which also preload modules, from `html`. Structured data (JSON-LD) stays. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
}
