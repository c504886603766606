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

/** Controls that a visitor types into. Their names are those of the draft. */
const typedControls = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]:not([type="hidden"])'),
]

const draftOf = (controls: ReturnType<typeof typedControls>) => readDraft(controls.map(({ name }) => name))

/** Adds what the document's form contains to the draft. Before hydration it is nowhere else. */
export function storeTyped(): void {
  const controls = typedControls()
  const typed = controls.filter(({ value }) => value).map(({ name, value }) => [name, value])
  if (typed.length > 0) storeDraft({ ...draftOf(controls), ...Object.fromEntries(typed) })
}

/** Fills the document's form from the draft, where no script does it. */
export function restoreTyped(): void {
  const controls = typedControls()
  const draft = draftOf(controls)
  for (const control of controls) control.value = draft[control.name] ?? control.value
}
