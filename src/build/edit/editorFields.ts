import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** The parts of a JSON Schema that the schemas of the content have. */
interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  /** A list for a tuple. */
  items?: JsonSchema | JsonSchema[]
  enum?: (string | number)[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** A field in the configuration of Sveltia CMS, which has the format of Decap CMS. */
export interface EditorField {
  name: string
  label: string
  widget: string
  required?: boolean
  i18n?: boolean | 'duplicate'
  hint?: string
  [option: string]: unknown
}

/** Texts longer than this get several rows. */
const ROW = 90

/** Returns the label of a key: `Signed by` for `signedBy`. */
function labelOf(key: string): string {
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const PLACES = 'Keep what stands in braces, such as {agency.name}.'

/** Returns the options of a text, a number, a choice or a switch. */
function valueOptions(name: string, schema: JsonSchema): { widget: string; [option: string]: unknown } {
  const { type, enum: choices, minimum, maximum, maxLength, pattern } = schema
  const limits = {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  }
  if (choices) return { widget: 'select', options: choices }
  if (type === 'boolean') return { widget: 'boolean', default: false }
  if (type === 'integer') return { widget: 'number', value_type: 'int', ...limits }
  if (type === 'number') return { widget: 'number', value_type: 'float', ...limits }
  if (name === 'file') return { widget: 'image' }
  return {
    widget: (maxLength ?? 0) > ROW ? 'text' : 'string',
    ...(maxLength === undefined
      ? {}
      : { maxlength: maxLength, hint: `At most ${maxLength} characters. ${PLACES}` }),
    ...(pattern === undefined ? {} : { pattern: [pattern, `must match ${pattern}`] }),
  }
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, isWords: boolean): EditorField {
  if (name === '$schema')
    return { name, label: name, widget: 'hidden', ...(isWords ? { i18n: 'duplicate' as const } : {}) }
  const base = {
    name,
    label: labelOf(name),
    required: isRequired,
    // A slug joins the records of all languages.
    ...(isWords ? { i18n: name === 'slug' ? ('duplicate' as const) : true } : {}),
  }
  const { items } = schema
  if (schema.properties)
    return { ...base, widget: 'object', collapsed: true, fields: fieldsIn(schema, isWords) }
  if (Array.isArray(items)) {
    const [item = {}] = items
    return {
      ...base,
      widget: 'list',
      min: items.length,
      max: items.length,
      field: fieldOf('value', item, true, isWords),
    }
  }
  if (!items) return { ...base, ...valueOptions(name, schema) }
  const { minItems: min, maxItems: max } = schema
  return {
    ...base,
    widget: 'list',
    collapsed: true,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(name === 'records'
      ? { hint: 'A new record needs the same slug in the facts and in the words.' }
      : {}),
    ...(items.properties
      ? { fields: fieldsIn(items, isWords) }
      : { field: fieldOf('text', items, true, isWords) }),
  }
}

const fieldsIn = ({ properties = {}, required = [] }: JsonSchema, isWords: boolean): EditorField[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name), isWords))

/** Returns the editor's fields for a file of the content. */
export function editorFields(schema: v.GenericSchema, isWords: boolean): EditorField[] {
  return fieldsIn(toJsonSchema(schema, { errorMode: 'ignore' }) as JsonSchema, isWords)
}
