import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersFor } from '../../src/build/hosts/headersFile.ts'

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

/** One answered request. */
export interface ServedFile {
  path: string
  /** Length of the body as sent, compressed. */
  bytes: number
}

export interface BenchServer {
  origin: string
  /** Returns every answered request since the last call, and empties the log. */
  takeLog(): ServedFile[]
  close(): Promise<void>
}

export interface ServerOptions {
  /** Folder per URL prefix, longest prefix first. `/` is the site. */
  folders: Readonly<Record<string, string>>
  /** Transforms each HTML document before it is sent. */
  transform?: (html: string) => string
  /** Sent in addition to those of the site's `_headers` file. */
  headers?: OutgoingHttpHeaders
}

interface Answer {
  status: number
  body: Buffer
  headers: OutgoingHttpHeaders
}

/** Starts a static host: flat HTML files, gzipped text, `_headers`, 404.html, and a log of each answer. */
export async function serve({
  folders,
  transform = (html) => html,
  headers = {},
}: ServerOptions): Promise<BenchServer> {
  const site = folders['/'] ?? ''
  const hostHeaders = existsSync(join(site, '_headers')) ? readFileSync(join(site, '_headers'), 'utf8') : ''
  const cache = new Map<string, Answer>()
  let log: ServedFile[] = []

  const fileOf = (path: string) => {
    const prefix = Object.keys(folders).find((each) => path.startsWith(each)) ?? '/'
    const base = join(folders[prefix] ?? site, normalize(`/${path.slice(prefix.length)}`))
    const candidates = [base, `${base}.html`, join(base, 'index.html')]
    return candidates.find((file) => existsSync(file) && statSync(file).isFile())
  }
  const answerFor = (path: string): Answer => {
    const found = fileOf(path)
    const file = found ?? join(site, '404.html')
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
    const answer = cache.get(path) ?? answerFor(path)
    cache.set(path, answer)
    log.push({ path, bytes: answer.body.length })
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    takeLog() {
      const taken = log
      log = []
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Removes all scripts and module preloads from `html`. Structured data (JSON-LD) stays. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
