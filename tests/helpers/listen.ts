import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = Awaited<ReturnType<typeof listen>>

/** Serves at a free port of this machine. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
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
