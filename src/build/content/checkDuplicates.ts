import { entryNoun, placeOf, type Steps } from './place.ts'

/** Fields by which records of a list are told apart, the first that a record has. React's keys and anchors use them. */
const IDENTITIES = ['content', 'title', 'name', 'question', 'label'] as const

/** Texts that differ in case and spaces only look the same to a reader. */
const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

interface Identity {
  field: string
  text: string
}

function identityOf(entry: unknown): Identity | null {
  if (typeof entry === 'string') return { field: '', text: entry }
  if (typeof entry !== 'object' || entry === null) return null
  const fields = new Map<string, unknown>(Object.entries(entry))
  for (const field of IDENTITIES) {
    const text = fields.get(field)
    if (typeof text === 'string') return { field, text }
  }
  return null
}

function problemsOfList(list: readonly unknown[], place: string, noun: string | null): string[] {
  const seen = new Map<string, number>()
  return list.flatMap((entry, index) => {
    const identity = identityOf(entry)
    if (identity === null) return []
    const { field, text } = identity
    const first = seen.get(folded(text))
    if (first === undefined) {
      seen.set(folded(text), index)
      return []
    }
    const numbers = `${first + 1} and ${index + 1}`
    const entries = noun === null ? `${place} ${numbers}` : `${noun}s ${numbers}`
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
    return [`${entries} have the same ${field === '' ? 'text' : field} "${shown}"`]
  })
}

/** Returns one line per entry of a list, at any depth, that repeats an earlier entry of the same list. */
export function duplicateProblems(exportName: string, exported: unknown): string[] {
  const visit = (value: unknown, steps: Steps): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const noun = steps.length === 0 ? entryNoun(exportName) : null
    const own = Array.isArray(value) ? problemsOfList(value, placeOf(exportName, exported, steps), noun) : []
    const children: [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value)
    return [...own, ...children.flatMap(([step, child]) => visit(child, [...steps, step]))]
  }
  return visit(exported, [])
}
