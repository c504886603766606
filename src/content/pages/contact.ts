import type { ContactPage } from '#src/model/pages/contact.ts'

/** Texts of the contact page. The words of its form are in form.ts, the questions in questions.ts. */
export const contactPage: ContactPage = {
  hero: {
    eyebrow: 'Contact · answered within 24 hours',
    title: 'Tell us where it hurts.',
  },
  details: {
    text: 'An engineer reads every message and replies within 24 hours, with an answer rather than a receipt.',
    labels: { call: 'Call', write: 'Write', visit: 'Visit', reply: 'Reply', book: 'Book' },
    reply: 'Within 24 hours, weekends included',
    book: 'Half an hour, no slides',
  },
  reasons: {
    heading: 'Why write to us',
    notes: [
      {
        title: 'Read by an engineer',
        text: 'The first answer comes from somebody who builds, and it answers the question.',
      },
      { title: 'A no is an answer', text: 'If we are the wrong crew, we say who is the right one.' },
      { title: 'Nothing to prepare', text: 'Two lines will do. We ask for the rest.' },
      {
        title: 'Under your terms',
        text: 'Send a non-disclosure agreement first if you like. We sign it within one business day.',
      },
    ],
  },
  schedule: {
    eyebrow: 'Or by voice',
    heading: 'Pick half an hour',
    text: 'Bring the code if you can; we sign your non-disclosure agreement first. We look at it together, and you keep the notes.',
  },
  questions: { heading: 'Asked before signing' },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
