import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'

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
  const print = async (environment: NodeJS.ProcessEnv) => {
    const args = ['--input-type=module', '--eval', PRINT_CONFIG]
    const env = { ...cleanEnvironment(process.env), ...environment }
    return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout
  }
  try {
    writeFileSync(join(folder, '.env'), 'VITE_SITE_URL=garbage\nno value\n')
    const printed = await print({ ...hostile, SITE_ENV_FOLDER: folder })
    expect(printed.match(/"(demo|test|development)",/g)).toHaveLength(3)
    expect(printed).toBe(await print({}))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
