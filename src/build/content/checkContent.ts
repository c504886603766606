import type { Modules } from './modules.ts'
import type { GenericSchema } from 'valibot'
import { nearestName } from '../../shared/editDistance.ts'
import { duplicateProblems } from './checkDuplicates.ts'
import { anchorProblems, linkProblems } from './checkLinks.ts'
import { schemaProblems } from './checkSchema.ts'
import { relationProblems } from './checkTogether.ts'
import { registry } from './registry.ts'

export const isContent = (file: string) => file.startsWith('src/content/')

const guess = (nearest: string | null) => (nearest === null ? '' : `; did you mean ${nearest}?`)

/** Returns what is wrong with the files of src/content. `found` are all that exist. */
export function fileProblems(found: readonly string[]): string[] {
  const files = found.filter(isContent)
  const known = Object.keys(registry)
  if (files.length === 0) return ['src/content/ has no files; it needs all records and texts of the site']
  const missing = known.filter((file) => !files.includes(file))
  const extra = files.filter((file) => !known.includes(file))
  const renamed = new Map(extra.map((file) => [file, nearestName(file, missing)]))
  return [
    ...extra.map((file) => `${file} is no module of the content${guess(renamed.get(file) ?? null)}`),
    ...missing.map((file) => `${file} is missing`),
  ]
}

function exportProblems(
  exports: Readonly<Record<string, unknown>>,
  schemas: Readonly<Record<string, GenericSchema>>,
): string[] {
  const known = Object.keys(schemas)
  const missing = known.filter((name) => !Object.hasOwn(exports, name))
  // Any file can say that it is the sample's.
  const extra = Object.keys(exports).filter((name) => !known.includes(name) && name !== 'sample')
  return [
    ...missing.map((name) => `has no export "${name}"`),
    ...extra.map(
      (name) =>
        `exports "${name}", which no page reads${guess(nearestName(name, missing))}; it exports ${known.join(', ')}`,
    ),
  ]
}

/** Returns what is wrong in the loaded modules: one line each, with file, record and field. */
export function contentProblems(modules: Modules): string[] {
  const perFile = Object.entries(modules)
    .filter(([file]) => isContent(file))
    .flatMap(([file, exports]) => {
      const schemas = registry[file] ?? null
      const values = Object.entries(exports)
      const problems = [
        ...(schemas === null ? [] : exportProblems(exports, schemas)),
        ...values.flatMap(([name, value]) => {
          const schema = schemas?.[name]
          return schema === undefined ? [] : schemaProblems(name, value, schema)
        }),
        ...values.flatMap(([name, value]) => duplicateProblems(name, value)),
        ...values.flatMap(([name, value]) => linkProblems(name, value, modules)),
        ...anchorProblems(exports),
      ]
      return problems.map((problem) => `${file}: ${problem}`)
    })
  return [...perFile, ...relationProblems(modules)]
}
