import { text } from 'node:stream/consumers'
import type { SiteConfig } from '../../config/types.ts'
import { evaluateContent } from './evaluate.ts'

// Reads a configuration as JSON, and prints the content as JSON. A process of its own loads the files as they are now,
// while a module of a running process never changes.
try {
  const config = JSON.parse(await text(process.stdin)) as SiteConfig
  process.stdout.write(JSON.stringify(await evaluateContent(config)))
} catch (error) {
  process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exitCode = 1
}
