import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from 'playwright/test'
import { fieldNames } from '../../../src/pages/contact/fields.ts'
import { form, interfaceTexts, UNKNOWN_PATH } from '../../helpers/content.ts'
import { addressOf, PATHS, type Visit } from './visit.ts'

/** Milliseconds within which a page must show what a step leads to. */
const PATIENCE = 15_000
/** Milliseconds between two looks at a page that does not yet show it. */
const LOOK_INTERVAL = 40

/**
 * Reads the head, the headings and the current link of a page's HTML, or of the live document for null. Runs
 * in the browser.
 */
function readFacts(html: string | null) {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...source.querySelectorAll(selector)]
  const textsOf = (selector: string) =>
    all(selector).map((element) => element.textContent.replaceAll(/\s+/g, ' ').trim())
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '')
  return {
    route: source.documentElement.dataset['route'],
    titles: textsOf('title:not(svg *)'),
    descriptions: attributes('meta[name="description"]', 'content'),
    canonicals: attributes('link[rel="canonical"]', 'href'),
    robots: attributes('meta[name="robots"]', 'content'),
    headings: textsOf('h1, main h2'),
    texts: textsOf('main :is(p, li, dt, dd, label), footer :is(p, li)'),
    current: attributes('header nav a[aria-current="page"]', 'href'),
  }
}
type PageFacts = ReturnType<typeof readFacts>

/** Facts of the served pages by path. They do not change during a run of the tests. */
const served = new Map<string, PageFacts>()

/**
 * Reads the facts of the HTML that the server has for each path. Needs an empty page: the site's policy
 * forbids the parser.
 */
export async function readServedFacts(blank: Page): Promise<void> {
  for (const path of PATHS) {
    if (served.has(path)) continue
    const answer = await blank.request.get(path)
    served.set(path, await blank.evaluate(readFacts, await answer.text()))
  }
}

/** Reads what the page shows now. Rejects while another document replaces it. */
export function readSnapshot(page: Page) {
  const texts = {
    sending: form.sending,
    sent: form.next.title,
    failed: form.failure,
    pageFailed: interfaceTexts.failedPage.title,
    names: fieldNames,
  }
  return page.evaluate((words) => {
    const element = document.querySelector<HTMLFormElement>('form#message')
    const says = (root: ParentNode | null, selector: string, text: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].some(({ textContent }) => textContent.includes(text))
    const valueOf = (name: string) => {
      const control = element?.elements.namedItem(name)
      return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
        ? control.value
        : ''
    }
    const focused = document.activeElement
    const hasFocus = focused !== null && focused !== document.body && focused !== document.documentElement
    /** What lies over the middle of the focused element, if that is in the window. */
    return {
      url: location.href,
      canvases: document.querySelectorAll('canvas').length,
      /** Tones of the open toasts. */
      toasts: [
        ...document.querySelectorAll<HTMLElement>(
          '#page > footer > [data-screen-only] > [role] > [data-tone]',
        ),
      ].map((toast) => toast.dataset['tone'] ?? ''),
      hasFocus,
      form: element && {
        values: Object.fromEntries(words.names.map((name) => [name, valueOf(name)])),
        sending: says(element, 'button', words.sending),
        /** Number of fields with an error. */
        invalid: element.querySelectorAll('[aria-invalid="true"]').length,
        sent: says(element, 'strong', words.sent),
        failed: says(element, 'strong', words.failed),
      },
      pageFailed: says(document, 'main h1', words.pageFailed),
      menuOpen: document.querySelector(':popover-open') !== null,
      violations: window.violations ?? [],
    }
  }, texts)
}
type Snapshot = Awaited<ReturnType<typeof readSnapshot>>

const inWords = (value: unknown) => JSON.stringify(value)

const missingTexts = ({ route, texts }: PageFacts, expected: PageFacts | undefined) => {
  const shown = new Set(texts)
  // The page for unknown addresses shows the address in place of a text.
  return (route !== 'notFound' && expected?.texts.filter((text) => !shown.has(text))) || []
}

/** What is wrong with the page of the route: its head, its headings, its current link. */
function wrongFacts({ at }: Visit, url: string, facts: PageFacts): string[] {
  const address = addressOf(url)
  if (!at.includes(address)) return [`the address is ${address} instead of ${at.join(' or ')}`]
  const { pathname } = new URL(url)
  const expected = served.get(pathname) ?? served.get(UNKNOWN_PATH)
  const lost = missingTexts(facts, expected)
  if (lost.length > 0) return [`${pathname} has lost ${inWords(lost)}`]
  return (Object.keys(facts) as (keyof PageFacts)[])
    .filter((name) => name !== 'texts' && !isDeepStrictEqual(facts[name], expected?.[name]))
    .map((name) => `${name} of ${pathname}: ${inWords(facts[name])} instead of ${inWords(expected?.[name])}`)
}

function wrongForm({ typed }: Visit, { form: state }: Snapshot): string[] {
  if (!state) return []
  const wrong: string[] = []
  if (!isDeepStrictEqual(state.values, { ...typed }))
    wrong.push(`the form has ${inWords(state.values)}, the visitor typed ${inWords(typed)}`)
  if (state.sending) wrong.push('the form is still sending')
  if (state.sent && state.invalid > 0)
    wrong.push('the form says that it was sent, beside errors of its fields')
  if (state.sent && state.failed) wrong.push('the form says that it was sent and that it failed')
  return wrong
}

function wrongState(visit: Visit, snapshot: Snapshot): string[] {
  const { canvases, toasts, hasFocus, form: state, pageFailed, violations } = snapshot
  const wrong: string[] = []
  if (canvases > Number(visit.scene)) wrong.push(`${canvases} canvases`)
  if (toasts.length > 1) wrong.push(`${toasts.length} toasts: ${toasts.join(', ')}`)
  if (visit.byKeyboard && !hasFocus && !state?.sending) wrong.push('the focus is on the body')
  if (pageFailed) wrong.push('the page says that it failed')
  if (violations.length > 0) wrong.push(`violations of the policy: ${violations.join(', ')}`)
  if (visit.mail.letters > visit.sends)
    wrong.push(`${visit.mail.letters} messages were sent for ${visit.sends} clicks`)
  return wrong
}

/** Returns the console messages that no fault of the visit explains. */
function unexplained(visit: Visit): string[] {
  return visit.problems.splice(0).filter((problem) => {
    const found = visit.excuses.find(({ pattern, left }) => left > 0 && pattern.test(problem))
    if (found) found.left -= 1
    return !found
  })
}

/**
 * Waits until the page shows what it must after the steps so far. Rejects with what is still wrong after
 * `PATIENCE`.
 */
export async function settle(visit: Visit): Promise<void> {
  const messages: string[] = []
  await expect(async () => {
    messages.push(...unexplained(visit).map((text) => `on the console: ${text}`))
    // Both reject while another document replaces the page.
    const snapshot = await readSnapshot(visit.page)
    const facts = await visit.page.evaluate(readFacts, null)
    expect([
      ...messages,
      ...wrongFacts(visit, snapshot.url, facts),
      ...wrongForm(visit, snapshot),
      ...wrongState(visit, snapshot),
    ]).toEqual([])
  }).toPass({ timeout: PATIENCE, intervals: [LOOK_INTERVAL] })
}
