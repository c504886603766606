import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './types.ts'

/** Files with variables of a production build. A later one overrides an earlier one; the process's own override all. */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** Variables with the place where each is set, such as `.env.production:3`, and what is wrong with the files. */
export interface LoadedEnvironment {
  variables: Environment
  /** Places by the names of variables. A variable of the process is not in it. */
  places: Readonly<Record<string, string>>
  problems: readonly string[]
}

/** Returns a file's text without its byte-order mark. PowerShell writes UTF-16. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_][\w.-]*)\s*=\s*(.*)$/
const QUOTED = /^(["'`])(.*?)\1\s*(?:#.*)?$/

/** Reads the text after `=`. */
function readValue(text: string): { value: string } | { problem: string } {
  const quoted = QUOTED.exec(text)
  if (quoted) return { value: (quoted[2] ?? '').trim() }
  if (/^["'`]/.test(text))
    return { problem: 'has an opening quotation mark whose closing one does not end the value' }
  if (/^[“”„‘’«»]/.test(text))
    return { problem: 'begins with a typographic quotation mark; delete it and its partner' }
  // A # after a space begins a comment. Within a word it is part of the value, such as an address.
  const value = text.replace(/(^|\s)#.*$/, '').trim()
  if (value.includes('${')) return { problem: 'refers to another variable; write the whole value' }
  return { value }
}

interface Entry {
  name: string
  value: string
  line: number
}

/** Parses the text of an .env file. Problems begin with the number of their line. */
export function parseEnvFile(text: string): { entries: Entry[]; problems: string[] } {
  const entries = new Map<string, Entry>()
  const problems: string[] = []
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const content = raw.trim()
    const line = index + 1
    if (content === '' || content.startsWith('#')) continue
    const [, name, rest] = ASSIGNMENT.exec(content) ?? []
    if (name === undefined || rest === undefined) {
      problems.push(`${line}: is not of the form NAME=value`)
      continue
    }
    const read = readValue(rest)
    const first = entries.get(name)
    if ('problem' in read) problems.push(`${line}: ${name} ${read.problem}`)
    else if (first) problems.push(`${line}: ${name} is set in line ${first.line} already; delete one of them`)
    else entries.set(name, { name, value: read.value, line })
  }
  return { entries: [...entries.values()], problems }
}

/** Reads the variables of a production build from the files of a folder and from the process. */
export function loadEnvironment(folder: string, own: NodeJS.ProcessEnv): LoadedEnvironment {
  const variables: Record<string, string | undefined> = {}
  const places: Record<string, string> = {}
  const problems: string[] = []
  for (const file of FILES) {
    const path = join(folder, file)
    if (!existsSync(path)) continue
    const parsed = parseEnvFile(decode(readFileSync(path)))
    problems.push(...parsed.problems.map((problem) => `${file}:${problem}`))
    for (const { name, value, line } of parsed.entries) {
      variables[name] = value
      places[name] = `${file}:${line}`
    }
  }
  for (const [name, value] of Object.entries(own)) {
    variables[name] = value
    delete places[name]
  }
  return { variables, places, problems }
}
