import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { encodings } from './compress.ts'
import { headersFor } from './hosts/headersFile.ts'
import { isUnserved, pathPatterns, REVALIDATE } from './hosts/siteRules.ts'
import { mediaTypeOf } from './mediaTypes.ts'

const page = new RegExp(pathPatterns.page)
const pageAlias = new RegExp(pathPatterns.pageAlias)
const homeAlias = new RegExp(pathPatterns.homeAlias)

/** Error codes of reading a path that is not a file. */
const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

/** Returns the content of a file, or null if there is none. */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** True if an `Accept-Encoding` header names the encoding without `q=0`. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    return name === encoding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))
  })
}

/** Returns the path of the file for a decoded address, relative to the built folder. Returns null if there is none. */
function fileOf(path: string): string | null {
  if (path === '/') return '/index.html'
  const name = page.exec(path)?.[1]
  if (name) return `/${name}.html`
  const segments = path.split('/')
  const unsafe = path.includes('\0') || path.includes('\\') || segments.includes('..')
  return unsafe || path.endsWith('.html') || isUnserved(path) ? null : path
}

/** Returns null for a malformed percent-escape. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

interface Content {
  body: Buffer
  encoding: string | null
}

/** Returns the smallest form of a file that the client accepts, or null. The whole file is read before anything is sent. */
async function readContent(file: string, acceptEncoding: string): Promise<Content | null> {
  if (mediaTypeOf(file).text) {
    for (const { name, suffix } of encodings) {
      const body = accepts(acceptEncoding, name) ? await readIfThere(file + suffix) : null
      if (body) return { body, encoding: name }
    }
  }
  const body = await readIfThere(file)
  return body && { body, encoding: null }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
  content: Content,
): void {
  const { type, text } = mediaTypeOf(file)
  const hash = createHash('sha256').update(content.body).digest('base64url').slice(0, 22)
  const etag = `"${hash}"`
  response.setHeader('ETag', etag)
  if (text) response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    response.writeHead(304).end()
    return
  }
  if (content.encoding) response.setHeader('Content-Encoding', content.encoding)
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', content.body.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : content.body)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(text)
}

async function answer(outDir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
  const rules = await readIfThere(join(outDir, '_headers'))
  if (!rules) {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Retry-After', '2')
    // The build's own headers are not there yet.
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    response.setHeader('X-Content-Type-Options', 'nosniff')
    sendText(
      response,
      503,
      'The site is being built. Reload this page in a few seconds. If no build runs: npm run build\n',
    )
    return
  }
  response.setHeader('Cache-Control', REVALIDATE)
  for (const [name, value] of Object.entries(headersFor(rules.toString('utf8'), address)))
    response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, 'Method not allowed\n')
    return
  }
  const target = homeAlias.test(address) ? '/' : address.replace(pageAlias, '/$1')
  if (target !== address) {
    response.setHeader('Location', query === undefined ? target : `${target}?${query}`)
    response.writeHead(308).end()
    return
  }
  const acceptEncoding = request.headers['accept-encoding'] ?? ''
  const path = decoded(address)
  const file = path === null ? null : fileOf(path)
  const content = file && (await readContent(join(outDir, file), acceptEncoding))
  if (content) {
    send(request, response, 200, file, content)
    return
  }
  // No cache may keep this 404: a missing asset can exist after the next deployment.
  response.setHeader('Cache-Control', REVALIDATE)
  const notFoundPage = await readContent(join(outDir, '404.html'), acceptEncoding)
  if (notFoundPage) send(request, response, 404, '404.html', notFoundPage)
  else sendText(response, 404, 'Not found\n')
}

/**
 * Answers requests from a built folder as the site's hosts do: pages without extension, redirects, compressed text, the
 * headers of `_headers`, and 404.html. It reads the folder at each request, so a new build is served at once. Without
 * `_headers`, which a build writes last, it answers 503.
 */
export function siteHandler(outDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(outDir, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) sendText(response, 500, 'The file could not be read\n')
      else response.destroy()
    })
  }
}
