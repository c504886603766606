import * as v from 'valibot'
import { line, paragraph, template } from './rules.ts'

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
  /** Below a telephone number that is not one. The browser has words for the other fields. */
  noPhoneNumber: line(100),
  /** Below a message that fills most of what the mail service takes. `{count}` and `{max}` are sizes in bytes. */
  size: template(100, 'count', 'max'),
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
    /** `{seconds}` is the time until the button works again. */
    busy: template(160, 'seconds'),
    /** `{maxBytes}` is the size limit of the mail service. */
    'too-long': template(160, 'maxBytes'),
    refused: paragraph(160),
    provider: paragraph(160),
  }),
  /** Asks for one more click, because a program may have filled the form. */
  confirmation: v.object({ title: line(40), text: paragraph(120), button: line(24) }),
  /** In the form when the same message may have been sent before, because its answer never arrived or in another tab. */
  repeat: v.object({
    title: line(40),
    /** `{time}` is when it was sent: "3:43 PM" or "Nov 21, 3:43 PM". */
    text: template(120, 'time'),
    /** Asks for one more click. */
    question: line(60),
    button: line(24),
  }),
  /** Button that opens the visitor's mail program with the message. */
  emailInstead: line(24),
  copy: v.object({
    button: line(24),
    copied: line(60),
    /** The browser does not let the page copy. The message then stands in a box, selected. */
    selected: paragraph(120),
    /** Accessible name of the box. */
    boxLabel: line(40),
  }),
})

/** Words of the contact form. */
export type FormTexts = v.InferOutput<typeof form>
