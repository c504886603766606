import { parseArgs } from 'node:util'

/** Port of `npm start` where neither `--port` nor PORT names one. */
export const DEFAULT_PORT = 4173

export interface StartOptions {
  port: number
  /** Name or address to listen on. */
  host: string
}

/** Error that the developer can mend. The message ends with a command to type. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}

function portOf(text: string, source: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port >= 1 && port <= 65_535) return port
  throw new StartError(
    `${source} must be a number from 1 to 65535, got "${text}". Run: npm start -- --port ${DEFAULT_PORT}`,
  )
}

/**
 * Reads `--port` and `--host`. PORT of the environment counts where `--port` is absent.
 *
 * @throws {StartError} for an unknown option and for a port that is not a number from 1 to 65535
 */
export function startOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' } },
    })
    const port = values.port ?? environment['PORT'] ?? ''
    const source = values.port === undefined ? 'PORT' : '--port'
    const given = values.port !== undefined || port !== ''
    return { port: given ? portOf(port, source) : DEFAULT_PORT, host: values.host ?? 'localhost' }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `npm start knows the options --port and --host, got "${args.join(' ')}". Run: npm start -- --port ${DEFAULT_PORT}`,
    )
  }
}
