import { FIRST_FRAME_TIMEOUT } from '../../src/backdrop/page/controller.ts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createDemo } from '../../src/build/demoServices.ts'
import { siteHandler } from '../../src/build/siteServer.ts'
import { MAIL_PATH } from '../../src/services/mail.ts'
import { builtFolder } from '../helpers/builtSite.ts'

/** Addresses that only the tests use. */
const PROBLEM_PATH = '/engines/problem'
const SETUP_PATH = '/engines/setup.js'
export const BLANK_PATH = '/engines/blank'

/**
 * Reports what no page may cause: console errors and warnings, uncaught errors, violations of the security policy. The
 * request is synchronous, so the report arrives before the next command.
 */
const REPORT_PROBLEMS = `{
  // React Three Fiber 9 creates a deprecated THREE.Clock.
  const ignored = /THREE\\.Clock: This module has been deprecated/
  const report = (text) => {
    if (ignored.test(text)) return
    const request = new XMLHttpRequest()
    request.open('POST', '${PROBLEM_PATH}', false)
    request.send(text)
  }
  for (const level of ['error', 'warn']) {
    const log = console[level]
    console[level] = (...values) => {
      log.apply(console, values)
      report(values.map(String).join(' '))
    }
  }
  addEventListener('error', ({ message }) => report(message || 'An element did not load'))
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(violatedDirective + ' refused ' + blockedURI))
}
`

/** The built site for one engine, over HTTP. Tests change how it answers, so they need no protocol for that. */
export interface EngineSite {
  origin: string
  /** Problems that the pages have reported. */
  problems: string[]
  /** Paths that were requested, in order, and the answers' status. */
  requests: { path: string; status: number }[]
  /** Status of the mail service's answers. Null: it takes the message. */
  mailStatus: number | null
  /** Subjects of the messages that have arrived. */
  subjects: () => string[]
  /** Forgets what a test has changed. */
  reset: () => void
  close: () => Promise<void>
}

const listen = async (server: Server, port: number): Promise<string> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://localhost:${address.port}`
}

const stop = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Software rendering on loaded cores can exceed the site's time limit for the first frame. */
const HOLD_LONG_TIMERS = `{
  const start = window.setTimeout.bind(window)
  window.setTimeout = (work, delay, ...rest) => start(work, delay >= ${FIRST_FRAME_TIMEOUT} ? 0x7fffffff : delay, ...rest)
}
`

/** Serves the built site at a port, or at a free one. `engineSetup` runs before the scripts of each page. */
export async function serveSite(port: number, engineSetup: string): Promise<EngineSite> {
  const demo = createDemo()
  const built = createServer(siteHandler(builtFolder))
  const builtOrigin = await listen(built, 0)

  const send = (response: ServerResponse, status: number, type: string, text: string) => {
    response
      .writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' })
      .end(text)
  }

  /** Answers with a built file. */
  const answerFile = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET' } = request
    const answer = await fetch(builtOrigin + url, { method, redirect: 'manual' })
    const headers = new Map(answer.headers)
    // `fetch` has decoded the body.
    for (const name of [
      'content-encoding',
      'content-length',
      'etag',
      'connection',
      'keep-alive',
      'transfer-encoding',
    ])
      headers.delete(name)
    let body = Buffer.from(await answer.arrayBuffer())
    if (headers.get('content-type')?.startsWith('text/html')) {
      body = Buffer.from(body.toString().replace('<head>', `<head><script src="${SETUP_PATH}"></script>`))
    }
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
    site.requests.push({ path: url, status: answer.status })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [path] = (request.url ?? '/').split('?', 1)
    if (path === PROBLEM_PATH) {
      site.problems.push((await bodyOf(request)).toString())
      send(response, 200, 'text/plain', '')
    } else if (path === SETUP_PATH)
      send(response, 200, 'text/javascript', REPORT_PROBLEMS + HOLD_LONG_TIMERS + engineSetup)
    else if (path === BLANK_PATH) send(response, 200, 'text/html', '<!doctype html><title>Blank</title>')
    else if (path === MAIL_PATH && site.mailStatus !== null)
      send(response, site.mailStatus, 'text/plain', 'refused')
    else demo.answer(request, response, () => void answerFile(request, response))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      site.problems.push(String(error))
      response.destroy()
    })
  })
  const origin = await listen(server, port)
  const site: EngineSite = {
    origin,
    problems: [],
    requests: [],
    mailStatus: null,
    subjects: () => demo.messages.map(({ fields }) => fields['subject'] ?? ''),
    reset: () => Object.assign(site, { problems: [], requests: [], mailStatus: null }),
    async close() {
      await Promise.all([stop(server), stop(built)])
    },
  }
  return site
}
