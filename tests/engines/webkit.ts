import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { findDisplay, startDisplay } from './display.ts'
import type { Driver, Installed } from './driver.ts'
import { end, findCommand, start } from './processes.ts'

/** WebKitGTK's example browser, which its driver starts. Debian installs it with the library. */
const MINI_BROWSER = '/usr/lib{,exec}/{*/,}webkit2gtk-4.*/MiniBrowser'

/** Returns a port that nothing uses now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/** Sends a command of WebDriver. Rejects with the driver's error. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

function sender(origin: string): Send {
  return async (method, path, body = {}) => {
    const response = await fetch(
      origin + path,
      method === 'POST' ? { method, body: JSON.stringify(body) } : { method },
    )
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`WebKit: ${error}: ${message}`)
  }
}

/** Resolves once the driver answers. */
async function answering(send: Send): Promise<void> {
  const begin = Date.now()
  for (;;) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (Date.now() - begin > 30_000) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function launch(paths: { driver: string; browser: string; display: string }): Promise<Driver> {
  const display = await startDisplay(paths.display)
  const port = await freePort()
  const driver = start(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: display.environment,
  })
  const send = sender(`http://127.0.0.1:${port}`)
  await answering(send)
  const options = { binary: paths.browser, args: ['--automation'] }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  const evaluate = async (expression: string) =>
    (await send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })) as string
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url })
    },
    evaluate,
    async perform(source) {
      await send('POST', `${session}/actions`, { actions: [source] })
    },
    async traverse(direction) {
      await send('POST', `${session}/${direction}`)
    },
    async resize(width, height) {
      const around = Number(await evaluate('String(outerHeight - innerHeight)'))
      await send('POST', `${session}/window/rect`, { width, height: height + around })
    },
    async screenshot() {
      return Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64')
    },
    async close() {
      // Ends the browser, which the driver has started.
      await send('DELETE', session).catch(() => undefined)
      await end(driver)
      await display.close()
    },
  }
}

/** Finds WebKitGTK's driver, its example browser, and an X server, without which the browser shows nothing. */
export function findWebkit(): Installed {
  const driver = findCommand('WebKitWebDriver')
  const [browser] = globSync(MINI_BROWSER)
  const display = findDisplay()
  if (driver === null || browser === undefined)
    return { missing: 'WebKit is not installed. Install webkit2gtk-driver.' }
  if (display === null) return { missing: 'WebKit has no display. Install xvfb.' }
  return { launch: () => launch({ driver, browser, display }) }
}
