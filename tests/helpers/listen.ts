import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  origin: string
  close: () => Promise<void>
}

/** Serves at a port of this machine, or at a free one. */
export async function listen(answer: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(answer).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => {})
  await close()
  return Number(new URL(origin).port)
}
