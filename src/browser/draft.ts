/** Name of the draft in the browser's storage. */
const DRAFT_KEY = 'site.draft'

/** Text by form field name. */
export type Draft = Readonly<Record<string, string>>

/**
 * The draft of this document. Nothing that was typed is lost in it, also where the browser stores nothing.
 */
let latest: Draft | undefined

/** Returns the draft's text of the fields in `names`. */
export function readDraft(names: readonly string[]): Draft {
  try {
    const stored = latest ?? (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Draft)
    const isText = (name: string) => typeof stored[name] === 'string' && stored[name] !== ''
    return Object.fromEntries(names.filter(isText).map((name) => [name, stored[name] ?? '']))
  } catch {
    return {}
  }
}

/** Stores the draft for the next document, or removes it where every field is empty. */
export function storeDraft(draft: Draft): void {
  latest = draft
  try {
    if (Object.values(draft).every((value) => value === '')) sessionStorage.removeItem(DRAFT_KEY)
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // It lasts as long as the document.
  }
}

/** Adds what the document's form contains to the draft. Before hydration it is nowhere else. */
export function storeTyped(): void {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form [name]:not([type="hidden"])',
  )
  const names = Array.from(controls, ({ name }) => name)
  const typed = Array.from(controls, ({ name, value }) => [name, value]).filter(([, value]) => value)
  if (typed.length > 0) storeDraft({ ...readDraft(names), ...Object.fromEntries(typed) })
}
