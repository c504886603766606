import type { SendFailure } from '../../services/email.ts'

/** Where the form stands between two sends. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'sent' }
  | { kind: 'failed'; failure: SendFailure }
  /** Something looked like a program; one click by a person sends. */
  | { kind: 'confirm' }

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

/** What a visitor reads in the form beside the toast's own words. What was typed is still there in every case. */
export const failureHints: Readonly<Record<SendFailure, string>> = {
  offline: 'You are offline, so nothing was sent. What you wrote is kept here.',
  unknown:
    'The mail service did not answer. Your message may have been sent; writing to us directly is the sure way.',
  busy: 'The mail service asks for a moment between two messages. Wait a few seconds and send again.',
  'too-long':
    'The message is longer than the mail service takes (about 50,000 characters). Shorten it, or send it by e-mail.',
  refused: 'The mail service did not accept it. That is ours to repair; by e-mail it reaches us now.',
  provider: 'The mail service has trouble of its own. Try again in a while, or write to us directly.',
}
