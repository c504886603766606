/** Exports by name, of each module of data by its path from the project's root. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns whether a value is a record: an object with fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
