import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailService, type MailService } from '../../src/build/demo/mailService.ts'
import { mailboxPage } from '../../src/build/demo/pages.ts'
import { sampleConfig } from '../../src/config/defaults.ts'

describe('the local mail service', () => {
  let folder: string
  let now: number
  let mail: MailService

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
    now = 1_000_000
    mail = createMailService({ folder, settings: sampleConfig.mail, now: () => now })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const complete = {
    name: 'Ada',
    email: 'ada@example.org',
    phoneNumber: '',
    subject: 'Hello',
    message: 'Two\nlines',
    lib_version: '4.4.1',
    service_id: 'service_demo',
    template_id: 'template_demo',
    user_id: 'demo-public-key',
  }

  async function post(fields: [string, string][] | Record<string, string>) {
    const form = new FormData()
    for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
      form.append(name, value)
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    return mail.receive(
      request.headers.get('content-type') ?? undefined,
      new Uint8Array(await request.arrayBuffer()),
    )
  }

  it('accepts a complete message, keeps it as a file and shows it', async () => {
    expect(await post(complete)).toEqual({ status: 200, text: 'OK' })
    expect(readdirSync(folder)).toHaveLength(1)
    expect(mail.messages()[0]!.fields).toEqual({ ...complete, message: 'Two\r\nlines' })
  })

  it.each(['user_id', 'service_id', 'template_id', 'lib_version'] as const)(
    'answers 400 without %s',
    async (name) => {
      const { [name]: _left, ...rest } = complete
      const answer = await post(rest)
      expect(answer.status).toBe(400)
      expect(answer.text).not.toBe('')
      expect(mail.messages()).toEqual([])
    },
  )

  it('answers 400 to ids that it does not know, and to a field sent twice', async () => {
    expect((await post({ ...complete, service_id: 'other' })).status).toBe(400)
    expect((await post({ ...complete, template_id: 'other' })).status).toBe(400)
    expect((await post([...Object.entries(complete), ['user_id', 'again']])).status).toBe(400)
  })

  it('answers 413 above 50 kB', async () => {
    expect((await post({ ...complete, message: 'x'.repeat(50_000) })).status).toBe(413)
    now += 2000
    expect((await post({ ...complete, message: 'x'.repeat(49_500) })).status).toBe(200)
  })

  it('answers 429 above one request a second for one key, and counts each key alone', async () => {
    expect((await post(complete)).status).toBe(200)
    now += 999
    expect((await post(complete)).status).toBe(429)
    expect((await post({ ...complete, user_id: 'another' })).status).toBe(200)
    now += 1
    expect((await post(complete)).status).toBe(200)
  })

  it('keeps nothing that it refused, and shows the newest message first', async () => {
    await post({ ...complete, subject: 'first' })
    now += 500
    await post({ ...complete, subject: 'refused' })
    now += 500
    await post({ ...complete, subject: 'second' })
    const kept = mail.messages()
    expect(kept.map(({ fields }) => fields['subject'])).toEqual(['second', 'first'])
    expect(kept.map(({ receivedAt }) => receivedAt)).toEqual([
      new Date(1_001_000).toISOString(),
      new Date(1_000_000).toISOString(),
    ])
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
  })

  it('accepts no attachment, and answers 400 to another version of the client', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(complete)) form.append(name, value)
    form.append('attachment', new Blob(['x']), 'x.txt')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const body = new Uint8Array(await request.arrayBuffer())
    expect((await mail.receive(request.headers.get('content-type')!, body)).status).toBe(400)
    expect((await post({ ...complete, lib_version: '4.4.0' })).status).toBe(400)
    expect(mail.messages()).toEqual([])
  })

  it('has no message before the first', () => {
    const empty = createMailService({ folder: join(folder, 'nowhere'), settings: sampleConfig.mail })
    expect(empty.messages()).toEqual([])
    expect(mailboxPage([])).toContain('Nothing here yet')
  })

  it('survives what is no form at all', async () => {
    const nonsense = new TextEncoder().encode('nonsense')
    expect((await mail.receive('multipart/form-data; boundary=x', nonsense)).status).toBe(400)
    expect((await mail.receive('application/json', nonsense)).status).toBe(415)
    expect((await mail.receive(undefined, nonsense)).status).toBe(415)
  })

  it('shows messages as text, whatever is in them', async () => {
    await post({
      ...complete,
      subject: '<img src=x onerror=alert(1)>',
      message: '</dd><script>alert(1)</script>{{name}}',
    })
    const page = mailboxPage(mail.messages())
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
