import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailSettings } from '../../config/mail.ts'
import type { MailServerRules, RequestFields } from '../../services/mail.ts'
import { mailServer } from '../../services/mailProvider.ts'

/** A message as the demo mail service stores it. */
export interface StoredMessage {
  id: string
  /** ISO 8601. */
  receivedAt: string
  fields: RequestFields
}

export interface MailAnswer {
  status: number
  text: string
}

export interface MailService {
  /** Answers one POST to the provider's path as the provider does. */
  receive(contentType: string | undefined, body: Uint8Array<ArrayBuffer>): Promise<MailAnswer>
  /** Newest first. */
  messages(): StoredMessage[]
}

export interface MailServiceOptions {
  /** The folder that messages are written to, each as a JSON file. */
  folder: string
  settings: MailSettings
  /** The rules that requests must follow. The site's provider by default. */
  server?: MailServerRules
  /** Unix time in milliseconds, for the rate limit and the dates of the messages. */
  now?: () => number
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

/** Follows the mail provider's rules, but stores messages as files in a folder instead of sending them. */
export function createMailService({
  folder,
  settings,
  server = mailServer,
  now = Date.now,
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
      const time = now()
      if (time - (lastByCustomer.get(customer) ?? -Infinity) < server.minInterval)
        return { status: 429, text: 'Too Many Requests' }
      lastByCustomer.set(customer, time)

      const message: StoredMessage = { id: randomUUID(), receivedAt: new Date(time).toISOString(), fields }
      mkdirSync(folder, { recursive: true })
      const stamp = message.receivedAt.replaceAll(/[^\d]/g, '')
      writeFileSync(join(folder, `${stamp}-${message.id}.json`), `${JSON.stringify(message, null, 2)}\n`)
      return accepted
    },
    messages() {
      let names: string[]
      try {
        names = readdirSync(folder)
      } catch {
        // The first message creates the folder.
        return []
      }
      return names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .map((name): StoredMessage => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    },
  }
}
