import { cutText } from '../../shared/text.ts'
import type { ContactValues } from './fields.ts'

/** Mail programs and systems cut addresses beyond about 2000 characters, once encoded. */
const LONGEST_LINK = 1900
/** The most encoded characters of the subject and of each part of the contact line; the message has the rest. */
const LONGEST_PART = 400
const CUT = '[…]'

/** Lone halves of a surrogate pair, which a browser's field can hold, would make `encodeURIComponent` throw. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll(/\r\n?|\n/g, '\r\n'))
}

const encodedLength = (text: string) => encode(text).length

/** The beginning of `text` in at most `room` encoded characters; where something is missing, `mark` says so. */
function fit(text: string, room: number, mark: string): string {
  if (encodedLength(text) <= room) return text
  return `${cutText(text, room - encodedLength(mark), encodedLength)}${mark}`
}

const contactParts = ({ name, email, phoneNumber }: ContactValues) =>
  [name, email, phoneNumber].filter((part) => part !== '')

const paragraphs = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n')

/** The whole message as plain text: subject, message, and who wrote it. */
export function messageText(values: ContactValues): string {
  return paragraphs(values.subject, values.message, contactParts(values).join(', '))
}

/**
 * A mail link with the message filled in, for the day on which the form cannot send. Of a long message it holds the
 * beginning and says that it was cut; who wrote it is always there.
 */
export function mailtoLink(address: string, values: ContactValues): string {
  const contact = contactParts(values)
    .map((part) => fit(part, LONGEST_PART, '…'))
    .join(', ')
  const subject = fit(values.subject, LONGEST_PART, '…')
  const linkOf = (body: string) => {
    const query = Object.entries({ subject, body })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${encode(value)}`)
    return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
  }
  const whole = linkOf(paragraphs(values.message, contact))
  if (whole.length <= LONGEST_LINK) return whole
  const room = LONGEST_LINK - linkOf(paragraphs(CUT, contact)).length + encodedLength(CUT)
  return linkOf(paragraphs(fit(values.message, room, ` ${CUT}`), contact))
}
