import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDisplay, startDisplay } from './display.ts'
import type { Driver, Installed } from './driver.ts'
import { end, findCommand, start } from './processes.ts'

/** Preferences of the profile. */
const PREFERENCES: Readonly<Record<string, boolean | number | string>> = {
  // Without both, WebGL is missing on machines without a GPU.
  'webgl.force-enabled': true,
  'webgl.disable-fail-if-major-performance-caveat': true,
  // Requests of the browser itself.
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.provider.google4.updateURL': '',
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

/** Sends a command of WebDriver BiDi. Rejects with the browser's error. */
type Send = (method: string, params: object) => Promise<unknown>

/** Opens a connection to the browser. Every command rejects once it is closed. */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, type, result, error, message } = JSON.parse(data) as Message
    const command = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !command) return
    waiting.delete(id)
    if (type === 'success') command.resolve(result)
    else command.reject(new Error(`Firefox: ${error}: ${message}`))
  })
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', () => opened.reject(new Error(`No connection to ${url}`)))
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'))
    waiting.clear()
  })
  await opened.promise
  let last = 0
  return (method, params) => {
    last += 1
    const command = Promise.withResolvers<unknown>()
    waiting.set(last, command)
    socket.send(JSON.stringify({ id: last, method, params }))
    return command.promise
  }
}

/** Resolves to the address of the browser's WebDriver BiDi server, which it writes to its error output. */
function addressOf(browser: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  browser.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
    if (address) resolve(address)
  })
  browser.on('close', (code) => reject(new Error(`Firefox has ended with code ${code}:\n${output}`)))
  return promise
}

async function launch(paths: { browser: string; display: string }): Promise<Driver> {
  const display = await startDisplay(paths.display)
  const profile = mkdtempSync(join(tmpdir(), 'tidewright-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = start(paths.browser, ['--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...display.environment, HOME: profile },
  })
  const send = await connect(`${await addressOf(browser)}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression,
        awaitPromise: true,
        target: { context },
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return answer.result?.value ?? ''
    },
    async perform(source) {
      await send('input.performActions', { context, actions: [source] })
    },
    async traverse(direction) {
      await send('browsingContext.traverseHistory', { context, delta: direction === 'back' ? -1 : 1 })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    async close() {
      await end(browser)
      await display.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Finds Firefox with WebDriver BiDi, which needs 128 or newer, and an X server. */
export function findFirefox(): Installed {
  const browser = findCommand(process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox')
  const display = findDisplay()
  if (browser === null)
    return { missing: 'Firefox is not installed. Install firefox-esr, or set FIREFOX_PATH.' }
  if (display === null) return { missing: 'Firefox has no display. Install xvfb.' }
  return { launch: () => launch({ browser, display }) }
}
