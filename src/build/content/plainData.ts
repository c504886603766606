import { typographic } from './typographic.ts'

function kindOf(value: unknown): string {
  if (value === undefined || typeof value === 'number') return String(value)
  return typeof value === 'object' ? 'an object with methods' : `a ${typeof value}`
}

/**
 * Returns the value with its texts as `shown` writes them. Calls `report` for each part that JSON would lose: content is text,
 * numbers, true, false, null, lists and records. A field that is undefined is left out.
 *
 * @param place where the value is, for the report
 */
export function plainData(
  value: unknown,
  place: string,
  report: (problem: string) => void,
  shown: (text: string) => string = typographic,
): unknown {
  if (typeof value === 'string') return shown(value)
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return value
  if (Array.isArray(value))
    return value.map((item, index) => plainData(item, `${place} ${index + 1}`, report, shown))
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value)))
    return Object.fromEntries(
      Object.entries(value)
        // As in JSON. The check reports a required field that is missing.
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, plainData(item, `${place}.${key}`, report, shown)]),
    )
  report(`${place} is ${kindOf(value)}; content must be text, numbers, true, false, null, lists and records`)
  return null
}
