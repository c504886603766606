import type { ComponentProps } from 'react'
import type { ContactField } from '../../services/mail.ts'
import { PHONE_PATTERN, withoutTrunkZero } from '../../shared/phone.ts'
import { tidyLine, tidyText } from '../../shared/text.ts'

/** The fields of the contact form, with their rules as HTML attributes. The mail template uses their names. */
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
  {
    name: 'phoneNumber',
    attributes: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', pattern: PHONE_PATTERN },
  },
  { name: 'subject', attributes: { type: 'text', required: true } },
  { name: 'message', rows: 6, attributes: { required: true } },
] as const satisfies readonly {
  name: ContactField
  rows?: number
  attributes: ComponentProps<'input'>
}[]

/** Values by field. They do not compile as a message where the form lacks a field of it. */
export type ContactValues = Record<(typeof contactFields)[number]['name'], string>

export const fieldNames: readonly ContactField[] = contactFields.map((field) => field.name)

export const emptyValues: ContactValues = { name: '', email: '', phoneNumber: '', subject: '', message: '' }

/** Returns the text of a field as it is sent. */
export function tidied(name: ContactField, text: string): string {
  if (name === 'message') return tidyText(text)
  // NFKC: digits of full width become ordinary ones.
  return name === 'phoneNumber' ? withoutTrunkZero(tidyLine(text.normalize('NFKC'))) : tidyLine(text)
}
