import type { ComponentProps } from 'react'
import type { ContactField, MailFields } from '../../browser/mail.ts'
import { plainAddress } from '../../shared/plainAddress.ts'

/**
 * The fields of the contact form, with their rules as HTML attributes. The mail template uses their names.
 */
export const contactFields = [
  { name: 'name', attributes: { type: 'text', required: true, autoComplete: 'name' } },
  {
    name: 'email',
    attributes: {
      type: 'email',
      required: true,
      autoComplete: 'email',
      inputMode: 'email',
      spellCheck: false,
    },
  },
  { name: 'phoneNumber', attributes: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } },
  { name: 'subject', attributes: { type: 'text', required: true } },
  { name: 'message', rows: 6, attributes: { required: true } },
] as const satisfies readonly {
  name: ContactField
  rows?: number
  attributes: ComponentProps<'input'>
}[]

export const fieldNames: readonly ContactField[] = contactFields.map((field) => field.name)

export const emptyValues: MailFields = { name: '', email: '', phoneNumber: '', subject: '', message: '' }

/** Control characters, except tabs and line breaks. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Fields whose spellings that look alike are one. Elsewhere characters without a shape spell words. */
const ADDRESSES: ReadonlySet<ContactField> = new Set<ContactField>(['email', 'phoneNumber'])

/** Returns the text of a field as it is sent. */
export function tidied(name: ContactField, text: string): string {
  const clean = text.normalize('NFC').replaceAll(CONTROL, '').trim()
  return ADDRESSES.has(name) ? plainAddress(clean) : clean
}
