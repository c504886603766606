import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../shared/errors.ts'
import { pagesIn, pathRules } from './hosts/pathRules.ts'
import { headersFor, readHeaders, REVALIDATE } from './hosts/siteRules.ts'

const ask = (url: string) =>
  fetch(url, {
    redirect: 'manual',
    // A server on this machine answers as behind a proxy that ends HTTPS.
    headers: { 'Accept-Encoding': 'gzip, br', 'X-Forwarded-Proto': 'https' },
    // A server that says nothing for so many milliseconds is silent.
    signal: AbortSignal.timeout(15_000),
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
const isScript = ({ headers }: Response) =>
  /^(text|application)\/(x-)?javascript\b/.test(headers.get('Content-Type') ?? '')

/** These decide the caching of redirects and of missing assets. */
const decidesCaching = ({ headers }: Response) =>
  /^(netlify|cloudflare|github\.com)$/i.test(headers.get('Server') ?? '')

/** GitHub Pages sends no header of the site's, redirects nothing and has one 404 page. */
const isGitHub = ({ headers }: Response) => headers.get('Server') === 'GitHub.com'

/**
 * Lines of one cause differ in their address, in what they quote and in the file of the page. An answer of
 * 200 or 404 can have several causes, and any other status has one, whatever was expected.
 */
const causeOf = (line: string) =>
  line.replaceAll(/^\S+: |"[^"]*"|dist\/\S+|(?<=answers (?!200|404)\d+) .*/g, '')

/** Returns a line for each cause: that of the first address, with the number of the others. */
const groupByCause = (lines: Set<string>) =>
  Array.from(Map.groupBy([...lines].toSorted(), causeOf).values(), ([first = '', ...others]) =>
    others.length > 0 ? first.replace(': ', ` (and ${others.length} more): `) : first,
  )

/** Returns the first words in which a live page differs from the built one: `"call" instead of "write"`. */
function difference(...pages: string[]): string {
  const [found = [], built = []] = pages.map((html) => html.split(/[\s<>"{};]+/))
  const at = built.findIndex((word, index) => word !== found[index])
  if (at < 0) return 'other white space'
  return [found, built].map((words) => `"${words.slice(at, at + 3).join(' ')}"`).join(' instead of ')
}

/**
 * Asks a live site for its pages, a script, an unknown page, a missing asset and its redirects. Returns what
 * differs from the build in `dist`, one line for each cause: as `limits` what GitHub Pages cannot do. The
 * certificate is not examined beyond what `fetch` requires.
 */
export async function checkLive(origin: string, dist: string) {
  const { headers: rules, base } = readHeaders(dist)
  const pages = pagesIn(dist)
  const { names, folders } = pathRules({ base, pages })
  const home = origin + base
  const assets = `${base}assets/`
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  // Sets, because every check of a silent server fails alike.
  const problems = new Set<string>()
  const limits = new Set<string>()
  const report = (address: string, sentence: string, list = problems) => list.add(`${address}: ${sentence}`)

  /**
   * Checks an answer's status, security headers, caching and compression. Returns it, or null for another
   * status.
   */
  const checkFile = async (path: string, status = 200) => {
    const answer = await ask(origin + path)
    const { headers } = answer
    if (answer.status !== status) {
      report(path, `answers ${answer.status} instead of ${status}`)
      return null
    }
    if (!/^(br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? ''))
      report(path, 'is sent without compression')
    const isScriptFile = status === 200 && path.startsWith(assets)
    if (isScriptFile && !isScript(answer))
      report(path, `Content-Type is "${headers.get('Content-Type')}" instead of text/javascript`)
    if (isGitHub(answer)) {
      limits.add('the headers are not sent: no security policy, no caching by kind of file')
      return answer
    }
    const missing: string[] = []
    for (const [name, value] of Object.entries(headersFor(rules, base))) {
      const sent = headers.get(name)
      if (sent === null) missing.push(name)
      else if (sent !== value) report(path, `${name} is "${sent}" instead of "${value}"`)
    }
    if (missing.length > 0) report(path, `is sent without ${missing.join(', ')}`)
    const caching = headers.get('Cache-Control') ?? ''
    const wish = isScriptFile
      ? !caching.includes('max-age=31536000') &&
        'its name changes with its content, so caches may keep it for a year'
      : /max-age=[1-9]/.test(caching) &&
        !(path.startsWith(assets) && decidesCaching(answer)) &&
        'caches must ask again each time'
    if (wish) report(path, `Cache-Control is "${caching}"; ${wish}`)
    return answer
  }
  const checkPage = async (path: string, file: string, status = 200) => {
    const answer = await checkFile(path, status)
    if (!answer) return
    const text = await answer.text()
    // Its name changes with every text of the site, and no proxy changes it. A page of the host's has none.
    const entry = /data-modules=["'][^"']*?([\w-]+\.js)["']/.exec(text)?.[1]
    if (path === base && entry) await checkFile(assets + entry)
    const shown = [file, ...pages].find((page) => text === read(page))
    if (shown) {
      if (shown !== file)
        report(
          path,
          `is the page in dist/${shown}, not that in dist/${file}`,
          isGitHub(answer) ? limits : problems,
        )
      return
    }
    const isOfBuild = entry && existsSync(join(dist, 'assets', entry))
    if (!isOfBuild)
      report(path, `is not the page in dist/${file}${entry || status === 200 ? '; deploy dist/ again' : ''}`)
    if (text.includes('/cdn-cgi/'))
      report(path, 'is rewritten by Cloudflare; turn off Email Address Obfuscation and Rocket Loader there')
    else if (isOfBuild)
      report(
        path,
        `is rewritten on its way: ${difference(text, read(file))}; turn that off at the proxy or host`,
      )
  }
  /** Before the first deployment, the former site answers. */
  const checkWorker = async (name: string) => {
    const answer = await ask(home + name)
    if (answer.status === 200 && isScript(answer))
      report(
        base + name,
        'is the service worker of a former site, which its visitors go on seeing; ' +
          // Browsers keep one whose file is missing.
          `write one that removes itself as public/${name}, and keep the file: ` +
          "addEventListener('install', () => skipWaiting()); " +
          "addEventListener('activate', () => registration.unregister())",
      )
  }
  const checkRedirect = async (from: string, to: string) => {
    const answer = await ask(from)
    const { status, headers } = answer
    const location = headers.get('Location') ?? ''
    const target = location && new URL(location, from).href
    if (![301, 308].includes(status) || target !== to)
      report(
        from,
        `answers ${status}${target && ` to ${target}`} instead of a permanent redirect to ${to}`,
        isGitHub(answer) && status === 404 ? limits : problems,
      )
    const caching = headers.get('Cache-Control') ?? ''
    if (target && from.startsWith(origin) && caching !== REVALIDATE && !decidesCaching(answer))
      report(from, `Cache-Control is "${caching}"; caches must ask again each time`)
  }

  const checks = [
    ...names.map((name) => checkPage(base + name, `${name}.html`)),
    ...folders.flatMap((folder) => [
      checkPage(base + folder, `${folder}index.html`),
      checkPage(base + folder + 'no-such-page-5f1c', `${folder}404.html`, 404),
    ]),
    checkPage(`${assets}missing-5f1c.js`, '404.html', 404),
    ...WORKERS.filter((name) => !existsSync(join(dist, name))).map(checkWorker),
    ...names.slice(0, 1).map((name) => checkRedirect(`${home}${name}/`, home + name)),
    // A server on this machine has no https.
    ...(home.startsWith('https:') ? [checkRedirect(home.replace('https:', 'http:'), home)] : []),
  ]
  await Promise.all(
    checks.map((check) =>
      check.catch((error: Error) =>
        problems.add(`${origin} does not answer: ${messageOf(error.cause ?? error)}`),
      ),
    ),
  )
  return { problems: groupByCause(problems), limits: groupByCause(limits) }
}
