import '../helpers/demoSite.ts'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { siteHandler } from '../../src/build/siteServer.ts'
import { builtFolder } from '../helpers/builtSite.ts'

/**
 * What goes wrong with an answer. `close`: the connection ends without one. A number: it ends after that share of the
 * body. `plain`: the answer is complete, but text/plain.
 */
export type Damage = 'close' | 'plain' | number

export interface SiteServer {
  origin: string
  /** Paths of the requests so far. */
  requests: string[]
  /** Decides for each request what goes wrong with its answer. */
  damage: (path: string) => Damage | null
  /** Answers requests. The handler of the built site by default. */
  handler: RequestListener
  stop: () => Promise<void>
}

/** Key and certificate of an HTTPS server, PEM. */
export interface Certificate {
  key: string
  cert: string
}

type Response = Parameters<RequestListener>[1]

/** Makes an answer wrong. In HTTP/2, whose connections serve all requests, the stream is reset instead. */
function breakAnswer(damage: Damage, response: Response): void {
  const end = () => {
    if ('stream' in response) (response.stream as { close(code: number): void }).close(2)
    else response.socket?.destroy()
  }
  if (damage === 'close') {
    end()
    return
  }
  const complete = response.end.bind(response)
  response.end = ((body?: Buffer) => {
    if (typeof damage === 'number') response.write(body?.subarray(0, body.length * damage) ?? '', end)
    else complete(body)
    return response
  }) as typeof response.end
  if (damage === 'plain') {
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) =>
      setHeader(name, name === 'Content-Type' ? 'text/plain; charset=utf-8' : value)
  }
}

/** Serves the built site on a port of its own, over HTTP/2 with a certificate and over HTTP without one. */
export async function serveSite(certificate?: Certificate): Promise<SiteServer> {
  const site: SiteServer = {
    origin: '',
    requests: [],
    damage: () => null,
    handler: siteHandler(builtFolder),
    stop: async () => {},
  }
  const answer = (request: IncomingMessage, response: Response) => {
    const path = request.url ?? '/'
    site.requests.push(path)
    const damage = site.damage(path)
    if (damage) breakAnswer(damage, response)
    if (damage !== 'close') site.handler(request, response)
  }
  const server = certificate ? createSecureServer(certificate, answer as never) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  site.origin = `${certificate ? 'https' : 'http'}://localhost:${port}`
  site.stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
  return site
}
