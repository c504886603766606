import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoConfig } from '../../config/defaults.ts'
import { readContent } from '../content/readContent.ts'
import { phrasesOf } from './samplePhrases.ts'

// Only for changes to the sample itself. An agency keeps the file: the preflight looks for these texts in its site.
const phrases = phrasesOf(readContent(demoConfig))
writeFileSync(join(import.meta.dirname, 'samplePhrases.json'), `${JSON.stringify(phrases, null, 2)}\n`)
console.log(`${phrases.length} phrases`)
