import type { Call } from '#src/model/call.ts'

/** Buttons of the calls to action. */
export const call: Call = {
  write: 'Write to the crew',
  book: 'Book a call',
  propose: 'Propose a time',
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
