import * as v from 'valibot'
import { line, paragraph } from './rules.ts'

/** Texts about a call, which several pages show. `{name}` is the calendar's name from VITE_SCHEDULER_NAME. */
export const call = v.object({
  /** Button that leads to the contact page. */
  write: line(28),
  /** Button that opens the booking page in a new tab. */
  book: line(28),
  /** Button that leads to the contact page where the site has no calendar and no booking page. */
  propose: line(28),
  scheduler: v.object({
    heading: line(40),
    text: paragraph(240),
    load: line(28),
    open: line(48),
    /** Accessible name of the frame. */
    frame: line(60),
    loading: line(60),
    /** The calendar has not loaded within ten seconds. */
    late: line(60),
    /** Link under the loaded calendar. A browser reports a blocked frame as loaded. */
    empty: line(60),
  }),
})
export type Call = v.InferOutput<typeof call>
