import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

const real = {
  VITE_SITE_URL: 'https://tidewright.test',
  VITE_CONTACT_EMAIL: 'crew@tidewright.test',
  VITE_BOOKING_URL: 'https://book.tidewright.test/crew',
  VITE_SCHEDULER_URL: 'https://calendar.tidewright.test/embed',
  VITE_SOCIAL: 'GitHub=https://github.com/tidewright',
  VITE_EMAILJS_SERVICE_ID: 'service_real',
  VITE_EMAILJS_TEMPLATE_ID: 'template_real',
  VITE_EMAILJS_PUBLIC_KEY: 'real-public-key',
}

async function build(
  environment: Record<string, string>,
  outDir: string,
): Promise<{ code: number; output: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE')))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  try {
    const { stdout, stderr } = await run(process.execPath, [vite, 'build', '--outDir', outDir], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', ...environment },
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

describe('a production build', () => {
  let outDir: string
  beforeAll(() => {
    outDir = mkdtempSync(join(tmpdir(), 'tidewright-'))
  })
  afterAll(() => rmSync(outDir, { recursive: true, force: true }))

  it('fails without its configuration, and names each value', async () => {
    const { code, output } = await build({}, outDir)
    expect(code).not.toBe(0)
    for (const name of Object.keys(real)) expect(output).toContain(`${name} is missing`)
  }, 60_000)

  it('fails for sample addresses of mail and calendar, and names both', async () => {
    const { code, output } = await build(
      {
        ...real,
        VITE_CONTACT_EMAIL: 'crew@tidewright.example',
        VITE_SCHEDULER_URL: 'https://book.tidewright.example/crew',
      },
      outDir,
    )
    expect(code).not.toBe(0)
    expect(output).toMatch(/VITE_CONTACT_EMAIL is a \.example address/)
    expect(output).toMatch(/VITE_SCHEDULER_URL is a \.example address/)
  }, 60_000)

  it('with real values talks to the real services, and knows nothing of demo mode', async () => {
    const { code, output } = await build(real, outDir)
    expect(output).not.toMatch(/error/i)
    expect(code).toBe(0)
    const files = globSync('**/*.{html,js,json,xml,txt}', { cwd: outDir }).map((file) =>
      readFileSync(join(outDir, file), 'utf8'),
    )
    const everything = files.join('\n')
    expect(everything).not.toMatch(
      /demo-public-key|service_demo|\/demo\/schedule|\/mailbox|\.example\b|localhost/,
    )
    const contact = readFileSync(join(outDir, 'contact.html'), 'utf8')
    expect(contact).toContain('action="https://api.emailjs.com/api/v1.0/email/send-form"')
    for (const value of ['service_real', 'template_real', 'real-public-key', '4.4.1']) {
      expect(contact).toContain(`value="${value}"`)
    }
    expect(contact).toContain('<link rel="canonical" href="https://tidewright.test/contact"/>')
    const headers = readFileSync(join(outDir, '_headers'), 'utf8')
    expect(headers).toContain("connect-src 'self' https://api.emailjs.com")
    expect(headers).toContain('frame-src https://calendar.tidewright.test')
    expect(headers).toContain('upgrade-insecure-requests')
  }, 90_000)
})
