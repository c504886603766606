import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { write } from '../files.ts'
import { preparePictures } from './pictures.ts'
import {
  ContentError,
  contentFilesIn,
  formatted,
  projectRoot,
  readLanguages,
  readText,
} from './readContent.ts'

// Checks src/content. Writes its files with the keys in the schemas' order, and the JSON Schemas that editors read. With --check
// it writes nothing, and fails if a file would change.
const isCheck = process.argv.includes('--check')

try {
  const cache = join(projectRoot, 'node_modules/.cache/tidewright/pictures')
  await preparePictures(cache, readLanguages(), '/', projectRoot)
  const texts = contentFilesIn().flatMap(({ path, schema, schemaPath }) => {
    const value: unknown = JSON.parse(readText(join(projectRoot, path)))
    const editorSchema = `${JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' }), null, 2)}\n`
    return [
      [path, formatted(schema, value)],
      [schemaPath, editorSchema],
    ] as const
  })
  for (const [path, text] of texts) {
    const file = join(projectRoot, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    if (!isCheck) write(file, text)
    else {
      console.error(`${path} is not up to date; run npm run fix`)
      process.exitCode = 1
    }
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
