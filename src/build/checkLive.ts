import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../routes/table.ts'
import { headersFor } from './hosts/siteRules.ts'

/** Milliseconds after which a server counts as silent. */
const TIMEOUT = 15_000

/** Path that no site has. */
const NOWHERE = '/no-such-page-5f1c'

interface Answer {
  status: number
  headers: Headers
  text: string
}

async function ask(url: URL, encoding = 'identity'): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': encoding },
    signal: AbortSignal.timeout(TIMEOUT),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Compares the security headers of an answer with the build's. */
function headerProblems(headersText: string, path: string, { headers }: Answer): string[] {
  return Object.entries(headersFor(headersText, path)).flatMap(([name, value]) => {
    if (name === 'Cache-Control') return []
    const sent = headers.get(name)
    if (sent === value) return []
    return [`${path}: ${name} is ${sent === null ? 'missing' : `"${sent}" instead of "${value}"`}`]
  })
}

function cacheProblems(path: string, { headers }: Answer, cached: boolean): string[] {
  const value = headers.get('Cache-Control') ?? ''
  const isLong = /max-age=31536000/.test(value)
  if (cached && !isLong)
    return [
      `${path}: Cache-Control is "${value}"; its name changes with its content, so caches may keep it for a year`,
    ]
  if (!cached && /max-age=[1-9]/.test(value))
    return [`${path}: Cache-Control is "${value}"; caches must ask again each time`]
  return []
}

async function pageProblems(
  origin: string,
  path: string,
  dist: string,
  file: string,
  headersText: string,
): Promise<string[]> {
  const answer = await ask(new URL(path, origin))
  if (answer.status !== 200) return [`${path}: answers ${answer.status} instead of 200`]
  return [
    ...headerProblems(headersText, path, answer),
    ...cacheProblems(path, answer, false),
    ...(answer.text === readFileSync(join(dist, file), 'utf8')
      ? []
      : [`${path}: is not the page in dist/${file}; deploy dist/ again`]),
  ]
}

async function missingProblems(origin: string, path: string, headersText: string): Promise<string[]> {
  const answer = await ask(new URL(path, origin))
  if (answer.status !== 404) return [`${path}: answers ${answer.status} instead of 404`]
  return [
    ...headerProblems(headersText, '/404', answer).map((line) => line.replace('/404', path)),
    ...cacheProblems(path, answer, false),
  ]
}

async function redirectProblems(from: URL, to: URL): Promise<string[]> {
  const { status, headers } = await ask(from)
  const place = new URL(headers.get('Location') ?? '', from).href
  if ([301, 308].includes(status) && place === to.href) return []
  return [
    `${from.href}: answers ${status}${headers.has('Location') ? ` to ${place}` : ''} instead of a permanent redirect to ${to.href}`,
  ]
}

async function assetProblems(origin: string, path: string, headersText: string): Promise<string[]> {
  const answer = await ask(new URL(path, origin), 'gzip, br')
  if (answer.status !== 200) return [`${path}: answers ${answer.status} instead of 200`]
  return [
    ...headerProblems(headersText, path, answer),
    ...cacheProblems(path, answer, true),
    ...(/^(br|gzip|zstd)$/.test(answer.headers.get('Content-Encoding') ?? '')
      ? []
      : [`${path}: is sent without compression`]),
    ...(/^text\/javascript\b/.test(answer.headers.get('Content-Type') ?? '')
      ? []
      : [
          `${path}: Content-Type is "${answer.headers.get('Content-Type') ?? ''}" instead of text/javascript`,
        ]),
  ]
}

/**
 * Asks a live site for its pages, an unknown one, a missing asset and its redirects. Returns what differs from the build
 * in `dist`, one line each. The certificate is not examined beyond what `fetch` requires.
 */
export async function checkLive(origin: string, dist: string): Promise<string[]> {
  const headersText = readFileSync(join(dist, '_headers'), 'utf8')
  const script = headersText.split('\n').find((line) => /^\/assets\/.*\.js$/.test(line)) ?? '/assets/'
  const pages = routes.filter(({ path, file }) => path !== '*' && existsSync(join(dist, file)))
  const second = pages.find(({ path }) => path !== '/')
  const insecure = new URL(origin)
  insecure.protocol = 'http:'
  const checks = [
    ...pages.map(({ path, file }) => pageProblems(origin, path, dist, file, headersText)),
    missingProblems(origin, NOWHERE, headersText),
    missingProblems(origin, '/assets/missing-5f1c.js', headersText),
    assetProblems(origin, script, headersText),
    ...(second ? [redirectProblems(new URL(`${second.path}/`, origin), new URL(second.path, origin))] : []),
    // A server on this machine has no https.
    ...(origin.startsWith('https:') ? [redirectProblems(insecure, new URL('/', origin))] : []),
  ]
  const results = await Promise.allSettled(checks)
  const problems = results.flatMap((result) =>
    result.status === 'fulfilled' ? result.value : [reasonOf(origin, result.reason)],
  )
  // Every check of a silent server fails alike.
  return [...new Set(problems)]
}

function reasonOf(origin: string, reason: unknown): string {
  const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason
  return `${origin} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`
}
