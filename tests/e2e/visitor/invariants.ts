import { isDeepStrictEqual } from 'node:util'
import { emptyValues } from '../../../src/pages/contact/fields.ts'
import { readFacts, type PageFacts } from './pageFacts.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { addressOf, UNKNOWN_PATH, VERDICT, type Visit } from './visit.ts'

/** Milliseconds within which a page must show what a step leads to. */
const PATIENCE = 15_000
/** Milliseconds between two looks at a page that does not yet show it. */
const LOOK_INTERVAL = 40

const inWords = (value: unknown) => JSON.stringify(value)

/** What is wrong with the page of the route: its head, its headings, its current link. */
function wrongFacts({ at, served }: Visit, url: string, facts: PageFacts): string[] {
  const address = addressOf(url)
  if (!at.includes(address)) return [`the address is ${address} instead of ${at.join(' or ')}`]
  const { pathname } = new URL(url)
  const expected = served.get(pathname) ?? served.get(UNKNOWN_PATH)
  return Object.entries(facts)
    .filter(([name, value]) => !isDeepStrictEqual(value, expected?.[name as keyof PageFacts]))
    .map(
      ([name, value]) =>
        `${name} of ${pathname}: ${inWords(value)} instead of ${inWords(expected?.[name as keyof PageFacts])}`,
    )
}

/** What is wrong with the form. Learns from it whether a message was taken that may have been. */
function wrongForm(visit: Visit, { form }: Snapshot): string[] {
  if (!form) return []
  const wrong: string[] = []
  if (visit.maybeSent) {
    if (isDeepStrictEqual(form.values, { ...emptyValues })) visit.typed = { ...emptyValues }
    if (!form.sending) visit.maybeSent = false
  }
  if (!isDeepStrictEqual(form.values, { ...visit.typed }))
    wrong.push(`the form has ${inWords(form.values)}, the visitor typed ${inWords(visit.typed)}`)
  const answerIsDue =
    visit.mail.held === null || performance.now() - visit.mail.held.at > VERDICT + PATIENCE / 2
  if (form.sending && answerIsDue && !visit.scene) wrong.push('the form is still sending')
  if (form.sent && form.invalid > 0) wrong.push('the form says that it was sent, beside errors of its fields')
  if (form.sent && form.failed) wrong.push('the form says that it was sent and that it failed')
  return wrong
}

function wrongState(visit: Visit, snapshot: Snapshot): string[] {
  const { canvases, toasts, focus, form, pageFailed, violations } = snapshot
  const wrong: string[] = []
  if (canvases > (visit.scene && visit.stagesLost < 2 ? 1 : 0)) wrong.push(`${canvases} canvases`)
  if (toasts.length > 1) wrong.push(`${toasts.length} toasts: ${toasts.join(', ')}`)
  if (visit.byKeyboard && focus === null && !form?.sending) wrong.push('the focus is on the body')
  if (pageFailed) wrong.push('the page says that it failed')
  if (violations.length > 0) wrong.push(`violations of the policy: ${violations.join(', ')}`)
  if (visit.mail.letters.length > visit.sends)
    wrong.push(`${visit.mail.letters.length} messages were sent for ${visit.sends} clicks`)
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
 * Waits until the page shows what it must after the steps so far. Returns what is still wrong after `PATIENCE`, and at
 * once a message on the console.
 */
export async function settle(visit: Visit): Promise<{ wrong: string[]; snapshot: Snapshot | null }> {
  const deadline = performance.now() + PATIENCE
  for (;;) {
    let wrong: string[]
    let snapshot: Snapshot | null = null
    try {
      snapshot = await readSnapshot(visit.page)
      const facts = await visit.page.evaluate(readFacts, null)
      wrong = [
        ...wrongFacts(visit, snapshot.url, facts),
        ...wrongForm(visit, snapshot),
        ...wrongState(visit, snapshot),
      ]
    } catch (error) {
      // Another document replaces the page.
      wrong = [String(error)]
    }
    const messages = unexplained(visit).map((text) => `on the console: ${text}`)
    if (messages.length > 0) return { wrong: [...messages, ...wrong], snapshot }
    if (wrong.length === 0 || performance.now() > deadline) return { wrong, snapshot }
    await visit.page.waitForTimeout(LOOK_INTERVAL)
  }
}
