import type { MailFields } from '../../src/services/mail.ts'

/** A message whose text has two lines. */
export const mailFields: MailFields = {
  name: 'Ada',
  email: 'ada@example.org',
  phoneNumber: '',
  subject: 'Hello',
  message: 'Two\nlines',
}
