import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../shared/errors.ts'
import { pagesIn, pathRules } from './hosts/pathRules.ts'
import { headersFor, readHeaders } from './hosts/siteRules.ts'

const ask = (url: string) =>
  fetch(url, {
    redirect: 'manual',
    // A server on this machine answers as behind a proxy that ends HTTPS.
    headers: { 'Accept-Encoding': 'gzip, br', 'X-Forwarded-Proto': 'https' },
    // A server that says nothing for so many milliseconds is silent.
    signal: AbortSignal.timeout(15_000),
  })

/**
 * Asks a live site for its pages, their script, unknown pages and a redirect. Returns a line for each way in
 * which it differs from the build in `dist`, with the first address and the number of the others.
 */
export async function checkLive(origin: string, dist: string): Promise<string[]> {
  const { headers: rules, base } = readHeaders(dist)
  const { names, folders } = pathRules({ base, pages: pagesIn(dist) })
  const home = origin + base
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const [, script] = /data-modules="(?:[^"]* )?([^" ]+)"/.exec(read('index.html')) ?? []
  /** Addresses by what is wrong with them. */
  const found = new Map<string, string[]>()
  const report = (address: string, sentence: string) =>
    void found.set(sentence, [...(found.get(sentence) ?? []), address])

  const checkFile = async (path: string, file: string, status = 200) => {
    const answer = await ask(origin + path)
    if (answer.status !== status) {
      report(path, `answers ${answer.status} instead of ${status}`)
      return
    }
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      const sent = answer.headers.get(name)
      if (sent === null) report(path, `is sent without ${name}`)
      else if (sent !== value) report(path, `${name} is "${sent}" instead of "${value}"`)
    }
    if (!answer.headers.has('Content-Encoding')) report(path, 'is sent without compression')
    if ((await answer.text()) !== read(file))
      report(path, 'is not what dist/ has; deploy it again, and turn off what rewrites pages on their way')
  }
  const checkRedirect = async (from: string, to: string) => {
    const { status, headers } = await ask(from)
    const target = headers.get('Location')
    if (![301, 308].includes(status) || target === null || new URL(target, from).href !== to)
      report(from, `answers ${status} instead of a permanent redirect to ${to}`)
  }

  const checks = [
    ...names.map((name) => checkFile(base + name, `${name}.html`)),
    ...folders.flatMap((folder) => [
      checkFile(base + folder, `${folder}index.html`),
      checkFile(`${base}${folder}no-such-page-5f1c`, `${folder}404.html`, 404),
    ]),
    ...(script === undefined ? [] : [checkFile(script, script.slice(base.length))]),
    ...names.slice(0, 1).map((name) => checkRedirect(`${home}${name}/`, home + name)),
    // A server on this machine has no https.
    ...(home.startsWith('https:') ? [checkRedirect(home.replace('https:', 'http:'), home)] : []),
  ]
  await Promise.all(
    checks.map((check) =>
      check.catch((error: Error) => report(origin, `does not answer: ${messageOf(error.cause ?? error)}`)),
    ),
  )
  return Array.from(found, ([sentence, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    return `${first}${more}: ${sentence}`
  })
}
