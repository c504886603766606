import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProblemsError } from '../../shared/errors.ts'
import { write } from '../files.ts'
import { contentFilesIn, peopleIn, projectRoot } from './contentFiles.ts'
import { formatted } from './jsonSchema.ts'
import { readJson } from './readJson.ts'
import { readSite } from './readSite.ts'
import { writeSchemas } from './schemas.ts'

// Checks src/content. Writes its files with the keys in the schemas' order, and the JSON Schemas that editors
// read. With --check it writes nothing, and fails if a file would change.
const isCheck = process.argv.includes('--check')
const { problems } = await readSite(projectRoot)
/** Files with another form than their schema's. */
const old: string[] = []

if (!isCheck) writeSchemas()
// A name says the same as a slug, but the editor's forms do not show it.
const people = isCheck || problems.length > 0 ? undefined : peopleIn(projectRoot)
for (const file of contentFilesIn().filter(({ path }) => existsSync(join(projectRoot, path)))) {
  const target = join(projectRoot, file.path)
  try {
    const text = formatted(file, readJson(target), people)
    if (readFileSync(target, 'utf8') === text) continue
    if (isCheck) old.push(file.path)
    else write(target, text)
  } catch (error) {
    if (problems.length === 0) throw error
  }
}
if (problems.length === 0 && old.length > 0)
  problems.push(
    `${old[0]} ${old.length > 1 ? `and ${old.length - 1} more are` : 'is'} not up to date; run npm run fix`,
  )
if (problems.length > 0) {
  console.error(new ProblemsError('The content is not valid:', [...new Set(problems)]).message)
  process.exitCode = 1
}
