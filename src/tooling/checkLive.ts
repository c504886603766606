import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../shared/errors.ts'
import { pagesIn, pathRules } from './hosts/pathRules.ts'
import { headersFor, readHeaders, REVALIDATE } from './hosts/siteRules.ts'

/** Milliseconds after which a server counts as silent. */
const TIMEOUT = 15_000

const ask = (url: URL) =>
  fetch(url, {
    redirect: 'manual',
    // A server on this machine answers as behind a proxy that ends HTTPS.
    headers: { 'Accept-Encoding': 'gzip, br', 'X-Forwarded-Proto': 'https' },
    signal: AbortSignal.timeout(TIMEOUT),
  })

/**
 * Service workers by the names of common tools: Workbox, Create React App, Rails, Angular, Flutter, SuperPWA.
 */
const WORKERS = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'ngsw-worker.js',
  'flutter_service_worker.js',
  'superpwa-sw.js',
]
/** A service worker that removes itself. Browsers keep one whose file is missing. */
const REMOVER =
  "addEventListener('install', () => skipWaiting()); " +
  "addEventListener('activate', () => registration.unregister())"

const isScript = ({ headers }: Response) =>
  /^(text|application)\/(x-)?javascript\b/.test(headers.get('Content-Type') ?? '')

/** These decide the caching of redirects and of missing assets. */
const decidesCaching = ({ headers }: Response) =>
  /^(netlify|cloudflare|github\.com)$/i.test(headers.get('Server') ?? '')

/** GitHub Pages sends no header of the site's, redirects nothing and has one 404 page. */
const isGitHub = ({ headers }: Response) => headers.get('Server') === 'GitHub.com'

/**
 * Asks a live site for its pages, an unknown one, a missing asset and its redirects. Returns what differs
 * from the build in `dist`, one line each: as `limits` what GitHub Pages cannot do. The certificate is not
 * examined beyond what `fetch` requires.
 */
export async function checkLive(origin: string, dist: string) {
  const { headers: rules, base } = readHeaders(dist)
  const { names, folders } = pathRules({ base, pages: pagesIn(dist) })
  const asset = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? ''
  const script = `${base}assets/${asset}`
  // A set, because every check of a silent server fails alike.
  const problems = new Set<string>()
  const limits = new Set<string>()

  /**
   * Checks an answer's status, security headers, caching and compression. Returns it, or null for another
   * status.
   */
  const checkFile = async (path: string, status = 200): Promise<Response | null> => {
    const answer = await ask(new URL(path, origin))
    if (answer.status !== status) {
      problems.add(`${path}: answers ${answer.status} instead of ${status}`)
      return null
    }
    if (!/^(br|gzip|zstd)$/.test(answer.headers.get('Content-Encoding') ?? ''))
      problems.add(`${path}: is sent without compression`)
    if (isGitHub(answer)) {
      limits.add('the headers are not sent: no security policy, no caching by kind of file')
      return answer
    }
    for (const [name, value] of Object.entries(headersFor(rules, status === 404 ? `${base}404` : path))) {
      const sent = answer.headers.get(name)
      if (name !== 'Cache-Control' && sent !== value)
        problems.add(`${path}: ${name} is ${sent === null ? 'missing' : `"${sent}" instead of "${value}"`}`)
    }
    const caching = answer.headers.get('Cache-Control') ?? ''
    const isKept = path.startsWith(`${base}assets/`) && decidesCaching(answer)
    if (path !== script && !isKept && /max-age=[1-9]/.test(caching))
      problems.add(`${path}: Cache-Control is "${caching}"; caches must ask again each time`)
    if (path === script && !caching.includes('max-age=31536000'))
      problems.add(
        `${path}: Cache-Control is "${caching}"; its name changes with its content, ` +
          'so caches may keep it for a year',
      )
    return answer
  }
  const checkPage = async (path: string, file: string, status = 200) => {
    const answer = await checkFile(path, status)
    const text = await answer?.text()
    if (!answer || text === readFileSync(join(dist, file), 'utf8')) return
    if (isGitHub(answer) && text === readFileSync(join(dist, '404.html'), 'utf8'))
      limits.add(`${path}: is the page in dist/404.html, not that in dist/${file}`)
    else
      problems.add(
        text?.includes('/cdn-cgi/')
          ? `${path}: is rewritten by Cloudflare; turn off Email Address Obfuscation and Rocket Loader there`
          : `${path}: is not the page in dist/${file}; deploy dist/ again`,
      )
  }
  const checkScript = async () => {
    const answer = await checkFile(script)
    if (answer && !isScript(answer))
      problems.add(
        `${script}: Content-Type is "${answer.headers.get('Content-Type')}" instead of text/javascript`,
      )
  }
  /** Before the first deployment, the former site answers. */
  const checkWorker = async (path: string) => {
    const answer = await ask(new URL(path, origin))
    if (answer.status === 200 && isScript(answer))
      problems.add(
        `${path}: is the service worker of a former site, which its visitors go on seeing; ` +
          `write one that removes itself into public/, and keep the file: ${REMOVER}`,
      )
  }
  const checkRedirect = async (from: URL, to: URL) => {
    const answer = await ask(from)
    const { status, headers } = answer
    const location = headers.get('Location')
    const target = location === null ? '' : new URL(location, from).href
    if (isGitHub(answer) && status === 404) {
      limits.add(`${from.href}: answers 404 instead of a redirect to ${to.href}`)
      return
    }
    if (![301, 308].includes(status) || target !== to.href)
      problems.add(
        `${from.href}: answers ${status}${target && ` to ${target}`} ` +
          `instead of a permanent redirect to ${to.href}`,
      )
    const caching = headers.get('Cache-Control') ?? ''
    if (from.protocol === to.protocol && caching !== REVALIDATE && !decidesCaching(answer))
      problems.add(`${from.href}: Cache-Control is "${caching}"; caches must ask again each time`)
  }

  const home = new URL(base, origin)
  const results = await Promise.allSettled([
    ...names.map((name) => checkPage(base + name, `${name}.html`)),
    ...folders.flatMap((folder) => [
      checkPage(base + folder, `${folder}index.html`),
      checkPage(`${base}${folder}no-such-page-5f1c`, `${folder}404.html`, 404),
    ]),
    checkPage(`${base}assets/missing-5f1c.js`, '404.html', 404),
    checkScript(),
    ...WORKERS.filter((name) => !existsSync(join(dist, name))).map((name) => checkWorker(base + name)),
    ...names
      .slice(0, 1)
      .map((name) => checkRedirect(new URL(`${base}${name}/`, origin), new URL(base + name, origin))),
    // A server on this machine has no https.
    ...(home.protocol === 'https:'
      ? [checkRedirect(new URL(home.href.replace('https:', 'http:')), home)]
      : []),
  ])
  for (const result of results)
    if (result.status === 'rejected') {
      const { reason } = result as { reason: unknown }
      const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason
      problems.add(`${origin} does not answer: ${messageOf(cause)}`)
    }
  return { problems: [...problems], limits: [...limits] }
}
