import type { ChildProcess } from 'node:child_process'
import { end, findCommand, start } from './processes.ts'

/** Environment of a browser whose window and WebGL exist in memory only. */
export interface Display {
  environment: NodeJS.ProcessEnv
  close: () => Promise<void>
}

/** Path of the X server without a screen, or null. */
export const findDisplay = (): string | null => findCommand('Xvfb')

/** Resolves to the number of the display, which the server writes once it listens. */
function numberOf(server: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.stdout?.once('data', (number: Buffer) => resolve(number.toString().trim()))
  server.once('close', (code) => reject(new Error(`Xvfb has ended with code ${code}`)))
  return promise
}

/** Starts an X server. Firefox has no WebGL without one, and WebKitGTK no window. */
export async function startDisplay(path: string): Promise<Display> {
  const server = start(path, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await numberOf(server)
  return {
    environment: {
      ...process.env,
      DISPLAY: `:${display}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without it WebKitGTK's web process asks for a GPU, and ends where there is none.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    close: () => end(server),
  }
}
