import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { IDLE_AFTER_WITHOUT_FOCUS } from '../../src/backdrop/watchIdle.ts'
import { createDemo } from '../../src/tooling/demoServices.ts'
import { siteHandler } from '../../src/tooling/siteServer.ts'
import { MAIL_PATH } from '../../src/browser/mail.ts'
import { holdTimers } from '../e2e/fixtures.ts'
import { builtFolder } from '../helpers/builtSite.ts'
import { listen } from '../helpers/listen.ts'

/** Addresses that only the tests use. */
const PROBLEM_PATH = '/engines/problem'
const SETUP_PATH = '/engines/setup.js'
export const BLANK_PATH = '/engines/blank'

/**
 * Reports what no page may cause: console errors and warnings, uncaught errors, violations of the security
 * policy. The request is synchronous, so the report arrives before the next command.
 */
const REPORT_PROBLEMS = `{
  const report = (text) => {
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

/**
 * The built site for one engine, over HTTP. Tests change how it answers, so they need no protocol for that.
 */
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

/** The scene does not rest while nobody looks. */
const HOLD_LONG_TIMERS = `(${holdTimers.toString()})(${IDLE_AFTER_WITHOUT_FOCUS})\n`

/**
 * Copies the built site, with a script before those of each page and with a blank page. Returns the folder.
 */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(builtFolder, folder, { recursive: true, filter: (path) => !/\.html\.\w+$/.test(path) })
  for (const file of globSync('*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), html.replace('<head>', `<head><script src="${SETUP_PATH}"></script>`))
  }
  mkdirSync(join(folder, 'engines'))
  writeFileSync(join(folder, SETUP_PATH), REPORT_PROBLEMS + HOLD_LONG_TIMERS)
  writeFileSync(join(folder, `${BLANK_PATH}.html`), '<!doctype html><title>Blank</title>')
  return folder
}

/** Serves the built site. */
export async function serveSite(): Promise<EngineSite> {
  const demo = createDemo()
  const folder = copySite()
  const answerFile = siteHandler(folder)
  const { origin, close } = await listen((request, response) => {
    const { url: path = '/' } = request
    const refuse = (status: number) => void response.writeHead(status).end()
    if (path === PROBLEM_PATH)
      void buffer(request).then((body) => {
        site.problems.push(body.toString())
        refuse(204)
      })
    else if (path === MAIL_PATH && site.mailStatus !== null) refuse(site.mailStatus)
    else
      demo.answer(request, response, () => {
        response.once('finish', () => site.requests.push({ path, status: response.statusCode }))
        answerFile(request, response)
      })
  })
  const site: EngineSite = {
    origin,
    problems: [],
    requests: [],
    mailStatus: null,
    subjects: () => demo.messages.map(({ fields }) => fields['subject'] ?? ''),
    reset: () => Object.assign(site, { problems: [], requests: [], mailStatus: null }),
    async close() {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
  return site
}
