import { text } from 'node:stream/consumers'
import type { SiteConfig } from '../../config/site.ts'
import { evaluateContent } from './evaluate.ts'

// Reads a configuration and a folder as JSON, and prints the content as JSON. A process of its own loads the files as they
// are now, while a module of a running process never changes.
const { config, root } = JSON.parse(await text(process.stdin)) as { config: SiteConfig; root: string }
process.stdout.write(JSON.stringify(await evaluateContent(config, root)))
