import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'
import { siteConfig } from '../helpers/content.ts'

const root = join(import.meta.dirname, '../..')

/** Prints the configuration that Vite has in each mode. */
const PRINT_CONFIG = `
  import { resolveConfig } from 'vite'
  for (const mode of ['demo', 'test', 'development']) {
    const config = await resolveConfig({}, 'build', mode, 'production')
    console.log(JSON.stringify([config.define.__SITE_CONFIG__, config.mode, config.isProduction]))
  }
`

const hostile = {
  VITE_SITE_URL: 'garbage',
  VITE_BOOKING_URL: 'javascript:alert(1)',
  VITE_BRAND_NAME: 'Somebody else',
  VITE_EMAILJS_PUBLIC_KEY: '',
}

it('demo mode and the tests read no variables and no .env files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { ...cleanEnvironment(process.env), ...hostile, SITE_ENV_FOLDER: folder }
  const args = ['--input-type=module', '--eval', PRINT_CONFIG]
  writeFileSync(join(folder, '.env'), 'VITE_SITE_URL=garbage\nno value\n')
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  const modes = ['demo', 'test', 'development']
  const own = modes.map((mode) => JSON.stringify([JSON.stringify(siteConfig), mode, true]))
  expect(stdout.trim().split('\n')).toEqual(own)
})
