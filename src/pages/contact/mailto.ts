import { cutText, wellFormed } from '../../shared/text.ts'
import type { ContactValues } from './fields.ts'

/** Maximum length of the encoded link. Mail programs and operating systems cut links of more than about 2000 characters. */
const MAX_LINK = 1900
/** Maximum length, encoded, of the subject and of each part of the contact line. The message has the rest of the link. */
const MAX_PART = 400
/** Marks the place where a message is cut. */
const CUT = '[…]'

/** Code units of a text that are read beyond what fits. A grapheme cluster that is longer is cut. */
const LONGEST_CLUSTER = 200

/** `encodeURIComponent` throws for half a surrogate pair, which a text field can contain. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text).replaceAll(/\r\n?|\n/g, '\r\n'))
}

const encodedLength = (text: string) => encode(text).length

/** Returns the beginning of `text` in at most `room` encoded characters, with `mark` at its end where it is cut. */
function fit(text: string, room: number, mark: string): string {
  // No character is shorter when it is encoded. A text of a megabyte would be encoded at every key.
  if (text.length <= room && encodedLength(text) <= room) return text
  const start = text.slice(0, room + LONGEST_CLUSTER)
  return `${cutText(start, room - encodedLength(mark), encodedLength)}${mark}`
}

const contactParts = ({ name, email, phoneNumber }: ContactValues) =>
  [name, email, phoneNumber].filter((part) => part !== '')

const paragraphs = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n')

/** Returns the whole message as plain text: subject, message and writer. */
export function messageText(values: ContactValues): string {
  return paragraphs(values.subject, values.message, contactParts(values).join(', '))
}

/**
 * Returns a `mailto:` link with the message, for when the form cannot send. The link has at most 1900 characters: of a
 * long message it contains the beginning, a mark for the cut, and the writer.
 */
export function mailtoLink(address: string, values: ContactValues): string {
  const contact = contactParts(values)
    .map((part) => fit(part, MAX_PART, '…'))
    .join(', ')
  const subject = fit(values.subject, MAX_PART, '…')
  const linkOf = (body: string) => {
    const query = Object.entries({ subject, body })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${encode(value)}`)
    return `mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
  }
  const whole = values.message.length <= MAX_LINK ? linkOf(paragraphs(values.message, contact)) : null
  if (whole !== null && whole.length <= MAX_LINK) return whole
  const room = MAX_LINK - linkOf(paragraphs(CUT, contact)).length + encodedLength(CUT)
  return linkOf(paragraphs(fit(values.message, room, ` ${CUT}`), contact))
}
