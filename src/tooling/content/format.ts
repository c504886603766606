import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemsError } from '../../shared/errors.ts'
import { write } from '../files.ts'
import { contentFilesIn, projectRoot } from './contentFiles.ts'
import { formatted, jsonSchemaOf } from './jsonSchema.ts'
import { readJson } from './readJson.ts'
import { readSite } from './readSite.ts'

// Checks src/content. Writes its files with the keys in the schemas' order, and the JSON Schemas that editors read. With --check
// it writes nothing, and fails if a file would change.
const isCheck = process.argv.includes('--check')
const { problems } = await readSite(projectRoot)

/** Only the build knows which language of a record is the first, and needs all fields. */
const withoutRequired = (key: string, value: unknown) => (key === 'required' ? undefined : value)

for (const file of contentFilesIn().filter(({ path }) => existsSync(join(projectRoot, path)))) {
  const { path, schema, schemaPath, languages = [] } = file
  const one = jsonSchemaOf(schema)
  const whole =
    languages.length > 1
      ? { type: 'object', additionalProperties: JSON.parse(JSON.stringify(one, withoutRequired)) as unknown }
      : one
  const texts = new Map([[schemaPath, `${JSON.stringify(whole, null, 2)}\n`]])
  try {
    texts.set(path, formatted(file, readJson(join(projectRoot, path))))
  } catch (error) {
    if (problems.length === 0) throw error
  }
  for (const [name, text] of texts) {
    const target = join(projectRoot, name)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    if (isCheck) problems.push(`${name} is not up to date; run npm run fix`)
    else write(target, text)
  }
}
if (problems.length > 0) {
  console.error(new ProblemsError('The content is not valid:', [...new Set(problems)]).message)
  process.exitCode = 1
}
