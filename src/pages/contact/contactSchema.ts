import type * as v from 'valibot'
import { entry, file, line, listOf, note, optional, record } from '../../shared/contentRules.ts'

/** Texts of the contact page, without those of its form. */
export const contactPage = file({
  hero: record({ eyebrow: line(60), title: line(48) }),
  details: record({
    /** Above the table. */
    text: line(160),
    /** First column of the table: the telephone number, e-mail address, street address, time of an answer, booking page. */
    labels: record({ call: line(8), write: line(8), visit: line(8), reply: line(8), book: line(8) }),
    /** When an answer comes. */
    reply: line(60),
    /** Who works now, of the people with hours. Not shown without any, and without a time zone in `agency.json`. */
    watch: optional(
      record({
        label: line(8),
        /** True at every hour: before scripts run, and while nobody works. */
        always: line(60),
        /** Somebody's name, and until when by the visitor's clock. */
        now: line(60, 'name', 'time'),
      }),
    ),
    /** Link to the booking page. Not shown without one. */
    book: line(40),
  }),
  /** Reasons to write. */
  reasons: optional(record({ heading: line(40), notes: listOf(note, 1, 6) })),
  /** Above the calendar. */
  schedule: record({ eyebrow: line(40), heading: line(40), text: line(160) }),
  /** Above the records of questions. Without any the section is left out. */
  questions: record({ heading: line(40) }),
})

export const question = entry({ question: line(90), answer: line(480) })
export type Question = v.InferOutput<typeof question>

const toast = record({ title: line(60), description: line(120) })

/** Words of the contact form. The browser has its own words for a field that is not valid. */
export const form = file({
  /** Accessible name of the form. */
  label: line(40),
  /** Labels of the fields, by their names in the mail template. */
  fields: record({
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
  note: line(160),
  /** Notification after a message was sent. */
  sent: toast,
  /** Over the fields after a message was sent, beside the notification: when it went, and a button that clears it away. */
  receipt: record({ title: line(48, 'time', 'date'), again: line(24) }),
  /** On the receipt: what happens next, and when. */
  next: record({ title: line(40), text: line(160) }),
  /** Notification after a failure. */
  failed: toast,
  /** In the form after a failure, before one of the hints, which say what failed. */
  failure: line(60),
  /** What the visitor can do after each failure. */
  failureHints: record({ offline: line(160), unknown: line(160), blocked: line(160), refused: line(160) }),
  /** Asks for one more click, because a program may have filled the form. */
  confirmation: record({ title: line(40), text: line(120), button: line(24) }),
  /** Button that opens the visitor's mail program with the message. */
  emailInstead: line(24),
  /** Beside it where the message is too long for a link: why, and the button that copies all of it. */
  copy: record({ why: line(160), button: line(24), done: line(24) }),
})
