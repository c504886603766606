import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'

export type Listening = Awaited<ReturnType<typeof listen>>

/**
 * Serves at a port of this machine, or at a free one: over HTTP/2 with a key and certificate in one PEM text.
 */
export async function listen(answer: RequestListener, port = 0, certificate?: Buffer) {
  const server = certificate
    ? createSecureServer({ key: certificate, cert: certificate }, (request, response) =>
        // The compatible interface of HTTP/2 has all that the listeners use.
        answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
      )
    : createServer(answer)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
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
