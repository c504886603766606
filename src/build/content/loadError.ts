import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where and why a module cannot be loaded. */
export interface LoadError {
  /** Path from the project's root. */
  file: string
  line: number | null
  message: string
  /** Path from the project's root of the file that an import does not find, or null. */
  missing: string | null
}

const pathFrom = (root: string, file: string) => relative(root, file).split(sep).join('/')

const NOT_FOUND = /^Cannot find (?:module|package) '([^']+)' imported from (.+)$/

/** First mention of a file of the project in a stack, with its line. Syntax errors have it before their message. */
const LOCATION = /(file:\/\/[^\s)]+?):(\d+)/g

/** Reads where an error of `import()` arose. `file` is the module that was imported. */
export function loadErrorOf(error: unknown, file: string, root: string): LoadError {
  if (!(error instanceof Error))
    return { file, line: null, message: `throws ${String(error)}`, missing: null }
  const [message = ''] = error.message.split('\n')
  const notFound = NOT_FOUND.exec(message)
  if (notFound) {
    const [, target = '', importer = ''] = notFound
    const isPath = target.startsWith('/') || /^[A-Za-z]:/.test(target)
    const name = isPath ? pathFrom(root, target) : target
    const from = pathFrom(root, importer)
    return { file: from, line: null, message: `imports ${name}, which does not exist`, missing: name }
  }
  for (const [, url = '', line = ''] of (error.stack ?? '').matchAll(LOCATION)) {
    const place = pathFrom(root, fileURLToPath(url))
    if (place.startsWith('..') || place.startsWith('node_modules') || place.startsWith('src/build/')) continue
    return { file: place, line: Number(line), message, missing: null }
  }
  return { file, line: null, message, missing: null }
}

/** Returns the error as one line. */
export function lineOf({ file, line, message }: LoadError): string {
  return `${file}${line === null ? '' : `:${line}`}: ${message}`
}
