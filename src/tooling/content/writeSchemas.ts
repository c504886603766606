import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { write } from '../files.ts'
import { contentFilesIn, projectRoot } from './contentFiles.ts'
import { jsonSchemaOf } from './jsonSchema.ts'

/** Only the build knows which language of a record is the first, and needs all fields. */
const withoutRequired = (key: string, value: unknown) => (key === 'required' ? undefined : value)

/**
 * Writes the JSON Schemas that editors read, which git does not keep. They follow the code, and the number of
 * languages.
 */
export function writeSchemas(root = projectRoot): void {
  for (const { schema, schemaPath, languages = [] } of contentFilesIn(root)) {
    const one = jsonSchemaOf(schema)
    const whole =
      languages.length > 1
        ? {
            type: 'object',
            additionalProperties: JSON.parse(JSON.stringify(one, withoutRequired)) as unknown,
          }
        : one
    const text = `${JSON.stringify(whole, null, 2)}\n`
    const target = join(root, schemaPath)
    if (!existsSync(target) || readFileSync(target, 'utf8') !== text) write(target, text)
  }
}

// `npm run fix` runs this file.
if (import.meta.main) writeSchemas()
