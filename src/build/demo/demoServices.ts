import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { sampleConfig } from '../../config/defaults.ts'
import { mailServer } from '../../services/mailProvider.ts'
import { createMailService, type MailService } from './mailService.ts'
import { demoHeaders, mailboxPage, schedulePage } from './pages.ts'

/** Maximum size of a request's body in bytes: the longest message with the encoding around it. */
const MAX_BODY = mailServer.maxBytes * 4

/** Returns the body of a request, or null where it is longer than MAX_BODY. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // A longer body is read to its end too: a client that still writes would not see the answer.
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size > MAX_BODY ? null : Buffer.concat(chunks)
}

async function answerMail(
  mail: MailService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request)
  const { status, text } = body
    ? await mail.receive(request.headers['content-type'], body)
    : { status: 413, text: mailServer.tooLong }
  if (status >= 500) console.error(text)
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain;charset=utf-8')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.end(text)
}

function answerPage(response: ServerResponse, html: string): void {
  for (const [name, value] of Object.entries(demoHeaders)) response.setHeader(name, value)
  response.end(html)
}

/** Answers requests to the mail provider, the mailbox and the calendar. Leaves all others to the next handler. */
export function demoMiddleware(mail: MailService): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0]
    if (request.method === 'POST' && path === mailServer.path) {
      answerMail(mail, request, response).catch((error: unknown) => {
        // A client that ends its upload early waits for no answer.
        if (request.complete) next(error)
      })
    } else if (path === '/mailbox') answerPage(response, mailboxPage(mail.mailbox()))
    else if (path === '/demo/schedule') answerPage(response, schedulePage())
    else next()
  }
}

/**
 * Serves the mail provider, the mailbox (/mailbox) and the calendar of demo mode in the development and the preview
 * server. Messages are stored in `folder`.
 */
export function demoServices(folder: string): Plugin {
  const mail = createMailService({ folder, settings: sampleConfig.mail })
  return {
    name: 'tidewright:demo-services',
    configureServer(server) {
      server.middlewares.use(demoMiddleware(mail))
    },
    configurePreviewServer(server) {
      server.middlewares.use(demoMiddleware(mail))
    },
  }
}
