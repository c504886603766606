import type { BrowserContext, Page, Worker } from 'playwright/test'
import { FIRST_FRAME_TIMEOUT } from '../../../src/backdrop/page/controller.ts'
import { emptyValues } from '../../../src/pages/contact/fields.ts'
import type { MailFields } from '../../../src/services/mail.ts'
import { servedRoutes } from '../../helpers/content.ts'
import { holdLongTimers, hydrated } from '../fixtures.ts'
import { createMail, type Mail } from './mail.ts'
import { readServedFacts, type PageFacts } from './pageFacts.ts'

/** An address of this site that no page has. */
export const UNKNOWN_PATH = '/no-such-page'

/** Paths that the visitor knows: all pages and one that does not exist. */
export const PATHS: readonly string[] = [
  ...servedRoutes.map(({ path }) => path).filter((path) => path !== '*'),
  UNKNOWN_PATH,
]

/** Milliseconds until the form gives up a send, in place of 20 s. */
export const VERDICT = 3000

/** Console messages that a fault of the visit causes, and how many of them may still come. */
export interface Excuse {
  pattern: RegExp
  left: number
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
  readonly served: ReadonlyMap<string, PageFacts>
  /** Errors and warnings of the page that no check has read. */
  readonly problems: string[]
  excuses: Excuse[]
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

/** Keeps the scene's context in its worker, where a step can lose it. */
async function exposeContext(page: Page): Promise<void> {
  const patch = `const getContext = OffscreenCanvas.prototype.getContext
OffscreenCanvas.prototype.getContext = function (...rest) {
  const context = getContext.apply(this, rest)
  // Three.js creates 2D contexts as well.
  if (context instanceof WebGL2RenderingContext) globalThis.sceneContext = context
  return context
};\n`
  await page.route('**/assets/stage.worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${patch}${await response.text()}` })
  })
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

/** Stores the visitor's first choice on the background's control. */
async function chooseMotion(page: Page, first: 'play' | 'pause'): Promise<void> {
  await page.addInitScript((choice) => {
    // The sandboxed frame of the calendar has no storage.
    if (window === window.top && localStorage.getItem('site.motion') === null)
      localStorage.setItem('site.motion', choice)
  }, first)
}

/** Opens the first page of a visit. */
export async function startVisit(
  page: Page,
  problems: string[],
  { scene, path }: { scene: boolean; path: string },
): Promise<Visit> {
  const size = scene ? { width: 390, height: 300 } : { width: 1280, height: 720 }
  await page.setViewportSize(size)
  const served = await readServedFacts(page.request, page, PATHS)
  await chooseMotion(page, scene ? 'play' : 'pause')
  // The form's time limit is as long as that of the first frame, which software rendering exceeds.
  if (scene) await holdLongTimers(page, FIRST_FRAME_TIMEOUT)
  else await hurryVerdicts(page)
  if (scene) await exposeContext(page)
  const visit: Visit = {
    page,
    context: page.context(),
    scene,
    size,
    mail: await createMail(page),
    served,
    problems,
    // The page for unknown addresses reports the address.
    excuses: [{ pattern: /^Page not found: /, left: Number.POSITIVE_INFINITY }],
    at: [path],
    typed: { ...emptyValues },
    maybeSent: false,
    sends: 0,
    hidden: false,
    stagesLost: 0,
    byKeyboard: false,
  }
  await loadDocument(visit, () => page.goto(path))
  return visit
}

/** Loads a document. The state of the one before is gone, and no answer reaches a message on its way. */
export async function loadDocument(visit: Visit, load: () => Promise<unknown>): Promise<void> {
  await load()
  await hydrated(visit.page)
  visit.hidden = false
  visit.stagesLost = 0
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
