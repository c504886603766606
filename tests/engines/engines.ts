import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { BidiHandler, WebDriver, type remote } from 'webdriver'
import { findCommand } from '../helpers/findCommand.ts'
import { freePort } from '../helpers/listen.ts'

/** What the tests need of a browser. */
export interface Driver {
  /** Name and version of the browser, as it reports them. */
  browser: string
  /** Loads an address. Resolves after the load event. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. Arguments and result are JSON. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  clickAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  pressEscape: () => Promise<void>
  /** Sets the size of the page. The narrowest window of WebKit's test browser is 447 px wide. */
  resize: (width: number, height: number) => Promise<void>
  /** A PNG in base64. */
  screenshot: () => Promise<string>
  close: () => Promise<void>
}

interface Engine {
  /** What has to be done to install it, or an empty string. */
  missing: string
  launch: () => Promise<Driver>
}

const xvfb = findCommand('Xvfb')
const firefox = findCommand(process.env['FIREFOX_PATH'] ?? '', 'firefox-esr', 'firefox')
const webkitDriver = findCommand('WebKitWebDriver')
const [miniBrowser = ''] = globSync('/usr/lib{,exec}/{*/,}webkit2gtk-4.*/MiniBrowser')

/** Starts a process that ends with this one at the latest. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  // A full pipe would stop it.
  child.stdout.resume()
  process.once('exit', () => child.kill())
  return child
}

/** Starts an X server. Firefox has no WebGL without one, and WebKitGTK no window. */
async function startDisplay() {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = start(xvfb, args, process.env)
  if (!server.stdout) throw new Error('Xvfb has no output')
  const [display] = (await once(server.stdout, 'data')) as [Buffer]
  const environment = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without it WebKitGTK's web process asks for a GPU, and ends where there is none.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
  return { server, environment }
}

const runner =
  (evaluate: (expression: string) => Promise<unknown>): Driver['run'] =>
  async (work, ...args) =>
    (await evaluate(`(${work.toString()})(...${JSON.stringify(args)})`)) as never

/** A click of the mouse in both protocols of WebDriver. */
const clickActions = (x: number, y: number): remote.InputPointerSourceActions[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

const ESCAPE = '\uE00C'

/**
 * Without a client in between, which would add commands of its own: Firefox 140 lacks one that Puppeteer
 * 24.43 sends with each size.
 */
async function launchFirefox(): Promise<Driver> {
  const { server, environment } = await startDisplay()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  // Without both, WebGL is missing on machines without a GPU.
  const preferences = ['webgl.force-enabled', 'webgl.disable-fail-if-major-performance-caveat']
  const lines = preferences.map((name) => `user_pref("${name}", true);\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const port = await freePort()
  const args = ['--profile', profile, '--remote-debugging-port', String(port), 'about:blank']
  const browser = start(firefox, args, { ...environment, HOME: profile })
  const session = new BidiHandler(`ws://127.0.0.1:${port}/session`)
  const waiting = { message: 'no answer over WebDriver BiDi', timeout: 60_000 }
  await expect.poll(() => session.connect(), waiting).toBe(true)
  const { capabilities } = await session.sessionNew({ capabilities: {} })
  const { context } = await session.browsingContextCreate({ type: 'tab' })
  const act = async (actions: remote.InputSourceActions[]) =>
    void (await session.inputPerformActions({ context, actions }))
  /** Key by key. The tests type ASCII, whose keys are single units. */
  const press = async (text: string) => {
    const actions = text.split('').flatMap((value): remote.InputKeySourceAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await act([{ type: 'key', id: 'keyboard', actions }])
  }
  return {
    browser: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await session.browsingContextNavigate({ context, url, wait: 'complete' })),
    run: runner(async (call) => {
      const expression = `(async () => JSON.stringify(await ${call}))()`
      const answer = await session.scriptEvaluate({ expression, target: { context }, awaitPromise: true })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.type === 'string' ? JSON.parse(answer.result.value) : undefined
    }),
    clickAt: (x, y) => act(clickActions(x, y)),
    type: press,
    pressEscape: () => press(ESCAPE),
    resize: async (width, height) =>
      void (await session.browsingContextSetViewport({ context, viewport: { width, height } })),
    screenshot: async () => (await session.browsingContextCaptureScreenshot({ context })).data,
    async close() {
      const ended = once(browser, 'exit')
      // Firefox 115 has no such command.
      await session.browserClose({}).catch(() => browser.kill())
      await ended
      server.kill()
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      } catch (error) {
        console.log(`The profile of Firefox stays: ${String(error)}`)
      }
    },
  }
}

async function launchWebkit(): Promise<Driver> {
  const { server, environment } = await startDisplay()
  const port = await freePort()
  const driver = start(webkitDriver, [`--port=${port}`], environment)
  const session = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    connectionRetryCount: 10,
    capabilities: {
      alwaysMatch: {
        'wdio:enforceWebDriverClassic': true,
        // @ts-expect-error -- the package's types do not know the options of WebKitGTK
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
      firstMatch: [{}],
    },
  })
  const run = runner((expression) => session.executeScript(`return ${expression}`, []))
  const type = async (keys: string) => {
    const [focused = ''] = Object.values(await session.getActiveElement())
    await session.elementSendKeys(focused, keys)
  }
  const { browserName, browserVersion } = session.capabilities
  return {
    browser: `${browserName} ${browserVersion}`,
    open: (url) => session.navigateTo(url),
    run,
    clickAt: (x, y) => session.performActions(clickActions(x, y)),
    type,
    pressEscape: () => type(ESCAPE),
    screenshot: () => session.takeScreenshot(),
    async resize(width, height) {
      const around = await run(() => outerHeight - innerHeight)
      await session.setWindowRect(null, null, width, height + around)
    },
    async close() {
      await session.deleteSession()
      driver.kill()
      server.kill()
    },
  }
}

const needs = (parts: Readonly<Record<string, string>>) => {
  const packages = Object.keys(parts).filter((each) => !parts[each])
  return packages.length > 0 ? `install ${packages.join(' ')}` : ''
}

/** The engines besides today's Chromium, by the name of their Playwright project. */
export const engines: Readonly<Record<string, Engine>> = {
  firefox: {
    missing: needs({ 'firefox-esr': firefox, xvfb }),
    launch: launchFirefox,
  },
  webkit: {
    missing: needs({ 'webkit2gtk-driver': webkitDriver && miniBrowser, xvfb }),
    launch: launchWebkit,
  },
}
