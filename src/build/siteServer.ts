import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersFor } from './hostFiles.ts'

/** Files for the host, which it does not serve. */
const HOST_FILES = new Set(['/_headers', '/vercel.json'])

/** `Cache-Control` of Netlify, Cloudflare Pages and Vercel where a site sets none. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

function setHeaders(response: ServerResponse, headersFile: string, path: string): void {
  response.setHeader('Cache-Control', REVALIDATE)
  for (const [name, value] of Object.entries(headersFor(headersFile, path))) response.setHeader(name, value)
}

/**
 * Makes `vite preview` behave like a static host: it serves about.html at /about, sends the headers of the built
 * `_headers` file, and answers unknown paths with 404.html and status 404.
 */
export function siteServer(): Plugin {
  return {
    name: 'tidewright:site-server',
    configurePreviewServer(server) {
      const { root, build } = server.config
      const outDir = resolve(root, build.outDir)
      const headersFile = readFileSync(join(outDir, '_headers'), 'utf8')
      const notFound = readFileSync(join(outDir, '404.html'))
      const files = sirv(outDir, {
        extensions: ['html'],
        etag: true,
        setHeaders: (response, path) => setHeaders(response, headersFile, path),
      })
      server.middlewares.use((request, response) => {
        const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
        const sendNotFound = () => {
          setHeaders(response, headersFile, path)
          // A year in the cache would hide an asset that the next deploy adds.
          response.setHeader('Cache-Control', REVALIDATE)
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html;charset=utf-8')
          response.end(request.method === 'HEAD' ? undefined : notFound)
        }
        if (HOST_FILES.has(path)) sendNotFound()
        else files(request, response, sendNotFound)
      })
    },
  }
}
