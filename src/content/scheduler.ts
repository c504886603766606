import type { Scheduler } from '#src/model/scheduler.ts'

/** Texts of the calendar. They are a module of their own, because pages with calls to action load no calendar. */
export const scheduler: Scheduler = {
  heading: 'Pick a time',
  text: 'The calendar belongs to {name}. Loading it is a visit to their site: from then on their privacy terms apply.',
  load: 'Load the calendar',
  open: 'Open the calendar in a new tab',
  frame: 'Calendar for a call, by {name}',
  loading: 'The calendar is loading.',
  late: '{name} does not answer.',
  empty: 'If the calendar stays empty, open it in a new tab',
  book: 'Book a call',
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
