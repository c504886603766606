import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { replaceFolder, write } from '../../src/tooling/files.ts'
import { siteHandler, siteServer } from '../../src/tooling/siteServer.ts'
import { cleanEnvironment } from '../helpers/cleanEnvironment.ts'
import { siteConfig } from '../helpers/content.ts'
import { listen } from '../helpers/listen.ts'
import { runNode } from '../helpers/runNode.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Creates a folder that goes with the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

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
  NODE_ENV: 'development',
}

it('demo mode and the tests read no variables and no .env files', async () => {
  const folder = temporaryFolder()
  const env = { ...cleanEnvironment(process.env), ...hostile, SITE_ENV_FOLDER: folder }
  const args = ['--input-type=module', '--eval', PRINT_CONFIG]
  writeFileSync(join(folder, '.env'), 'VITE_SITE_URL=garbage\nno value\n')
  const { stdout } = await run(process.execPath, args, { cwd: root, env })
  const modes = ['demo', 'test', 'development']
  const own = modes.map((mode) => JSON.stringify([JSON.stringify(siteConfig), mode, true]))
  expect(stdout.trim().split('\n')).toEqual(own)
})

it('an installation brings what builds the site, also where NODE_ENV is production', async () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = await run('npm', ['config', 'get', 'include'], { cwd: root, env })
  expect(stdout.trim()).toBe('dev')
})

it.for(['new', 'of another site'])(
  'a finished site takes its place, %s, and everybody can read it',
  (what) => {
    const folder = temporaryFolder()
    const [next, place] = [join(folder, 'next'), join(folder, 'dist')]
    if (what !== 'new') for (const file of ['index.html', 'last/page.html']) write(join(place, file), 'last')
    for (const file of ['index.html', 'assets/a.js']) write(join(next, file), 'next')
    for (const [path, mode] of Object.entries({ '': 0o700, assets: 0o700, 'index.html': 0o600 }))
      chmodSync(join(next, path), mode)
    replaceFolder(next, place)
    expect(globSync('**', { cwd: place }).toSorted()).toEqual(['.', 'assets', 'assets/a.js', 'index.html'])
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('next')
    // A web server is another user.
    for (const [path, mode] of Object.entries({ assets: 0o755, 'index.html': 0o644 }))
      expect(statSync(join(place, path)).mode & 0o777).toBe(mode)
    expect(existsSync(next)).toBe(false)
    expect(globSync(`${place}-*`)).toEqual([])
  },
)

it('npm start ends before it builds if its port is taken, or is none', async () => {
  const taken = await listen(() => {})
  onTestFinished(() => taken.close())
  const { port } = new URL(taken.origin)
  for (const args of [
    ['--port', port],
    [`--port=${port}`, '--host'],
    ['--port', 'four'],
  ]) {
    const { code, output } = await runNode('src/tooling/startDemo.ts', args, {})
    expect([code, output]).toEqual([1, expect.stringMatching(/^Port \w+ is not free .*\n$/)])
  }
})

it('a preview sends the files of a build that ended after its start, at any host name', async () => {
  const folder = temporaryFolder()
  const place = join(folder, 'dist')
  const build = (word: string) => {
    for (const file of ['index.html', '404.html', 'assets/a.js']) write(join(folder, 'next', file), word)
    write(join(folder, 'next/_headers'), `/*\n  X-Build: ${word}\n`)
    replaceFolder(join(folder, 'next'), place)
  }
  build('first')
  const server = await preview({
    configFile: false,
    root: folder,
    plugins: [siteServer()],
    preview: { port: 0 },
  })
  onTestFinished(() => server.close())
  const { port } = server.httpServer.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      get({ port, path, headers: { host: 'mymac.local:4173' } }, (answer) => {
        const { 'content-length': length, 'x-build': made } = answer.headers
        textOf(answer).then((body) => resolve([answer.statusCode, body, Number(length), made]), reject)
      }).on('error', reject)
    })
  for (const word of ['first', 'a longer second', '3rd']) {
    build(word)
    expect(await ask('/')).toEqual([200, word, word.length, word])
    expect(await ask('/assets/a.js')).toEqual([200, word, word.length, word])
    expect(await ask('/nothing')).toEqual([404, word, word.length, word])
  }
})

it('a preview asks for HTTPS only where it has it', async () => {
  const folder = temporaryFolder()
  const policy = "default-src 'none'; upgrade-insecure-requests"
  write(join(folder, 'index.html'), '')
  write(join(folder, '404.html'), '')
  const headers = [`Content-Security-Policy: ${policy}`, 'Strict-Transport-Security: max-age=31536000']
  write(join(folder, '_headers'), `/*\n  ${headers.join('\n  ')}\n`)
  const server = await listen(siteHandler(folder))
  onTestFinished(() => server.close())
  const headersOf = async (given: Record<string, string>) => {
    const answer = await fetch(server.origin, { headers: given })
    return [answer.headers.get('Content-Security-Policy'), answer.headers.get('Strict-Transport-Security')]
  }
  expect(await headersOf({})).toEqual(["default-src 'none'", null])
  expect(await headersOf({ 'X-Forwarded-Proto': 'https' })).toEqual([policy, 'max-age=31536000'])
})
