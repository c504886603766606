import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { encodings } from './compress.ts'
import { pagesIn, pathRules } from './hosts/pathRules.ts'
import { headersFor, isUnserved, readHeaders, REVALIDATE } from './hosts/siteRules.ts'

/**
 * Answers requests from a built folder as the site's hosts do: pages without extension, redirects, compressed
 * text, the headers of `_headers`, and 404.html. It lists the files once. Over plain HTTP it leaves out what
 * asks for HTTPS: a phone that looks at a build on this machine would get neither scripts nor fonts.
 *
 * @throws {Error} if the folder has no finished build
 */
export function siteHandler(outDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const { headers, base } = readHeaders(outDir)
  const { folders, redirects } = pathRules({ base, pages: pagesIn(outDir) })
  const aliases = redirects.map(({ from, to }) => [new RegExp(from), to] as const)
  const homePaths = new Set(folders.map((folder) => base + folder))
  const notFoundPages = folders.flatMap((folder) =>
    [...encodings, { name: '', suffix: '' }]
      .map(({ name, suffix }) => ({ encoding: name, file: join(outDir, folder, `404.html${suffix}`) }))
      .filter(({ file }) => existsSync(file))
      .map(({ encoding, file }) => ({ start: folder && base + folder, encoding, page: readFileSync(file) })),
  )
  const serve = sirv(outDir, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders(response, path) {
      // sirv does not know the type.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
  })
  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
    response.setHeader('Cache-Control', REVALIDATE)
    const isSecure = 'encrypted' in request.socket || request.headers['x-forwarded-proto'] === 'https'
    for (const [name, value] of Object.entries(headersFor(headers, path)))
      response.setHeader(name, isSecure ? value : value.replace(/; upgrade-insecure-requests$/, ''))
    // A browser keeps it for the host, also for other servers there.
    if (!isSecure) response.removeHeader('Strict-Transport-Security')
    const target = aliases.reduce((result, [from, to]) => result.replace(from, to), path)
    const notFound = () => {
      const accepted = request.headers['accept-encoding']?.toString() ?? ''
      const { page, encoding } =
        notFoundPages.find((each) => path.startsWith(each.start) && accepted.includes(each.encoding)) ?? {}
      if (encoding) response.setHeader('Content-Encoding', encoding)
      response.writeHead(404, {
        // No cache may keep this 404: a missing asset can exist after the next deployment.
        'Cache-Control': REVALIDATE,
        'Content-Type': 'text/html;charset=utf-8',
        Vary: 'Accept-Encoding',
        'Content-Length': page?.length ?? 0,
      })
      response.end(request.method === 'HEAD' ? undefined : page)
    }
    if (target !== path)
      response.writeHead(308, { Location: query === undefined ? target : `${target}?${query}` }).end()
    else if (!homePaths.has(path) && (!path.startsWith(base) || /\.html$|\/404$|\/$/.test(path))) notFound()
    else if (isUnserved(path.slice(base.length - 1))) notFound()
    else {
      request.url = request.url?.slice(base.length - 1)
      serve(request, response, notFound)
    }
  }
}

/** Returns a handler that lists the files again after each build: pages would be cut at their old length. */
function currentSiteHandler(outDir: string): ReturnType<typeof siteHandler> {
  const builtAt = () => statSync(join(outDir, '_headers'), { throwIfNoEntry: false })?.mtimeMs
  let known = builtAt()
  let handler = siteHandler(outDir)
  return (request, response) => {
    const latest = builtAt()
    // While a build takes its place there is no folder for a moment.
    if (latest !== undefined && latest !== known) {
      handler = siteHandler(outDir)
      known = latest
    }
    handler(request, response)
  }
}

/** Makes `vite preview` answer as the site's hosts do, and say where the site and the mailbox are. */
export function siteServer(): Plugin {
  return {
    name: 'site-server',
    config: ({ root = '.', build }) => ({
      base: readHeaders(resolve(root, build?.outDir ?? 'dist')).base,
      // A phone or a tunnel has another host name. It gets built files, and in demo mode what was typed.
      preview: { allowedHosts: true },
    }),
    configurePreviewServer(server) {
      const { root, build, mode } = server.config
      server.middlewares.use(currentSiteHandler(resolve(root, build.outDir)))
      if (mode !== 'demo') return
      // A signal to `npm start` ends npm and its shell, which does not pass the signal on.
      const parent = process.ppid
      setInterval(() => process.ppid !== parent && process.exit(), 500).unref()
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        const address = server.resolvedUrls?.local[0] ?? '/'
        console.log(`
  The site: ${address}   Messages of its form: ${address}mailbox   Nothing leaves this computer.
  Another port: npm start -- --port 4180   Stop: Ctrl+C
`)
      }
    },
  }
}
