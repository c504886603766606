import { form } from '../../content/form.ts'
import type { SendFailure } from '../../services/mail.ts'
import { siteMail } from '../../services/siteMail.ts'
import { fill } from '../../shared/fill.ts'

/** Returns the sentence that the form shows after a failure. `wait`: seconds until it can send again. */
export function failureHint(failure: SendFailure, wait: number): string {
  return fill(form.failureHints[failure], {
    maxBytes: siteMail.maxBytes.toLocaleString('en'),
    seconds: String(wait),
  })
}
