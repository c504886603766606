import { sessionStore, type SafeStorage } from './storage.ts'

const KEY = 'site.draft'

/** Text by form field name. */
export type Draft = Readonly<Record<string, string>>

/** Returns the stored text of the fields in `names`. Ignores everything else in the storage, malformed JSON too. */
export function readDraft(names: readonly string[], storage: SafeStorage = sessionStore): Draft {
  const json = storage.get(KEY)
  if (json === null) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return {}
  }
  if (typeof parsed !== 'object' || parsed === null) return {}
  const stored = new Map<string, unknown>(Object.entries(parsed))
  const draft: Record<string, string> = {}
  for (const name of names) {
    const value = stored.get(name)
    if (typeof value === 'string' && value !== '') draft[name] = value
  }
  return draft
}

/** Stores the draft, or removes it where every field is empty. */
export function storeDraft(draft: Draft, storage: SafeStorage = sessionStore): void {
  if (Object.values(draft).every((value) => value === '')) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify(draft))
}

export function removeDraft(storage: SafeStorage = sessionStore): void {
  storage.remove(KEY)
}

/** Controls that a visitor types into. Their names are those of the draft. */
const typedControls = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]:not([type="hidden"])'),
]

const draftOf = (controls: ReturnType<typeof typedControls>, storage: SafeStorage) =>
  readDraft(
    controls.map(({ name }) => name),
    storage,
  )

/** Adds what the document's controls contain to the draft. Before hydration it is nowhere else. */
export function storeTyped(storage: SafeStorage = sessionStore): void {
  const controls = typedControls()
  const typed = controls.filter(({ value }) => value).map(({ name, value }) => [name, value])
  if (typed.length > 0) storeDraft({ ...draftOf(controls, storage), ...Object.fromEntries(typed) }, storage)
}

/** Fills empty controls of the document from the draft, for a page that is not hydrated. */
export function restoreTyped(storage: SafeStorage = sessionStore): void {
  const controls = typedControls()
  const draft = draftOf(controls, storage)
  for (const control of controls) control.value ||= draft[control.name] ?? ''
}
