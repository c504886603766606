import type { BrowserContext, Page, Route } from 'playwright/test'
import { emptyValues } from '../../../src/pages/contact/fields.ts'
import type { MailFields } from '../../../src/browser/mail.ts'
import { servedRoutes } from '../../helpers/content.ts'
import { ENDPOINT } from '../contactForm.ts'
import { collectProblems, hydrated, playScenes, remember } from '../fixtures.ts'

/** Paths that the visitor knows: all pages and one that does not exist. */
export const PATHS: readonly string[] = servedRoutes.map(({ url }) => url)

/** What the mail service does with the next letter. */
export const ANSWERS = ['accepts', 'accepts', 'has an error', 'breaks off'] as const

/** One visit: its page, and what the page must show after the steps so far. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Whether the scene runs. Otherwise the poster shows. */
  readonly scene: boolean
  /**
   * The mail service, in place of the server's. `letters` counts what the page has sent, whatever the answer.
   */
  readonly mail: { answer: (typeof ANSWERS)[number]; letters: number }
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
  /** Clicks that may send one message each. */
  sends: number
  /** Whether the last step was by keyboard, so that the focus must be somewhere. */
  byKeyboard: boolean
}

async function answerLetter({ mail, offline }: Visit, route: Route): Promise<void> {
  if (offline) return route.abort('internetdisconnected')
  mail.letters += 1
  if (mail.answer === 'accepts') await route.fulfill({ status: 200, body: 'OK' })
  else if (mail.answer === 'has an error') await route.fulfill({ status: 500, body: '<html>oh no</html>' })
  else await route.abort('connectionreset')
}

export async function startVisit(page: Page, path: string, scene: boolean, log: string[]): Promise<Visit> {
  // A scene that software renders has a small window.
  await page.setViewportSize(scene ? { width: 390, height: 300 } : { width: 1280, height: 720 })
  await (scene ? playScenes(page) : remember(page, 'pause'))
  const visit: Visit = {
    page,
    context: page.context(),
    scene,
    mail: { answer: 'accepts', letters: 0 },
    log,
    problems: await collectProblems(page),
    // The page for unknown addresses reports the address.
    excuses: [{ pattern: /^Page not found: /, left: Number.POSITIVE_INFINITY }],
    offline: false,
    at: [path],
    typed: { ...emptyValues },
    sends: 0,
    byKeyboard: false,
  }
  await page.route(ENDPOINT, (route) => answerLetter(visit, route))
  await loadDocument(visit, () => page.goto(path))
  return visit
}

/** Loads a document. The state of the one before is gone. */
export async function loadDocument(visit: Visit, load: () => Promise<unknown>): Promise<void> {
  await load()
  await hydrated(visit.page)
  visit.byKeyboard = false
}

export function excuse(visit: Visit, pattern: RegExp, left: number): void {
  visit.excuses.push({ pattern, left })
}

/** The address of the page: path, query and hash. */
export function addressOf(url: string): string {
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}`
}
