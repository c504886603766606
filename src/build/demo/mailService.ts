import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One message as the local mail service keeps it: every field of the form, once, as text. */
export interface KeptMessage {
  id: string
  /** ISO 8601. */
  receivedAt: string
  fields: Record<string, string>
}

export interface MailAnswer {
  status: number
  text: string
}

export interface MailService {
  /** Answers one POST to `/api/v1.0/email/send-form` as the provider does. */
  receive(contentType: string | undefined, body: Uint8Array<ArrayBuffer>): Promise<MailAnswer>
  /** Newest first. */
  messages(): KeptMessage[]
}

export interface MailServiceOptions {
  /** Each message becomes a JSON file in here. */
  folder: string
  ids: { serviceId: string; templateId: string }
  /** Milliseconds since some epoch, for the rate limit and the messages' dates. */
  now?: () => number
}

/** The provider's limits: 50 kB of fields, one request a second for each public key. */
export const MAX_BYTES = 50_000
const MIN_INTERVAL = 1000

const LIB_VERSION = '4.4.1'
const DOCUMENTED = 'https://www.emailjs.com/docs/rest-api/send-form/'

function idProblem(fields: Readonly<Record<string, string>>, ids: MailServiceOptions['ids']): string | null {
  if (!fields['user_id']) return `The Public Key is required. See ${DOCUMENTED}`
  if (!fields['service_id']) return 'The service_id parameter is required'
  if (!fields['template_id']) return 'The template_id parameter is required'
  if (fields['lib_version'] !== LIB_VERSION) return `The lib_version parameter must be ${LIB_VERSION}`
  if (fields['service_id'] !== ids.serviceId) return 'The service ID not found'
  if (fields['template_id'] !== ids.templateId) return 'The template ID not found'
  return null
}

/** A stand-in for the mail provider: same path, fields and statuses, but messages end as files in a folder. */
export function createMailService({ folder, ids, now = Date.now }: MailServiceOptions): MailService {
  const lastByKey = new Map<string, number>()
  return {
    async receive(contentType, body) {
      if (!contentType?.startsWith('multipart/form-data'))
        return { status: 415, text: 'Expected multipart/form-data' }
      let form: FormData
      try {
        form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
      } catch {
        return { status: 400, text: 'The form could not be read' }
      }
      const fields: Record<string, string> = {}
      let bytes = 0
      for (const [name, value] of form) {
        if (typeof value !== 'string') return { status: 400, text: 'Attachments are not accepted' }
        if (name in fields) return { status: 400, text: `The field ${name} was sent twice` }
        fields[name] = value
        bytes += Buffer.byteLength(value)
      }
      const problem = idProblem(fields, ids)
      if (problem) return { status: 400, text: problem }
      if (bytes > MAX_BYTES) return { status: 413, text: 'Variables size limit is 50Kb' }
      const key = fields['user_id']!
      const at = now()
      if (at - (lastByKey.get(key) ?? -Infinity) < MIN_INTERVAL)
        return { status: 429, text: 'Too Many Requests' }
      lastByKey.set(key, at)

      const message: KeptMessage = { id: randomUUID(), receivedAt: new Date(at).toISOString(), fields }
      mkdirSync(folder, { recursive: true })
      const stamp = message.receivedAt.replaceAll(/[^\d]/g, '')
      writeFileSync(join(folder, `${stamp}-${message.id}.json`), `${JSON.stringify(message, null, 2)}\n`)
      return { status: 200, text: 'OK' }
    },
    messages() {
      let names: string[]
      try {
        names = readdirSync(folder)
      } catch {
        return []
      }
      return names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptMessage)
    },
  }
}
