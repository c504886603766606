import { ContentError } from './contentSchemas.ts'
import { projectRoot } from './contentFiles.ts'
import { readSite } from './readSite.ts'

// npm run check:content
const { problems } = await readSite(projectRoot)
if (problems.length > 0) {
  console.error(new ContentError(problems).message)
  process.exitCode = 1
}
