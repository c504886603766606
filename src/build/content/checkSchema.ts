import { isRecord } from './modules.ts'
import * as v from 'valibot'
import { nearestName } from '../../shared/editDistance.ts'
import { placeOf, type Steps } from './place.ts'

type Issue = v.BaseIssue<unknown>

const MUST_BE_RECORD = 'must be a record ({ ... })'

/** Types of issues of schemas that have no message of their own. */
const DEFAULT_MESSAGES: Readonly<Record<string, string>> = {
  object: MUST_BE_RECORD,
  strict_object: MUST_BE_RECORD,
  array: 'must be a list ([ ... ])',
  tuple: 'must be a list ([ ... ])',
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
}

const stepsOf = (issue: Issue): Steps =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** Whether the schema refuses a field that it does not know. */
const isUnknownKey = (issue: Issue) => issue.type === 'strict_object' && issue.expected === 'never'

/** Whether a record lacks a field. */
const isMissingKey = (issue: Issue) =>
  issue.input === undefined ||
  (['object', 'strict_object', 'loose_object'].includes(issue.type) &&
    issue.expected?.startsWith('"') === true)

function messageOf(issue: Issue): string {
  if (isMissingKey(issue)) return 'is missing'
  const isDefault = /^Invalid \w+: Expected/.test(issue.message)
  const message = isDefault
    ? (DEFAULT_MESSAGES[issue.type] ?? `must be ${issue.expected ?? 'another value'}`)
    : issue.message
  const { input } = issue
  const isShort = (typeof input === 'string' && input.length <= 40) || typeof input === 'number'
  const tellsAll = /^(is empty|has )/.test(message)
  return isShort && !tellsAll ? `${message}: ${JSON.stringify(input)}` : message
}

/** Lists the fields that the schema dropped, as steps to each. */
function droppedFields(input: unknown, output: unknown, steps: Steps = []): Steps[] {
  if (Array.isArray(input) && Array.isArray(output))
    return input.flatMap((item, index) => droppedFields(item, output[index], [...steps, index]))
  if (!isRecord(input) || !isRecord(output)) return []
  return Object.entries(input).flatMap(([key, value]) =>
    key in output ? droppedFields(value, output[key], [...steps, key]) : [[...steps, key]],
  )
}

const keyOf = (steps: Steps) => JSON.stringify(steps)

function recordAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (parent, step) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined),
    value,
  )
}

/** Returns what is wrong with the value of an export, one line each. */
export function schemaProblems(exportName: string, value: unknown, schema: v.GenericSchema): string[] {
  const { issues = [], output } = v.safeParse(schema, value, { abortPipeEarly: true })
  const place = (steps: Steps) => placeOf(exportName, value, steps)
  const missing = new Map(issues.filter(isMissingKey).map((issue) => [keyOf(stepsOf(issue)), stepsOf(issue)]))
  const unknown = droppedFields(value, output).map((steps) => {
    const record = steps.slice(0, -1)
    const name = String(steps.at(-1))
    const absent = [...missing.values()].filter((other) => keyOf(other.slice(0, -1)) === keyOf(record))
    const present = recordAt(output, record)
    const nearest =
      nearestName(
        name,
        absent.map((other) => String(other.at(-1))),
      ) ?? nearestName(name, isRecord(present) ? Object.keys(present) : [])
    // The line about the misspelt field says what is missing.
    if (nearest !== null) missing.delete(keyOf([...record, nearest]))
    const where = record.length === 0 ? '' : `${place(record)}: `
    return `${where}has an unknown field "${name}"${nearest === null ? '; delete it' : `; did you mean "${nearest}"?`}`
  })
  /** Entries without which a list is too short. */
  const entriesNeeded = (list: Steps) =>
    Math.max(
      ...[...missing.values()]
        .filter((steps) => keyOf(steps.slice(0, -1)) === keyOf(list))
        .map((steps) => Number(steps.at(-1)) + 1),
    )
  const lines = issues
    .filter((issue) => !isUnknownKey(issue))
    .filter((issue) => !isMissingKey(issue) || missing.has(keyOf(stepsOf(issue))))
    .map((issue) => {
      const steps = stepsOf(issue)
      const record = steps.slice(0, -1)
      const list = recordAt(value, record)
      if (isMissingKey(issue) && Array.isArray(list)) {
        const whole = record.length === 0 ? exportName : place(record)
        // valibot takes a list for a record without fields.
        if (typeof steps.at(-1) === 'string') return `${whole} ${MUST_BE_RECORD}`
        return `${whole} has ${list.length} ${list.length === 1 ? 'entry' : 'entries'}; it needs at least ${entriesNeeded(record)}`
      }
      return `${steps.length === 0 ? exportName : place(steps)} ${messageOf(issue)}`
    })
  return [...unknown, ...new Set(lines)]
}
