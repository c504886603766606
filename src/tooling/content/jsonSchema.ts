import { toJsonSchema, type JsonSchema as StandardSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { memoize } from '../../shared/lists.ts'
import type { ContentFile } from './contentFiles.ts'
import { entriesIn } from './values.ts'

/**
 * Returns the fields of a record by language. A record without tags is the first language's. The editor
 * writes empty texts into other languages for what only the first has: such fields are left out. The check
 * names other empty texts: those of lists, and of fields that a language can have for itself.
 */
export function partsOf(
  { schema, languages = [] }: Pick<ContentFile, 'schema' | 'languages'>,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const [first = ''] = languages
  if (!languages.some((tag) => tag in Object(value))) return { [first]: value }
  const ofAny = [...markedIn(schema)].filter(([, mark]) => mark === 'any')
  const told = new Set(['', ...ofAny.map(([path]) => path.replace(/.*\./, ''))])
  const parts = Object.entries(Object(value)).map(([tag, part]) => [
    tag,
    tag === first
      ? part
      : JSON.parse(JSON.stringify(part), (key, text: unknown) =>
          text === '' && !told.has(key) && !/^\d+$/.test(key) ? undefined : text,
        ),
  ])
  return Object.fromEntries(parts) as Record<string, unknown>
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

/** Returns the paths of the fields that a schema has under a name, such as `picture.size`. */
export function fieldsNamed(name: string, schema: JsonSchema, start = ''): string[] {
  const { properties = {}, items } = schema
  const inside = Object.entries(properties).flatMap(([key, field]) => [
    ...(key === name ? [start + key] : []),
    ...fieldsNamed(name, field, `${start}${key}.`),
  ])
  return items ? [...inside, ...fieldsNamed(name, items, start)] : inside
}

/** Returns the fields of a schema with a keyword: its value, by the field's path. */
export function fieldsWith<const Keyword extends 'languages' | 'refersTo'>(
  keyword: Keyword,
  schema: v.GenericSchema,
) {
  const marks = entriesIn(jsonSchemaOf(schema)).filter(({ key }) => key === keyword)
  return new Map(
    marks.map(({ path, value }) => [
      path.replaceAll(/\b(properties|items)\.|\.\w+$/g, ''),
      value as NonNullable<JsonSchema[Keyword]>,
    ]),
  )
}

/**
 * Returns the fields of a schema that one language can have and another can lack, with their mark: `first` by
 * `fact`, `any` by `shared`.
 */
export const markedIn = memoize((schema: v.GenericSchema) => fieldsWith('languages', schema))
