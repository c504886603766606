import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Connect, Plugin } from 'vite'
import { demoConfig } from '../config/demo.ts'
import { MAIL_PATH, providerFields } from '../browser/mail.ts'
import { escapeHtml } from '../shared/text.ts'
import { colorsOf, type Colors } from '../theme/palette.ts'
import { fonts } from '../theme/tokens.ts'
import { projectRoot } from './content/contentFiles.ts'
import { readContent } from './content/readContent.ts'
import { cacheFolderOf } from './files.ts'
import { hashOf } from './headers.ts'

interface Message {
  receivedAt: string
  /** Text by the names of the request's fields, in the order in which they were sent. */
  fields: Readonly<Record<string, string>>
}

const stylesOf = (colors: Colors) => `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{max-width:46rem;margin:0 auto;padding:24px;background:${colors['ink-900']};color:${colors.foam};
font:400 1rem/1.5 ${fonts.text}}
h1,h2{margin:0;font:360 1.625rem/1.2 ${fonts.display}}
p{margin:0}
p,dt,time{color:${colors.mist}}
article{margin-top:32px;padding:24px;border:1px solid ${colors.line};border-radius:4px}
h2{font-size:1.125rem}
dl{display:grid;grid-template-columns:8rem 1fr;gap:4px 16px;margin:16px 0 0}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:${colors.teal}}
body:has(form){display:flex;flex-direction:column;gap:16px;max-width:55rem;min-height:100vh}
form{flex:1;display:grid;grid-template-rows:auto 1fr auto;gap:24px}
fieldset{display:grid;grid-template-columns:repeat(7,1fr);gap:4px;min-width:0;margin:0;padding:0;border:0}
.days label{min-height:clamp(40px,10vw,56px)}
legend{padding:0 0 12px;font-size:1.125rem;font-weight:550}
.days span{align-self:end;color:${colors.mist};font-size:.9375rem;text-align:center}
label{display:grid;place-items:center;border:1px solid transparent;border-radius:3px;
font-variant-numeric:tabular-nums;cursor:pointer}
label:has(:disabled){color:${colors['line-strong']};cursor:default}
.days label:has(:enabled){background:${colors['ink-800']}}
.times{grid-template-columns:repeat(auto-fit,minmax(max(72px,22%),1fr));grid-auto-rows:minmax(40px,1fr);
gap:8px}
.times label{border-color:${colors['line-strong']}}
label:has(:checked){background:${colors.teal}!important;color:${colors['ink-950']};font-weight:600}
label:has(:focus-visible){outline:2px solid ${colors.highlight};outline-offset:2px}
input{position:absolute;opacity:0}
form>div{display:flex;flex-wrap:wrap;gap:16px;align-items:center;justify-content:space-between;
padding-top:16px;border-top:1px solid ${colors.line};font-size:.875rem}
button{min-height:44px;padding:8px 24px;border:0;border-radius:3px;background:${colors.teal};
color:${colors['ink-950']};font:inherit;font-weight:550}
`

/**
 * Returns the rules of the site's typefaces, with their files: in the site's frame the page is of another
 * origin.
 */
async function fontRules(): Promise<string> {
  // A preview that shows none of these pages starts without the tools of fonts.
  const { prepareFonts } = await import('./fonts.ts')
  const content = readContent()
  const prepared = await prepareFonts(join(cacheFolderOf(projectRoot), 'fonts'), [content], '/')
  const shown = prepared.get(content.language)?.filter(({ role }) => role !== 'mono') ?? []
  const rules = shown.map(async ({ css, fileName, bytes }) => {
    const data = Buffer.from(await bytes()).toString('base64')
    return css
      .replace(`url(/${fileName})`, `url(data:font/woff2;base64,${data})`)
      .replace(/font-display:\w+/, 'font-display:block')
  })
  return (await Promise.all(rules)).join('')
}

/** Sends a page without scripts, which only this site may frame. */
async function answerPage(response: ServerResponse, title: string, body: string): Promise<void> {
  const styles = (await fontRules()) + stylesOf(colorsOf(readContent().palette))
  response.writeHead(200, {
    'Content-Security-Policy':
      `default-src 'none'; style-src '${hashOf(styles)}'; font-src data:; base-uri 'none'; ` +
      "form-action 'none'; frame-ancestors 'self'",
    'Content-Type': 'text/html;charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${styles}</style></head><body><h1>${title}</h1>${body}</body></html>`,
  )
}

/**
 * Answers a message as the provider does: status 200, or 400 where a field is missing that the provider
 * requires.
 */
async function receive(request: IncomingMessage, messages: Message[]): Promise<[number, string]> {
  const body = await buffer(request)
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  if (!form) return [400, 'The form could not be read']
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  for (const [name, value] of Object.entries(providerFields(demoConfig.mail)))
    if (fields[name] !== value) return [400, `The ${name} is required`]
  messages.unshift({ receivedAt: new Date().toISOString(), fields })
  return [200, 'OK']
}

function mailboxBody(messages: readonly Message[]): string {
  const articles = messages.map(({ receivedAt, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    const heading = `<h2>${escapeHtml(fields['subject'] ?? '')}</h2><time>${receivedAt}</time>`
    return `<article>${heading}<dl>${rows.join('')}</dl></article>`
  })
  const intro =
    messages.length === 0
      ? '<p>Nothing here yet. <a href="/contact">Send a message</a> and reload.</p>'
      : `<p>${messages.length} since the server started, newest first.</p>`
  return intro + articles.join('')
}

const choice = (name: string, label: string | number, state: string) =>
  `<label><input type="radio" name="${name}" ${state}>${label}</label>`

/** A month that begins on a Monday, and half hours of one day. The button does nothing. */
const days = Array.from({ length: 30 }, (_, index) =>
  choice('day', index + 1, index === 9 ? 'checked' : index % 7 > 4 || index < 4 ? 'disabled' : ''),
)
const times = [9, 10, 11, 13, 14, 15]
  .flatMap((hour) => [`${hour}:00`, `${hour}:30`])
  .map((time, index) => choice('time', time, index === 2 ? 'checked' : ''))
const week = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((name) => `<span>${name}</span>`)
const scheduleBody = `<p>30 minutes · Video call · Your time zone</p>
<form><fieldset class="days"><legend>This month</legend>${[...week, ...days].join('')}</fieldset>
<fieldset class="times"><legend>Wednesday 10</legend>${times.join('')}</fieldset>
<div><p>This page stands in for the calendar while the site runs in demo mode.</p>
<button type="button">Confirm</button></div></form>`

/**
 * Answers requests to the mail provider, the mailbox and the calendar. Messages are kept in memory, newest
 * first.
 */
export function createDemo(): { answer: Connect.NextHandleFunction; messages: readonly Message[] } {
  const messages: Message[] = []
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0]
    if (request.method === 'POST' && path === MAIL_PATH)
      receive(request, messages)
        .then(([status, text]) => {
          response.writeHead(status, { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' })
          response.end(text)
        })
        // A client that ends its upload early waits for no answer.
        .catch((error: unknown) => request.complete && next(error))
    else if (path === '/mailbox') answerPage(response, 'Local mailbox', mailboxBody(messages)).catch(next)
    else if (path === '/demo/schedule') answerPage(response, 'Pick a time', scheduleBody).catch(next)
    else next()
  }
  return { answer, messages }
}

/**
 * Serves the mail provider, the mailbox (/mailbox) and the calendar of demo mode in the development and the
 * preview server.
 */
export function demoServices(): Plugin {
  const { answer } = createDemo()
  return {
    name: 'demo-services',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  }
}
