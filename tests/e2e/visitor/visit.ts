import type { BrowserContext, Page, Route, Worker } from 'playwright/test'
import { FIRST_FRAME_TIMEOUT } from '../../../src/backdrop/page/controller.ts'
import { emptyValues } from '../../../src/pages/contact/fields.ts'
import type { MailFields } from '../../../src/browser/mail.ts'
import { servedRoutes } from '../../helpers/content.ts'
import { ENDPOINT } from '../contactForm.ts'
import { collectProblems, holdLongTimers, hydrated, remember } from '../fixtures.ts'
import { addWorkerScript, KEEP_CONTEXT } from '../stageWorker.ts'

/** Paths that the visitor knows: all pages and one that does not exist. */
export const PATHS: readonly string[] = servedRoutes.map(({ url }) => url)

/** Milliseconds until the form gives up a send, in place of 20 s. */
export const VERDICT = 3000

/** What the mail service does with the next letter. With `hangs` it answers when a step releases the letter. */
export const ANSWERS = ['accepts', 'accepts', 'has an error', 'breaks off', 'hangs'] as const

/** The mail service, in place of the server's. */
interface Mail {
  answer: (typeof ANSWERS)[number]
  /** Number of letters that the page has sent, whatever the answer. */
  letters: number
  /** The letter that waits for its answer since `at`, in the time of `performance.now()`. */
  held: { at: number; accept: () => Promise<void> } | null
}

/** One visit: its page, and what the page must show after the steps so far. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Whether the scene runs. Otherwise the poster shows. */
  readonly scene: boolean
  /** Size of the window at the start. A scene that software renders has a small one. */
  readonly size: { width: number; height: number }
  readonly mail: Mail
  /** The steps so far in words. */
  readonly log: string[]
  /** Errors and warnings of the page that no check has read. */
  readonly problems: string[]
  /** Console messages that a fault of the visit causes, and how many of them may still come. */
  readonly excuses: { pattern: RegExp; left: number }[]
  offline: boolean
  /** Addresses of which one must be shown: path, query and hash. */
  at: readonly string[]
  /** What the fields of the contact form must contain. */
  typed: MailFields
  /** Whether the form may as well be empty: the message was taken, but the page may not know that. */
  maybeSent: boolean
  /** Clicks that may send one message each. */
  sends: number
  hidden: boolean
  /** Times that the scene has lost its context for good in the present document. */
  stagesLost: number
  /** Whether the last step was by keyboard, so that the focus must be somewhere. */
  byKeyboard: boolean
}

declare global {
  /** The scene's context in its worker. */
  var sceneContext: WebGL2RenderingContext | undefined
}

/** The worker that draws the scene, if there is one. */
export function stageWorker({ page }: Visit): Worker | undefined {
  return page.workers().find((worker) => worker.url().includes('/stage.worker-'))
}

/** Makes the form give up after `VERDICT`. */
async function hurryVerdicts(page: Page): Promise<void> {
  await page.addInitScript((verdict) => {
    const start = window.setTimeout.bind(window)
    window.setTimeout = ((callback: TimerHandler, delay = 0, ...rest: unknown[]) =>
      start(callback, delay === 20_000 ? verdict : delay, ...rest)) as typeof window.setTimeout
  }, VERDICT)
}

async function answerLetter({ mail, offline }: Visit, route: Route): Promise<void> {
  const accept = () => route.fulfill({ status: 200, body: 'OK' })
  if (offline) return route.abort('internetdisconnected')
  mail.letters += 1
  // The page that asked may be gone when a held letter is released.
  if (mail.answer === 'hangs') mail.held = { at: performance.now(), accept: () => accept().catch(() => {}) }
  else if (mail.answer === 'accepts') await accept()
  else if (mail.answer === 'has an error') await route.fulfill({ status: 500, body: '<html>oh no</html>' })
  else await route.abort('connectionreset')
}

/** Opens the first page of a visit. */
export async function startVisit(page: Page, path: string, scene: boolean, log: string[]): Promise<Visit> {
  const size = scene ? { width: 390, height: 300 } : { width: 1280, height: 720 }
  await page.setViewportSize(size)
  await remember(page, scene ? 'play' : 'pause')
  // The form's time limit is as long as that of the first frame, which software rendering exceeds.
  if (scene) await holdLongTimers(page, FIRST_FRAME_TIMEOUT)
  else await hurryVerdicts(page)
  if (scene) await addWorkerScript(page, KEEP_CONTEXT)
  const visit: Visit = {
    page,
    context: page.context(),
    scene,
    size,
    mail: { answer: 'accepts', letters: 0, held: null },
    log,
    problems: await collectProblems(page),
    // The page for unknown addresses reports the address.
    excuses: [{ pattern: /^Page not found: /, left: Number.POSITIVE_INFINITY }],
    offline: false,
    at: [path],
    typed: { ...emptyValues },
    maybeSent: false,
    sends: 0,
    hidden: false,
    stagesLost: 0,
    byKeyboard: false,
  }
  await page.route(ENDPOINT, (route) => answerLetter(visit, route))
  await loadDocument(visit, () => page.goto(path))
  return visit
}

/** Loads a document. The state of the one before is gone, and no answer reaches a message on its way. */
export async function loadDocument(visit: Visit, load: () => Promise<unknown>): Promise<void> {
  await load()
  await hydrated(visit.page)
  Object.assign(visit, { hidden: false, stagesLost: 0, byKeyboard: false })
  visit.mail.held = null
}

/** Tolerates console messages that match, at most `left` of them. */
export function excuse(visit: Visit, pattern: RegExp, left: number): void {
  visit.excuses.push({ pattern, left })
}

/** The address of the page: path, query and hash. */
export function addressOf(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}`
}
