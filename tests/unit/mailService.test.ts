import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoMiddleware } from '../../src/build/demo/demoServices.ts'
import { createMailService, type MailService } from '../../src/build/demo/mailService.ts'
import { mailboxPage } from '../../src/build/demo/pages.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { mailServer } from '../../src/services/mailProvider.ts'

describe('the local mail service', () => {
  let folder: string
  let now: number
  let mail: MailService

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
    now = 1_000_000
    mail = createMailService({ folder, settings: sampleConfig.mail, now: () => now, elapsed: () => now })
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
    expect(mail.mailbox().messages[0]!.fields).toEqual({ ...complete, message: 'Two\r\nlines' })
  })

  it.each(['user_id', 'service_id', 'template_id', 'lib_version'] as const)(
    'answers 400 without %s',
    async (name) => {
      const { [name]: _left, ...rest } = complete
      const answer = await post(rest)
      expect(answer.status).toBe(400)
      expect(answer.text).not.toBe('')
      expect(mail.mailbox().messages).toEqual([])
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
    const kept = mail.mailbox().messages
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
    expect(mail.mailbox().messages).toEqual([])
  })

  it('has no message before the first', () => {
    const empty = createMailService({ folder: join(folder, 'nowhere'), settings: sampleConfig.mail })
    expect(empty.mailbox()).toEqual({ messages: [], unreadable: [] })
    expect(mailboxPage(empty.mailbox())).toContain('Nothing here yet')
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
    const page = mailboxPage(mail.mailbox())
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('accepts a message after its clock was set back by an hour', async () => {
    let clock = 10_000_000
    let elapsed = 0
    mail = createMailService({
      folder,
      settings: sampleConfig.mail,
      now: () => clock,
      elapsed: () => elapsed,
    })
    expect((await post(complete)).status).toBe(200)
    clock -= 3_600_000
    elapsed += 1000
    expect((await post(complete)).status).toBe(200)
    expect(mail.mailbox().messages.map(({ receivedAt }) => Date.parse(receivedAt))).toEqual([
      10_000_000, 6_400_000,
    ])
  })

  it('measures the interval of messages by a clock that cannot be set back, unless a test replaces it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      mail = createMailService({ folder, settings: sampleConfig.mail })
      expect((await post(complete)).status).toBe(200)
      vi.setSystemTime(Date.now() + 3_600_000)
      expect((await post(complete)).status).toBe(429)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['half a message', '{"id":"1","receivedAt":"2026-', 'no whole JSON'],
    ['an empty file', '', 'no whole JSON'],
    ['JSON that is no message', 'null', 'no message'],
    ['a message without fields', '{"id":"1","receivedAt":"2026"}', 'no message'],
  ])('shows the other messages, and names a file with %s', async (_, content, reason) => {
    await post(complete)
    const broken = join(folder, '20261122-broken.json')
    writeFileSync(broken, content)
    const mailbox = mail.mailbox()
    expect(mailbox.messages.map(({ fields }) => fields['subject'])).toEqual(['Hello'])
    expect(mailbox.unreadable).toEqual([`${broken} (${reason})`])
    const page = mailboxPage(mailbox)
    expect(page).toContain('Hello')
    expect(page).toContain(`${broken} (${reason})`)
  })

  it('leaves no other file than the message, and never half of it', async () => {
    await post(complete)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d+-[\w-]+\.json$/)])
  })

  it('answers 500 with what to do where it cannot write, and accepts the message again at once afterwards', async () => {
    // A file in place of the folder. Permissions would not stop a test that runs as root.
    const blocked = join(folder, 'blocked')
    writeFileSync(blocked, '')
    mail = createMailService({ folder: blocked, settings: sampleConfig.mail, elapsed: () => 0 })
    const { status, text } = await post(complete)
    expect(status).toBe(500)
    expect(text).toContain(`could not be written to ${blocked} (EEXIST)`)
    expect(mailboxPage(mail.mailbox())).toContain(`${blocked} (ENOTDIR)`)
    rmSync(blocked)
    mkdirSync(blocked)
    expect((await post(complete)).status).toBe(200)
    expect(mail.mailbox().messages).toHaveLength(1)
  })

  it('keeps nothing of an upload that is aborted, and answers the next one', async () => {
    const errors: unknown[] = []
    const handle = demoMiddleware(mail)
    const server = createServer((request, response) =>
      handle(request, response, (error: unknown) => errors.push(error)),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const form = new FormData()
    for (const [name, value] of Object.entries(complete)) form.append(name, value)
    const whole = new Request(`http://127.0.0.1:${port}${mailServer.path}`, { method: 'POST', body: form })
    const headers = { 'Content-Type': whole.headers.get('content-type') ?? '' }
    const body = Buffer.from(await whole.arrayBuffer())
    const aborted = new Promise((resolve) => {
      server.once('request', (incoming) => incoming.once('close', resolve))
    })
    const upload = openRequest({ port, path: mailServer.path, method: 'POST', headers })
    upload.on('error', () => {})
    upload.setHeader('Content-Length', body.length)
    upload.write(body.subarray(0, body.length - 10), () => upload.destroy())
    await aborted
    const answer = await fetch(whole.url, { method: 'POST', headers, body })
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(mail.mailbox().messages).toHaveLength(1)
    expect(errors).toEqual([])
    await new Promise((resolve) => server.close(resolve))
  })
})
