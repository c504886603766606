import { sessionStore, type SafeStorage } from './storage.ts'

const KEY = 'tidewright.draft'

/** What was typed into a form, by field name. */
export type Draft = Readonly<Record<string, string>>

/** Only own text values under known names come back: whatever else lies in the storage is ignored. */
export function readDraft(names: readonly string[], storage: SafeStorage = sessionStore): Draft {
  const kept = storage.get(KEY)
  if (kept === null) return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(kept)
  } catch {
    return {}
  }
  if (typeof parsed !== 'object' || parsed === null) return {}
  const source = parsed as Record<string, unknown>
  const draft: Record<string, string> = {}
  for (const name of names) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined
    if (typeof value === 'string' && value !== '') draft[name] = value
  }
  return draft
}

export function keepDraft(draft: Draft, storage: SafeStorage = sessionStore): void {
  if (Object.values(draft).every((value) => value === '')) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify(draft))
}

export function dropDraft(storage: SafeStorage = sessionStore): void {
  storage.remove(KEY)
}
