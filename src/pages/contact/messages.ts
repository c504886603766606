import type { SendFailure } from '../../services/mail.ts'
import { siteMail } from '../../services/siteMail.ts'

export const SENT_TOAST = {
  tone: 'plain',
  title: 'Message sent successfully!',
  description: "We'll get back to you within 24 hours.",
} as const

export const FAILED_TOAST = {
  tone: 'destructive',
  title: 'Failed to send message',
  description: 'Please try again later or contact us directly.',
} as const

/** The sentence that the form shows for each failure, beside the words of the toast. */
export const failureHints: Readonly<Record<SendFailure, string>> = {
  offline: 'You are offline, so nothing was sent. What you wrote is kept here.',
  unknown:
    'The mail service did not answer. Your message may have been sent; writing to us directly is the sure way.',
  busy: 'The mail service asks for a moment between two messages. Wait a few seconds and send again.',
  'too-long': `The message is longer than the mail service takes (about ${siteMail.maxBytes.toLocaleString('en')} characters). Shorten it, or send it by e-mail.`,
  refused: 'The mail service did not accept it. That is ours to repair; by e-mail it reaches us now.',
  provider: 'The mail service has trouble of its own. Try again in a while, or write to us directly.',
}
