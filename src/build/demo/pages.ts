import { escapeHtml } from '../../shared/escapeHtml.ts'
import { colors } from '../../theme/tokens.ts'
import { hashOf } from '../headers.ts'
import type { Mailbox } from './mailService.ts'

const styles = `
:root{color-scheme:dark}
body{max-width:46rem;margin:0 auto;padding:48px 24px 96px;background:${colors['ink-950']};color:${colors.foam};font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
h1{font-weight:400;font-size:2rem;line-height:1.15}
p,dt,time{color:${colors.mist}}
article,form{margin-top:32px;padding:24px;border:1px solid ${colors.line};border-radius:4px;background:${colors['ink-900']}}
h2{margin:0 0 4px;font-size:1.125rem;font-weight:600}
dl{display:grid;grid-template-columns:8rem 1fr;gap:4px 16px;margin:16px 0 0}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:${colors.teal}}
fieldset{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:12px;margin:16px 0;padding:0;border:0}
legend{padding:0 0 8px;color:${colors.mist}}
button{padding:12px;border:1px solid ${colors['line-strong']};border-radius:3px;background:transparent;color:inherit;font:inherit;cursor:pointer}
button:hover,button:focus-visible{border-color:${colors.teal}}
`

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head><body>${body}</body></html>`
}

/** Headers of the demo's pages: no scripts, and only this site may frame the calendar. */
export const demoHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; style-src '${hashOf(styles)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'Content-Type': 'text/html;charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

/**
 * Returns the page with every stored message: all its fields, in the order in which they were sent. Files that could not
 * be read are listed.
 */
export function mailboxPage({ messages, unreadable }: Mailbox): string {
  const articles = messages.map(({ id, receivedAt, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    return `<article id="${escapeHtml(id)}"><h2>${escapeHtml(fields['subject'] ?? 'No subject')}</h2><time>${escapeHtml(receivedAt)}</time><dl>${rows.join('')}</dl></article>`
  })
  const intro =
    messages.length + unreadable.length === 0
      ? '<p>Nothing here yet. <a href="/contact">Send a message</a> and reload.</p>'
      : `<p>${messages.length} kept, newest first. They are files in the folder <code>.mailbox</code>.</p>`
  const faults = unreadable.map((fault) => `<p>Not readable: <code>${escapeHtml(fault)}</code></p>`)
  return document('Local mailbox', `<h1>Local mailbox</h1>${intro}${faults.join('')}${articles.join('')}`)
}

/** Returns the demo's calendar: half hours of one day. Its buttons do nothing. */
export function schedulePage(): string {
  const times = Array.from({ length: 12 }, (_, index) => {
    const minutes = 9 * 60 + index * 30
    return `<button type="button">${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}</button>`
  })
  return document(
    'Pick a time',
    `<h1>Pick a time</h1><p>This page stands in for the calendar while the site runs in demo mode.</p><form><fieldset><legend>Tomorrow, your time</legend>${times.join('')}</fieldset></form>`,
  )
}
