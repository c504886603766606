import type * as v from 'valibot'
import {
  entry,
  file,
  group,
  hint,
  line,
  listOf,
  note,
  optional,
  optionalGroup,
  optionalHint,
  record,
} from '../../shared/contentRules.ts'
import { eyebrow, heading } from '../common/commonSchema.ts'

/** Texts of the contact page, without those of its form. */
export const contactPage = file({
  hero: group('First screen of the page.', { eyebrow: eyebrow(60), title: heading(48) }),
  details: group('Address, telephone and times beside the form.', {
    text: hint('Above the table.', line(160)),
    labels: group(
      'First column of the table: telephone, e-mail, street address, answer or opening hours, booking page.',
      {
        call: line(11),
        write: line(11),
        visit: line(11),
        reply: line(11),
        book: optional(line(11)),
      },
    ),
    reply: hint('When an answer comes, or the opening hours.', line(60)),
    book: optionalHint('Link to the booking page. Needed with one, with its label.', line(40)),
  }),
  reasons: optionalGroup('Reasons to write.', { heading: heading(40), notes: listOf(note, 1, 6) }),
  schedule: optionalGroup('Above the calendar. Needed with one, or with a booking page.', {
    eyebrow: eyebrow(40),
    heading: heading(40),
    text: hint('Below the heading.', line(160)),
  }),
  questions: optionalGroup('Above the records of questions. Needed with any.', {
    heading: heading(40),
  }),
})

export const question = entry({
  question: hint('As a visitor asks it.', line(90)),
  answer: hint('Shown when the question is open.', line(480)),
})
export type Question = v.InferOutput<typeof question> & { slug: string }

const toast = record({ title: line(60), description: line(120) })

/** Words of the contact form. The browser has its own words for a field that is not valid. */
export const form = file({
  label: hint('What screen readers call the form.', line(40)),
  fields: group('Labels of the fields.', {
    name: line(30),
    email: line(30),
    phoneNumber: line(30),
    subject: line(30),
    message: line(30),
  }),
  send: hint('Button that sends the message.', line(24)),
  sending: hint('Label of the button during a send.', line(24)),
  note: hint('Beside the button.', line(160)),
  sent: hint('Notification after a message was sent.', toast),
  receipt: group(
    'Over the fields after a message was sent: when it went, and a button that clears it away.',
    { title: line(48, 'time', 'date'), again: hint('Button for another message.', line(24)) },
  ),
  next: group('On the receipt: what happens next, and when.', { title: line(40), text: line(160) }),
  failed: hint('Notification after a failure.', toast),
  failure: hint('In the form after a failure, in bold.', line(60)),
  failureHint: hint('After it: what the visitor can do. The message may have arrived.', line(160)),
  emailInstead: hint("Button that opens the visitor's mail program with the message.", line(24)),
})
