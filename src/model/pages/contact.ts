import * as v from 'valibot'
import { line, listOf, note, paragraph } from '../rules.ts'

export const contactPage = v.object({
  hero: v.object({ eyebrow: line(60), title: line(48) }),
  details: v.object({
    /** Above the table. */
    text: paragraph(160),
    /** First column of the table: the telephone number, e-mail address, street address, time of an answer, booking page. */
    labels: v.object({ call: line(8), write: line(8), visit: line(8), reply: line(8), book: line(8) }),
    /** When an answer comes. */
    reply: line(60),
    /** Link to the booking page. Not shown without one. */
    book: line(40),
  }),
  /** Reasons to write. Without any the section is left out. */
  reasons: v.object({ heading: line(40), notes: listOf(note, 0, 6) }),
  /** Above the calendar. */
  schedule: v.object({ eyebrow: line(40), heading: line(40), text: paragraph(160) }),
  /** The questions are in questions.ts. Without any the section is left out. */
  questions: v.object({ heading: line(40) }),
})

/** Texts of the contact page, without those of its form. */
export type ContactPage = v.InferOutput<typeof contactPage>
