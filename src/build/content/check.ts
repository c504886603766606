import { demoConfig } from '../../config/defaults.ts'
import { ContentError, readContent } from './readContent.ts'

// Checks src/content, and prints what is wrong.
try {
  readContent(demoConfig)
  console.log('The content is valid.')
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
