import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser, SOFTWARE_GL } from '../../src/build/findBrowser.ts'
import { write } from '../../src/build/files.ts'
import { headersFor } from '../../src/build/hosts/siteRules.ts'
import { form, interfaceTexts, paths, servedRoutes } from '../helpers/content.ts'
import { launchEnvironment } from '../helpers/launchEnvironment.ts'
import { privacyParagraphs } from '../helpers/privacyParagraphs.ts'
import { runNode } from '../helpers/runNode.ts'

const { file: privacyFile = '' } = servedRoutes.find(({ id }) => id === 'privacy') ?? {}

// Production builds share a cache folder, so only one may run at a time: all of them are in this file.
const build = (environment: Record<string, string>, outDir: string) =>
  runNode('node_modules/vite/bin/vite.js', ['build', '--outDir', outDir], environment)

/** Asserts that the built privacy policy has the texts that the content gives for this environment. */
function expectPrivacyPolicy(outDir: string, environment: Record<string, string>): void {
  const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ')
  const html = readFileSync(join(outDir, privacyFile), 'utf8')
  const text = plain(html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'))
  const paragraphs = privacyParagraphs(environment)
  expect(paragraphs.length).toBeGreaterThan(3)
  for (const paragraph of paragraphs) expect(text).toContain(plain(paragraph))
}

describe('a production build', () => {
  let outDir: string
  beforeAll(() => {
    outDir = join(mkdtempSync(join(tmpdir(), 'tidewright-')), 'dist')
  })
  afterAll(() => rmSync(dirname(outDir), { recursive: true, force: true }))

  it('takes the place of the last one when it is finished, uses the configured services, and has nothing of demo mode', async () => {
    const page = join(outDir, 'index.html')
    write(page, 'the last site')
    const seen = new Set<string>()
    const timer = setInterval(() => {
      // For a moment of the exchange neither is there.
      if (existsSync(page)) seen.add(readFileSync(page, 'utf8').slice(0, 13))
      if (globSync(`${outDir}-next/dist/*.html`).length > 5) seen.add('the next site')
    }, 20)
    const { code, output } = await build(launchEnvironment, outDir)
    clearInterval(timer)
    expect(output).not.toMatch(/error/i)
    expect(code).toBe(0)
    // Beside the last one, which a build that fails or is stopped leaves there.
    expect([...seen].slice(0, 2)).toEqual(['the last site', 'the next site'])
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i)
    const textOf = (files: string) =>
      globSync(files, { cwd: outDir })
        .map((file) => readFileSync(join(outDir, file), 'utf8'))
        .join('\n')
    expect(textOf('**/*.{html,js,json,xml,txt}')).not.toMatch(
      /demo-public-key|service_demo|\/demo\/schedule|\/mailbox|book\.tidewright\.example|localhost/,
    )
    const contact = textOf(`.${paths.contact}.html`)
    expect(contact).toContain('action="https://api.emailjs.com/api/v1.0/email/send-form"')
    for (const value of ['service_real', 'template_real', 'Real-public_key', '4.4.1']) {
      expect(contact).toContain(`value="${value}"`)
    }
    const script = textOf('assets/*.js')
    for (const value of ['service_real', 'template_real', 'Real-public_key', 'https://api.emailjs.com'])
      expect(script).toContain(value)
    expect(contact).toContain(`<link rel="canonical" href="https://tidewright.com${paths.contact}"/>`)
    expect(contact).toContain(
      '<meta property="og:image" content="https://tidewright.com/share/contact.jpg"/>',
    )
    const headers = textOf('_headers')
    expect(headers).toContain("connect-src 'self' https://api.emailjs.com")
    expect(headers).toContain('frame-src https://calendar.tidewright.com')
    expect(headers).toContain('upgrade-insecure-requests')
    expectPrivacyPolicy(outDir, launchEnvironment)
  }, 90_000)

  it('runs the scene and sends a message, without a violation of its policy', async () => {
    const { origin } = new URL(launchEnvironment.VITE_SITE_URL)
    const headersFile = readFileSync(join(outDir, '_headers'), 'utf8')
    const problems: string[] = []
    const messages: string[] = []
    const otherRequests: string[] = []
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', ...SOFTWARE_GL],
    })
    try {
      const context = await browser.newContext()
      await context.route('**/*', async (route) => {
        const url = new URL(route.request().url())
        const body = route.request().postData() ?? ''
        if (url.href === 'https://api.emailjs.com/api/v1.0/email/send-form') {
          messages.push(body)
          await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } })
        } else if (url.origin === origin) {
          const name = url.pathname === '/' ? '/index.html' : url.pathname
          const path = join(outDir, extname(name) === '' ? `${name}.html` : name)
          await route.fulfill({ path, headers: headersFor(headersFile, url.pathname) })
        } else {
          otherRequests.push(url.href)
          await route.abort()
        }
      })
      // In software it waits for the visitor.
      const still = await context.newPage()
      await still.goto(`${origin}/`)
      await still.getByRole('button', { name: interfaceTexts.backdrop.play, exact: true }).waitFor()
      expect(await still.locator('canvas').count()).toBe(0)
      const page = await context.newPage()
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      await page.addInitScript(() => {
        // The sandboxed frame of the calendar has no storage.
        if (window === window.top) localStorage.setItem('site.motion', 'play')
        addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective))
      })
      await page.goto(`${origin}${paths.contact}`)
      await page.locator('#backdrop canvas[data-shown]').waitFor({ timeout: 60_000 })
      await page.getByLabel(form.fields.name, { exact: true }).fill('Ada Fischer')
      await page.getByLabel(form.fields.email, { exact: true }).fill('ada@example.com')
      await page.getByLabel(form.fields.subject, { exact: true }).fill('Bookings')
      await page.getByLabel(form.fields.message, { exact: true }).fill('Our booking engine drifts.')
      await page.getByRole('button', { name: form.send, exact: true }).click()
      await expect
        .poll(() => page.getByLabel(form.fields.message, { exact: true }).inputValue(), { timeout: 20_000 })
        .toBe('')
      expect(messages).toHaveLength(1)
      for (const value of ['service_real', 'template_real', 'Real-public_key', 'Our booking engine drifts.'])
        expect(messages[0]).toContain(value)

      expect(problems).toEqual([])
      // The contact page has the calendar.
      expect(new Set(otherRequests)).toEqual(new Set([launchEnvironment.VITE_SCHEDULER_URL]))
      expect(await context.cookies()).toEqual([])
    } finally {
      await browser.close()
    }
  }, 120_000)
})
