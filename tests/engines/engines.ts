import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect } from 'playwright/test'
import puppeteer from 'puppeteer-core'
import { WebDriver } from 'webdriver'
import { findCommand } from '../helpers/findCommand.ts'
import { freePort } from '../helpers/listen.ts'
import { oldChromium } from './oldChromium.ts'

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
  /** Script that runs in each page before its own. */
  setup: string
}

const xvfb = findCommand('Xvfb')
const firefox = findCommand(process.env['FIREFOX_PATH'] ?? '', 'firefox-esr', 'firefox')
const webkitDriver = findCommand('WebKitWebDriver')
const [miniBrowser = ''] = globSync('/usr/lib{,exec}/{*/,}webkit2gtk-4.*/MiniBrowser')

/** Starts a process that ends with this one at the latest. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
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

/** Without WebGL, which is not in its package. */
async function launchOldChromium(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: oldChromium,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  return {
    browser: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    run: runner((expression) => page.evaluate(expression)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.insertText(text),
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  }
}

async function launchFirefox(): Promise<Driver> {
  const { server, environment } = await startDisplay()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    // With one, each new page gets it by commands that an older browser lacks: see `resize`.
    defaultViewport: null,
    userDataDir: profile,
    env: { ...environment, HOME: profile },
    // Without both, WebGL is missing on machines without a GPU.
    extraPrefsFirefox: {
      'webgl.force-enabled': true,
      'webgl.disable-fail-if-major-performance-caveat': true,
    },
  })
  const page = await browser.newPage()
  return {
    browser: await browser.version(),
    async open(url) {
      // The client's own navigation never ends in Firefox 140 while a frame of the page before is loading.
      await page.evaluate((to) => {
        Object.assign(window, { isLeft: true })
        location.assign(to)
      }, url)
      const hasLoaded = () =>
        page
          .evaluate(() => !('isLeft' in window) && document.readyState === 'complete')
          // While one document replaces the other, there is none.
          .catch(() => false)
      await expect.poll(hasLoaded).toBe(true)
    },
    run: runner((expression) => page.evaluate(expression)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    async resize(width, height) {
      try {
        await page.setViewport({ width, height })
      } catch (error) {
        // Beside the size, the client sends the orientation of the screen, which Firefox 140 does not know.
        if (!String(error).includes('unknown command')) throw error
        const sizeOf = () => page.evaluate(() => [innerWidth, innerHeight])
        await expect.poll(sizeOf).toEqual([width, height])
      }
    },
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    async close() {
      await browser.close()
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
    logLevel: 'error',
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
    clickAt: (x, y) =>
      session.performActions([
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
      ]),
    type,
    pressEscape: () => type('\uE00C'),
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

/**
 * Starts an engine and tries what all tests need: a page, its size and a script. Returns why that fails where it is not
 * installed, or is a version that the harness cannot drive.
 */
export async function launch(engine: Engine): Promise<Driver | string> {
  if (engine.missing) return engine.missing
  let driver: Driver | undefined
  try {
    driver = await engine.launch()
    await driver.open('about:blank')
    await driver.resize(800, 600)
    await driver.run(() => document.title)
    return driver
  } catch (error) {
    await driver?.close().catch(() => {})
    return `${driver?.browser ?? 'The browser'} cannot be driven: ${String(error)}`
  }
}

/** The engines besides today's Chromium, by the name of their Playwright project. */
export const engines: Readonly<Record<string, Engine>> = {
  firefox: { missing: needs({ 'firefox-esr': firefox, xvfb }), launch: launchFirefox, setup: '' },
  webkit: {
    missing: needs({ 'webkit2gtk-driver': webkitDriver && miniBrowser, xvfb }),
    launch: launchWebkit,
    // WebKitGTK 2.50 without a GPU ends its web process at any view transition, also in a page of two lines.
    setup: 'document.startViewTransition = undefined\n',
  },
  'chromium-2023': {
    missing: oldChromium ? '' : 'run npx node tests/engines/oldChromium.ts',
    launch: launchOldChromium,
    setup: '',
  },
}
