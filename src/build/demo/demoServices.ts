import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { sampleConfig } from '../../config/defaults.ts'
import { createMailService, MAX_BYTES, type MailService } from './mailService.ts'
import { demoHeaders, mailboxPage, schedulePage } from './pages.ts'

/** Room for the fields at their limit and the multipart framing round them. */
const MAX_BODY = MAX_BYTES * 4

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // What is too large is still read to its end, so that the answer reaches a client that is busy writing.
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
    : { status: 413, text: 'Variables size limit is 50Kb' }
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain;charset=utf-8')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.end(text)
}

function answerPage(response: ServerResponse, html: string): void {
  for (const [name, value] of Object.entries(demoHeaders)) response.setHeader(name, value)
  response.end(html)
}

function demoMiddleware(mail: MailService): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0]
    if (request.method === 'POST' && path === '/api/v1.0/email/send-form') {
      answerMail(mail, request, response).catch(next)
    } else if (path === '/mailbox') answerPage(response, mailboxPage(mail.messages()))
    else if (path === '/demo/schedule') answerPage(response, schedulePage())
    else next()
  }
}

/** Demo mode's stand-ins for the mail provider and the calendar, in the development and the preview server. */
export function demoServices(folder: string): Plugin {
  const mail = createMailService({ folder, ids: sampleConfig.mail })
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
