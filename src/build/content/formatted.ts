import * as v from 'valibot'

/**
 * Returns a file of the content as it is kept: with the keys in its schema's order, and without marks that are false. It can
 * have places such as {agency.name}.
 */
export function formatted(schema: v.GenericSchema, value: unknown): string {
  // The issues are the places, which only the reader fills.
  const { output } = v.safeParse(schema, value)
  const text = JSON.stringify(
    output,
    (key, entry: unknown) => (key === 'sample' && entry === false ? undefined : entry),
    2,
  )
  return `${text}\n`
}
