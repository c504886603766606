import { cutText } from '../../shared/text.ts'
import type { ContactValues } from './fields.ts'

/** Mail programs and systems cut addresses beyond about 2000 characters, once encoded. */
const LONGEST_BODY = 1600

/** A mail link with the message filled in, for the day on which the form cannot send. */
export function mailtoLink(address: string, values: ContactValues): string {
  const contact = [values.name, values.email, values.phoneNumber].filter(Boolean).join(', ')
  const full = contact ? `${values.message}\n\n${contact}` : values.message
  let body = cutText(full, LONGEST_BODY)
  while (encodeURIComponent(body).length > LONGEST_BODY) body = cutText(body, Math.floor(body.length * 0.8))
  const parts = Object.entries({ subject: cutText(values.subject, 200), body }).filter(
    ([, value]) => value !== '',
  )
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`)
  return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
