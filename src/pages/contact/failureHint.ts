import { form } from '../../content/form.ts'
import type { SendFailure } from '../../services/mail.ts'
import { siteMail } from '../../services/siteMail.ts'
import { fill } from '../../shared/fill.ts'

/** Returns the sentence that the form shows after a failure. */
export function failureHint(failure: SendFailure): string {
  return fill(form.failureHints[failure], { maxBytes: siteMail.maxBytes.toLocaleString('en') })
}
