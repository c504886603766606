/** Steps from a module's export to one of its values: names of fields and positions in lists, from 0. */
export type Steps = readonly (string | number)[]

/** Fields that name a record, the most specific first. */
const NAMES = ['title', 'name', 'question', 'label'] as const

const MAX_NAME = 40

/** Returns the text by which a reader knows a record, or null. */
function nameOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return null
  const fields = new Map(Object.entries(record))
  for (const field of NAMES) {
    const text: unknown = fields.get(field)
    if (typeof text === 'string' && text.trim() !== '')
      return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME).trimEnd()}…` : text
  }
  return null
}

/** Returns what one entry of a list is called: `service` for `services`. */
export function entryNoun(list: string): string {
  if (list === 'team') return 'member'
  return list.endsWith('ies') ? `${list.slice(0, -3)}y` : list.replace(/s$/, '')
}

const childOf = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined

/**
 * Returns the place of a value in words: `project 3 "Bills of lading": results 2 "firms": label`. A record alone among its
 * file's exports (`agency`, `homePage`) is not named.
 */
export function placeOf(exportName: string, exported: unknown, steps: Steps): string {
  const isList = Array.isArray(exported)
  let text = isList ? entryNoun(exportName) : ''
  if (isList && steps.length === 0) text = exportName
  let value = exported
  for (const step of steps) {
    const afterRecord = text.endsWith('"') || /\s\d+$/.test(text)
    value = childOf(value, step)
    if (typeof step === 'number') {
      const name = nameOf(value)
      text += ` ${step + 1}${name === null ? '' : ` "${name}"`}`
    } else if (text === '') text = step
    else text += afterRecord ? `: ${step}` : `.${step}`
  }
  return text === '' ? exportName : text
}
