import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contourPaths } from '../../src/build/contours.ts'
import { createMailService, MAX_BYTES, type MailService } from '../../src/build/demo/mailService.ts'
import { mailboxPage } from '../../src/build/demo/pages.ts'
import { contentSecurityPolicy, securityHeaders } from '../../src/build/headers.ts'
import { headersFor, hostFiles } from '../../src/build/hostFiles.ts'
import { jsonLd, structuredData } from '../../src/build/structuredData.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import type { SiteConfig } from '../../src/config/types.ts'
import { routeById, routes } from '../../src/routes/table.ts'

const production: SiteConfig = {
  ...sampleConfig,
  mode: 'production',
  siteUrl: 'https://tidewright.com',
  scheduler: { url: 'https://calendar.tidewright.com/embed?hide=1', name: 'Calendar' },
  mail: { ...sampleConfig.mail, origin: 'https://api.emailjs.com' },
}

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]),
  )

describe('the content security policy', () => {
  it('has no unsafe source in either mode', () => {
    for (const config of [production, sampleConfig])
      expect(contentSecurityPolicy(config, [])).not.toContain('unsafe')
  })

  it('opens production to the provider and the calendar, and to nobody else', () => {
    const policy = directives(contentSecurityPolicy(production, ['sha256-abc=']))
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self' https://api.emailjs.com",
      'form-action': "'self' https://api.emailjs.com",
      'frame-src': 'https://calendar.tidewright.com',
      'worker-src': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'backdrop',
    })
    expect(policy['style-src']).toContain("'sha256-abc='")
  })

  it('frames nothing where there is no calendar', () => {
    const policy = directives(contentSecurityPolicy({ ...production, scheduler: null }, []))
    expect(policy['frame-src']).toBe("'none'")
  })
})

describe('the files for hosts', () => {
  const files = hostFiles(production, ['sha256-abc='])

  it('say the same headers to every host', () => {
    const wanted = securityHeaders(production, ['sha256-abc='])
    expect(headersFor(files['_headers']!, '/about')).toEqual(wanted)
    const vercel = JSON.parse(files['vercel.json']!) as {
      headers: { headers: { key: string; value: string }[] }[]
    }
    expect(Object.fromEntries(vercel.headers[0]!.headers.map(({ key, value }) => [key, value]))).toEqual(
      wanted,
    )
  })

  it('let only hashed assets be kept for ever', () => {
    expect(headersFor(files['_headers']!, '/assets/x.js')['Cache-Control']).toContain('immutable')
    expect(headersFor(files['_headers']!, '/')).not.toHaveProperty('Cache-Control')
  })

  it('keep every line of the headers file within the hosts’ 2000 characters', () => {
    const many = hostFiles(
      production,
      routes.map((_, index) => `sha256-${'x'.repeat(43)}${index}=`),
    )
    for (const line of many['_headers']!.split('\n')) expect(line.length).toBeLessThan(2000)
  })

  it('map exactly the pages that are open to search engines', () => {
    const listed = [...files['sitemap.xml']!.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toEqual(
      routes.filter(({ indexed }) => indexed).map(({ path }) => `https://tidewright.com${path}`),
    )
    expect(files['robots.txt']).toContain('Sitemap: https://tidewright.com/sitemap.xml')
  })
})

describe('the structured data', () => {
  it('cannot end its element', () => {
    const evil = { ...production, brand: { ...production.brand, name: '</script><script>alert(1)</script>' } }
    const block = jsonLd(structuredData(evil, routeById('about')))
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    expect(block).toMatch(/^<script type="application\/ld\+json">/)
  })

  it('praises nothing', () => {
    expect(jsonLd(structuredData(production, routeById('testimonials')))).not.toMatch(/rating|review/i)
  })
})

it('draws the same contours at every build, each a closed curve', () => {
  expect(contourPaths()).toEqual(contourPaths())
  for (const path of contourPaths()) expect(path).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+)+Z$/)
})

describe('the local mail service', () => {
  let folder: string
  let now: number
  let mail: MailService

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
    now = 1_000_000
    mail = createMailService({ folder, ids: sampleConfig.mail, now: () => now })
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
    expect((await post({ ...complete, message: 'x'.repeat(MAX_BYTES) })).status).toBe(413)
    now += 2000
    expect((await post({ ...complete, message: 'x'.repeat(MAX_BYTES - 500) })).status).toBe(200)
  })

  it('answers 429 above one request a second for one key, and counts each key alone', async () => {
    expect((await post(complete)).status).toBe(200)
    now += 999
    expect((await post(complete)).status).toBe(429)
    expect((await post({ ...complete, user_id: 'another' })).status).toBe(200)
    now += 1
    expect((await post(complete)).status).toBe(200)
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
