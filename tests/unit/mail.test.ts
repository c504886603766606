import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMailService, type MailAnswer, type MailService } from '../../src/build/demo/mailService.ts'
import { sampleMail } from '../../src/config/mail.ts'
import { refusedWith, type MailFields, type MailServerRules } from '../../src/services/mail.ts'
import { createMailProvider, mailServer } from '../../src/services/mailProvider.ts'
import { stubForms } from '../helpers/formStubs.ts'

const fields: MailFields = {
  name: 'Ada',
  email: 'ada@example.org',
  phoneNumber: '+1 614 555 0142',
  subject: 'Hello',
  message: 'One line',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

const serviceWith = (server?: MailServerRules) =>
  createMailService({ folder, settings: sampleMail, ...(server ? { server } : {}) })

const post = (address: string, init: RequestInit) =>
  new Request(new URL(address, 'http://localhost'), { ...init, method: init.method ?? 'POST' })

async function answerOf(service: MailService, request: Request): Promise<MailAnswer> {
  const body = new Uint8Array(await request.arrayBuffer())
  return service.receive(request.headers.get('content-type') ?? undefined, body)
}

/** Texts of the only message in the mailbox, under the names of the provider. */
function storedTexts(service: MailService): string[] {
  const { messages } = service.mailbox()
  expect(messages).toHaveLength(1)
  return messages.flatMap((message) => Object.values(message.fields))
}

describe('the mail provider in demo mode', () => {
  const provider = createMailProvider({ mode: 'demo', mail: sampleMail })

  it('delivers every field to the demo mail service', async () => {
    stubForms()
    const service = serviceWith()
    const requests: string[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const request = post(address, init)
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      const { status, text } = await answerOf(service, request)
      // A response with status 204 must not have a body, not even an empty one.
      return new Response(text === '' ? null : text, { status })
    })
    await provider.deliver(fields, new AbortController().signal)
    expect(requests).toEqual([`POST ${mailServer.path}`])
    expect(storedTexts(service)).toEqual(expect.arrayContaining(Object.values(fields)))
  })

  it('has a native form that the demo mail service accepts', async () => {
    const { action, encType, hiddenFields } = provider.nativeForm
    const service = serviceWith()
    const body = encType === 'multipart/form-data' ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries({ ...fields, ...hiddenFields })) body.append(name, value)
    expect(action).toBe(mailServer.path)
    expect(await answerOf(service, post(action, { body }))).toEqual(mailServer.accepted)
    expect(storedTexts(service)).toEqual(expect.arrayContaining(Object.values(fields)))
  })

  it('sends to this site only, and in production to an https:// origin', () => {
    expect(provider.origin).toBe('')
    const { origin, nativeForm } = createMailProvider({ mode: 'production', mail: sampleMail })
    expect(origin).toMatch(/^https:\/\/[^/]+$/)
    expect(new URL(nativeForm.action).origin).toBe(origin)
  })

  it('has the limit of its server in bytes', () => {
    expect(provider.maxBytes).toBe(mailServer.maxBytes)
  })
})

describe('the demo mail service', () => {
  const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json')
  const jsonServer: MailServerRules = {
    path: '/messages',
    contentTypes: ['application/json', 'application/x-www-form-urlencoded'],
    accepted: { status: 202, text: '{}' },
    maxBytes: 1000,
    tooLong: 'Too long',
    minInterval: 0,
    read: async (body) => (isJson(body) ? Object.entries(await body.json()) : body.formData()),
    customerOf: () => '',
    problemOf: () => null,
  }
  const json = JSON.stringify(fields)

  it.each<[string, RequestInit]>([
    ['JSON', { body: json, headers: { 'Content-Type': 'application/json; charset=utf-8' } }],
    ['an encoded form', { body: new URLSearchParams(fields) }],
  ])('answers %s as a server does that takes both and answers 202', async (_, init) => {
    const service = serviceWith(jsonServer)
    expect(await answerOf(service, post('/messages', init))).toEqual({ status: 202, text: '{}' })
    expect(service.mailbox().messages.map((message) => message.fields)).toEqual([fields])
  })

  it('answers 415 to a media type that the server does not take, and names those that it takes', async () => {
    const service = serviceWith(jsonServer)
    expect(await answerOf(service, post('/messages', { body: json }))).toEqual({
      status: 415,
      text: 'Expected application/json or application/x-www-form-urlencoded',
    })
  })
})

describe('the failure after a refusal', () => {
  it.each([
    [429, 'busy'],
    [413, 'too-long'],
    [400, 'refused'],
    [403, 'refused'],
    [500, 'provider'],
    [503, 'provider'],
  ])('with status %i is "%s"', (status, failure) => {
    expect(refusedWith(status, 'no')).toMatchObject({ failure, message: `status ${status}, no` })
  })
})
