import { createServer } from 'node:net'
import { DEFAULT_PORT, StartError, type StartOptions } from './options.ts'

/** Listens on a port for a moment. Resolves with the error's code, or with null if the port is free. */
function listenError({ port, host }: StartOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** Returns a free port above a taken one. If the next nine are taken too, it returns the tenth without a check. */
async function nextFreePort({ port, host }: StartOptions): Promise<number> {
  const last = Math.min(port + 10, 65_535)
  for (let next = port + 1; next < last; next++)
    if ((await listenError({ port: next, host })) === null) return next
  return last
}

/** Returns a sentence about a port that cannot be used, with a command to type. */
export async function portProblem(options: StartOptions, code: string): Promise<string> {
  const { port, host } = options
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Run: npm start -- --port ${await nextFreePort(options)}`
  if (code === 'EACCES')
    return `Port ${port} needs administrator rights. Run: npm start -- --port ${DEFAULT_PORT}`
  return `Listening on ${host}:${port} failed (${code}). Run: npm start -- --port ${DEFAULT_PORT}`
}

/**
 * Checks a port before the build, which takes seconds.
 *
 * @throws {StartError} if the port cannot be used
 */
export async function requireFreePort(options: StartOptions): Promise<void> {
  const code = await listenError(options)
  if (code !== null) throw new StartError(await portProblem(options, code))
}
