import * as v from 'valibot'
import { line, paragraph } from './rules.ts'

const toast = v.object({ title: line(60), description: paragraph(120) })

export const form = v.object({
  /** Accessible name of the form. */
  label: line(40),
  /** Labels of the fields, by their names in the mail template. */
  fields: v.object({
    name: line(30),
    email: line(30),
    phoneNumber: line(30),
    subject: line(30),
    message: line(30),
  }),
  send: line(24),
  /** Label of the button during a send. */
  sending: line(24),
  /** Beside the button. */
  note: paragraph(160),
  /** Notification after a message was sent. */
  sent: toast,
  /** In the form after a message was sent, beside the notification: what happens next, and when. */
  next: v.object({ title: line(40), text: paragraph(160) }),
  /** Notification after a failure. */
  failed: toast,
  /** In the form after a failure, before one of the hints, which say what failed. */
  failure: line(60),
  /** What the visitor can do after each failure. */
  failureHints: v.object({
    offline: paragraph(160),
    unknown: paragraph(160),
    refused: paragraph(160),
  }),
  /** Asks for one more click, because a program may have filled the form. */
  confirmation: v.object({ title: line(40), text: paragraph(120), button: line(24) }),
  /** Button that opens the visitor's mail program with the message. */
  emailInstead: line(24),
})

/** Words of the contact form. */
export type FormTexts = v.InferOutput<typeof form>
