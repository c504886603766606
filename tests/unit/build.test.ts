import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contourPaths } from '../../src/build/contours.ts'
import { createMailService, type MailService } from '../../src/build/demo/mailService.ts'
import { mailboxPage } from '../../src/build/demo/pages.ts'
import { starts } from '../../src/build/findBrowser.ts'
import { contentSecurityPolicy, hashOf, securityHeaders } from '../../src/build/headers.ts'
import { siteFiles } from '../../src/build/siteFiles.ts'
import { jsonLd, structuredData } from '../../src/build/structuredData.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import type { SiteConfig } from '../../src/config/types.ts'
import { routeById, routes } from '../../src/routes/table.ts'

const production: SiteConfig = {
  ...sampleConfig,
  mode: 'production',
  siteUrl: 'https://tidewright.com',
  scheduler: { url: 'https://calendar.tidewright.com/embed?hide=1', name: 'Calendar' },
}

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('the content security policy', () => {
  it('has no unsafe source in either mode', () => {
    for (const config of [production, sampleConfig])
      expect(contentSecurityPolicy(config, [])).not.toContain('unsafe')
  })

  it('allows the mail provider and the calendar only, in production', () => {
    const policy = directives(contentSecurityPolicy(production, ['sha256-abc=']))
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      // The first hash is that of the empty element into which emotion inserts its rules.
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-abc='",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https://api.emailjs.com",
      'form-action': "'self' https://api.emailjs.com",
      'frame-src': 'https://calendar.tidewright.com',
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'backdrop',
      'upgrade-insecure-requests': '',
    })
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
  })

  it('allows this site only in demo mode, over plain HTTP', () => {
    const policy = directives(contentSecurityPolicy(sampleConfig, []))
    expect(policy).toMatchObject({
      'connect-src': "'self'",
      'form-action': "'self'",
      'frame-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('allows no frame without a calendar', () => {
    const policy = directives(contentSecurityPolicy({ ...production, scheduler: null }, []))
    expect(policy['frame-src']).toBe("'none'")
  })
})

describe('the headers of every response', () => {
  it('include HSTS for a year, nosniff and a strict permissions policy', () => {
    const headers = securityHeaders(production, ['sha256-abc='])
    expect(headers).toEqual({
      'Content-Security-Policy': contentSecurityPolicy(production, ['sha256-abc=']),
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.any(String) as string,
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['Permissions-Policy']).toContain(`${feature}=()`)
  })
})

/** @throws {Error} if the build writes no such file */
function contentOf(files: Readonly<Record<string, string>>, name: string): string {
  const content = files[name]
  if (content === undefined) throw new Error(`The build writes no ${name}`)
  return content
}

describe('the files for crawlers and home screens', () => {
  const files = siteFiles(production, '2026-11-22', new Date('2026-11-22T10:00:00Z'))

  it('give a home screen the name, the colors and the icons of the site', () => {
    const manifest: unknown = JSON.parse(contentOf(files, 'site.webmanifest'))
    expect(manifest).toMatchObject({
      name: 'Tidewright',
      start_url: '/',
      background_color: '#03080d',
      theme_color: '#03080d',
    })
    const { icons } = manifest as { icons: { sizes: string }[] }
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })

  it('allow every crawler', () => {
    expect(files['robots.txt']).toMatch(/^User-agent: \*\nAllow: \/\n/)
    expect(files['robots.txt']).not.toContain('Disallow')
  })

  it('list exactly the indexed pages in the sitemap', () => {
    const listed = [
      ...contentOf(files, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>2026-11-22<\/lastmod>/g),
    ].map(([, url]) => url)
    expect(listed).toEqual(
      routes.filter(({ indexed }) => indexed).map(({ path }) => `https://tidewright.com${path}`),
    )
    expect(files['robots.txt']).toContain('Sitemap: https://tidewright.com/sitemap.xml')
  })

  it('name no date of change where none is known', () => {
    expect(siteFiles(production, null, new Date())['sitemap.xml']).not.toContain('lastmod')
  })

  it('tell security researchers whom to write to, for less than a year', () => {
    const lines = files['.well-known/security.txt']!.trimEnd().split('\n')
    expect(lines).toEqual([
      `Contact: mailto:${production.contact.email}`,
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://tidewright.com/.well-known/security.txt',
    ])
    expect(siteFiles(production, null, new Date('2026-11-01T00:00:00Z'))).toEqual(
      siteFiles(production, null, new Date('2026-11-30T23:59:59Z')),
    )
  })
})

describe('the structured data', () => {
  it('escapes what would end its element', () => {
    const evil = { ...production, brand: { ...production.brand, name: '</script><script>alert(1)</script>' } }
    const block = jsonLd(structuredData(evil, routeById('about')))
    expect(block.match(/<\/script>/g)).toHaveLength(1)
    expect(block).toMatch(/^<script type="application\/ld\+json">/)
  })

  it('names the agency, its address and its profiles', () => {
    const [organization, website, crumbs] = structuredData(production, routeById('about'))['@graph']
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://tidewright.com/#organization',
      name: 'Tidewright',
      url: 'https://tidewright.com/',
      email: production.contact.email,
      telephone: production.contact.phone,
      address: { addressLocality: 'Columbus', addressRegion: 'Ohio', addressCountry: 'US' },
      sameAs: production.social.map(({ href }) => href),
    })
    expect(website).toMatchObject({ publisher: { '@id': 'https://tidewright.com/#organization' } })
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://tidewright.com/' },
        { position: 2, item: 'https://tidewright.com/about' },
      ],
    })
    const [, , alone] = structuredData(production, routeById('home'))['@graph']
    expect(alone).toHaveProperty('itemListElement.length', 1)
  })

  it('has no ratings or reviews', () => {
    expect(jsonLd(structuredData(production, routeById('testimonials')))).not.toMatch(/rating|review/i)
  })
})

it('draws the same contours in every build, each a closed curve', () => {
  expect(contourPaths()).toEqual(contourPaths())
  for (const path of contourPaths()) expect(path).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+)+Z$/)
})

describe('the search for a browser', () => {
  it('skips browsers that are missing or do not start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    const stub = (name: string, status: number) => {
      const file = join(folder, name)
      writeFileSync(file, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 })
      return file
    }
    expect(starts(join(folder, 'nothing'))).toBe(false)
    expect(starts(stub('snap', 1))).toBe(process.platform === 'win32')
    expect(starts(stub('chromium', 0))).toBe(true)
    rmSync(folder, { recursive: true })
  })
})

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
