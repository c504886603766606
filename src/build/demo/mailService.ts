import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailSettings } from '../../config/mail.ts'
import type { MailServerRules, RequestFields } from '../../services/mail.ts'
import { mailServer } from '../../services/mailProvider.ts'
import { writeWhole } from '../writeWhole.ts'

/** A message as the demo mail service stores it. */
export interface StoredMessage {
  id: string
  /** ISO 8601. */
  receivedAt: string
  fields: RequestFields
}

/** What the folder of the mail service contains. */
export interface Mailbox {
  /** Newest first. */
  messages: StoredMessage[]
  /** Paths that could not be read, each with the reason. */
  unreadable: string[]
}

export interface MailAnswer {
  status: number
  text: string
}

export interface MailService {
  /** Answers one POST to the provider's path as the provider does. */
  receive(contentType: string | undefined, body: Uint8Array<ArrayBuffer>): Promise<MailAnswer>
  /** Never throws. */
  mailbox(): Mailbox
}

export interface MailServiceOptions {
  /** The folder that messages are written to, each as a JSON file. */
  folder: string
  settings: MailSettings
  /** The rules that requests must follow. The site's provider by default. */
  server?: MailServerRules
  /** Unix time in milliseconds, for the dates of the messages. */
  now?: () => number
  /** Milliseconds since any moment, for the rate limit. The clock of `now` can be set back. */
  elapsed?: () => number
}

/** The fields of a request, or the reason why it has none that can be used. */
type Parsed = { fields: RequestFields } | { problem: string }

async function parse(
  server: MailServerRules,
  contentType: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Parsed> {
  const fields: Record<string, string> = {}
  try {
    const response = new Response(body, { headers: { 'Content-Type': contentType } })
    for (const [name, value] of await server.read(response)) {
      if (typeof value !== 'string') return { problem: 'Attachments are not accepted' }
      if (Object.hasOwn(fields, name)) return { problem: `The field ${name} was sent twice` }
      fields[name] = value
    }
  } catch {
    return { problem: 'The form could not be read' }
  }
  return { fields }
}

function bytesOf(fields: RequestFields): number {
  return Object.values(fields).reduce((sum, value) => sum + Buffer.byteLength(value), 0)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

function isMessage(value: unknown): value is StoredMessage {
  const { id, receivedAt, fields } = (value ?? {}) as Partial<Record<keyof StoredMessage, unknown>>
  return (
    typeof id === 'string' &&
    typeof receivedAt === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  )
}

/** Returns the message in a file, or the reason why there is none. */
function readMessage(file: string): StoredMessage | string {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isMessage(value) ? value : 'no message'
  } catch (error) {
    return error instanceof SyntaxError ? 'no whole JSON' : codeOf(error)
  }
}

function readMailbox(folder: string): Mailbox {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    // The first message creates the folder.
    return { messages: [], unreadable: codeOf(error) === 'ENOENT' ? [] : [`${folder} (${codeOf(error)})`] }
  }
  const mailbox: Mailbox = { messages: [], unreadable: [] }
  for (const name of names.filter((each) => each.endsWith('.json')).toSorted((a, b) => (a < b ? 1 : -1))) {
    const file = join(folder, name)
    const message = readMessage(file)
    if (typeof message === 'string') mailbox.unreadable.push(`${file} (${message})`)
    else mailbox.messages.push(message)
  }
  return mailbox
}

/** Follows the mail provider's rules, but stores messages as files in a folder instead of sending them. */
export function createMailService({
  folder,
  settings,
  server = mailServer,
  now = Date.now,
  elapsed = () => performance.now(),
}: MailServiceOptions): MailService {
  const lastByCustomer = new Map<string, number>()
  return {
    async receive(contentType, body) {
      const { contentTypes, accepted } = server
      if (contentType === undefined || !contentTypes.some((type) => contentType.startsWith(type)))
        return { status: 415, text: `Expected ${contentTypes.join(' or ')}` }
      const parsed = await parse(server, contentType, body)
      if ('problem' in parsed) return { status: 400, text: parsed.problem }
      const { fields } = parsed
      const problem = server.problemOf(fields, settings)
      if (problem !== null) return { status: 400, text: problem }
      if (bytesOf(fields) > server.maxBytes) return { status: 413, text: server.tooLong }
      const customer = server.customerOf(fields)
      const time = elapsed()
      if (time - (lastByCustomer.get(customer) ?? -Infinity) < server.minInterval)
        return { status: 429, text: 'Too Many Requests' }

      const message: StoredMessage = { id: randomUUID(), receivedAt: new Date(now()).toISOString(), fields }
      const stamp = message.receivedAt.replaceAll(/[^\d]/g, '')
      try {
        mkdirSync(folder, { recursive: true })
        writeWhole(join(folder, `${stamp}-${message.id}.json`), `${JSON.stringify(message, null, 2)}\n`)
      } catch (error) {
        const text = `The message could not be written to ${folder} (${codeOf(error)}). Make the folder writable, or delete it.`
        return { status: 500, text }
      }
      lastByCustomer.set(customer, time)
      return accepted
    },
    mailbox: () => readMailbox(folder),
  }
}
