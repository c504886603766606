import * as v from 'valibot'
import { line } from './rules.ts'

/** Buttons of the calls to action. */
export const call = v.object({
  /** Leads to the contact page. */
  write: line(28),
  /** Opens the booking page in a new tab. */
  book: line(28),
  /** Leads from the home page to the contact page where the site has no calendar and no booking page. */
  propose: line(28),
})
export type Call = v.InferOutput<typeof call>
