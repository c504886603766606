import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersFor } from './hostFiles.ts'

/** Files that describe the site to its host; a host reads them and serves none of them. */
const UNSERVED = new Set(['/_headers', '/vercel.json'])

/** What the named hosts say by themselves of files that the `_headers` file does not mention. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'

function setHeaders(response: ServerResponse, headersFile: string, path: string): void {
  response.setHeader('Cache-Control', ASK_AGAIN)
  for (const [name, value] of Object.entries(headersFor(headersFile, path))) response.setHeader(name, value)
}

/**
 * `vite preview` as a static host would do it: flat HTML files without their extension, the headers of the built
 * `_headers` file on every answer, and 404.html with status 404 for everything unknown.
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
        const answerLost = () => {
          setHeaders(response, headersFile, path)
          // An asset that is missing now may be there after the next deploy.
          response.setHeader('Cache-Control', ASK_AGAIN)
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html;charset=utf-8')
          response.end(request.method === 'HEAD' ? undefined : notFound)
        }
        if (UNSERVED.has(path)) answerLost()
        else files(request, response, answerLost)
      })
    },
  }
}
