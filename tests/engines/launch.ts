import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

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

export interface Engine {
  /** What has to be done to install it, or an empty string. */
  missing: string
  /** Path of a browser that prints its version with `--version`. WebKit's needs a display for that. */
  program?: string
  launch: () => Promise<Driver>
}

/**
 * What browsers answer to a command that their version does not have: the first two over WebDriver, the last
 * Chromium.
 */
const LACKS_COMMAND = /unknown command|unsupported operation|wasn't found/

/** Name and version of a browser that starts no session, or an empty string. */
const versionOf = (program?: string) =>
  program ? spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim() : ''

/**
 * Ends the wait for a browser that takes a connection and never answers: its tests would each wait for two
 * minutes and fail.
 */
async function noSession(limit: number): Promise<never> {
  await setTimeout(limit, undefined, { ref: false })
  throw new Error(`no session within ${limit / 1000} s`)
}

/**
 * Starts a browser, and tries the commands of the tests on a blank page. Returns why not, for a browser that
 * is missing or a version that cannot be driven: no session starts within `limit` ms, or it lacks a command.
 * @throws {Error} if a command fails otherwise
 */
export async function launch(name: string, engine: Engine, limit = 90_000): Promise<Driver | string> {
  if (engine.missing) return engine.missing
  const refusal = (browser: string, error: unknown) =>
    `${browser} cannot be driven: ${String(error).split('\n')[0]}`
  let driver: Driver
  try {
    driver = await Promise.race([engine.launch(), noSession(limit)])
  } catch (error) {
    return refusal(versionOf(engine.program) || name, error)
  }
  try {
    await driver.open('about:blank')
    await driver.resize(800, 600)
    await driver.run(() => document.body.setAttribute('contenteditable', ''))
    await driver.clickAt(5, 5)
    await driver.type('a')
    await driver.pressEscape()
    // No screenshot: WebKit takes none of a page at rest.
    return driver
  } catch (error) {
    await driver.close().catch(() => {})
    if (LACKS_COMMAND.test(String(error))) return refusal(driver.browser, error)
    throw error
  }
}
