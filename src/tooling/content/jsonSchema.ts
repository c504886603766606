import { toJsonSchema, type JsonSchema as StandardSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { memoize } from '../../shared/lists.ts'
import type { ContentFile } from './contentFiles.ts'
import { partsOf, entriesIn } from './values.ts'

/**
 * Returns a file of the content as it is kept: with the keys in its schema's order, and without `sample:
 * false`. It can have places such as {agency.name}.
 *
 * @throws {Error} for a field that the schema does not know: its text would be lost
 */
export function formatted(
  { schema, languages = [] }: Pick<ContentFile, 'schema' | 'languages'>,
  value: unknown,
) {
  const parts = Object.entries(partsOf(value, languages)).map(([tag, part]) => {
    // Other issues are the reader's to report. A text with places has some, because only the reader fills
    // them.
    const { output, issues = [] } = v.safeParse(schema, part)
    const unknown = issues.find(({ type, expected }) => type === 'strict_object' && expected === 'never')
    if (unknown) throw new Error(`${v.getDotPath(unknown)} is an unknown field`)
    return [tag, output]
  })
  const text = JSON.stringify(
    parts.length > 1 || languages.length > 1 ? Object.fromEntries(parts) : parts[0]?.[1],
    (key, entry: unknown) => (key === 'sample' && entry === false ? undefined : entry),
    2,
  )
  return `${text}\n`
}

/** A JSON Schema with the metadata of the content's schemas. */
export interface JsonSchema extends Omit<StandardSchema, 'properties' | 'items'> {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  patternErrorMessage?: string
  /** What stands for a value in a text, such as `{page}`. */
  slots?: string[]
  /** Set by `fact` and `shared`. */
  languages?: 'first' | 'any'
  /** Set by `recordOf`. */
  refersTo?: 'team' | 'testimonials'
  /** Endings of the files that the field can name: `.jpg,.png`. */
  accept?: string
}

export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      // Of several patterns, the last one is the strictest.
      action.type === 'regex' && 'message' in action && 'requirement' in action
        ? {
            ...jsonSchema,
            pattern: (action.requirement as RegExp).source,
            patternErrorMessage: action.message,
          }
        : undefined,
  }) as JsonSchema

/** Returns the fields of a schema with a keyword: its value, by the field's path. */
export function fieldsWith(keyword: 'languages' | 'refersTo', schema: v.GenericSchema) {
  const marks = entriesIn(jsonSchemaOf(schema)).filter(({ key }) => key === keyword)
  return new Map(
    marks.map(({ path, value }) => [
      path.replaceAll(/\b(properties|items)\.|\.\w+$/g, ''),
      value as 'team' | 'testimonials',
    ]),
  )
}

/**
 * Returns the fields of a schema that one language can have and another can lack: `fact` or `shared` marks
 * them.
 */
export const markedIn = memoize((schema: v.GenericSchema) => fieldsWith('languages', schema))
