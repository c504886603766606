import * as v from 'valibot'
import { line, paragraph } from './rules.ts'

/** Texts of the calendar. `{name}` is its name from VITE_SCHEDULER_NAME. */
export const scheduler = v.object({
  heading: line(40),
  text: paragraph(240),
  load: line(28),
  open: line(48),
  /** Accessible name of the frame. */
  frame: line(60),
  loading: line(60),
  /** Shown when the calendar has not loaded within ten seconds. */
  late: line(60),
  /** Link under the loaded calendar. A browser reports a blocked frame as loaded. */
  empty: line(60),
  /** Button in the calendar's place where the site has a booking page only. */
  book: line(28),
})
export type Scheduler = v.InferOutput<typeof scheduler>
