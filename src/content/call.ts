import type { Call } from '#src/model/call.ts'

/** Texts about a call, which several pages show. */
export const call: Call = {
  write: 'Write to the crew',
  book: 'Book a call',
  propose: 'Propose a time',
  scheduler: {
    heading: 'Pick a time',
    text: 'The calendar belongs to {name}. Loading it is a visit to them: from then on their privacy terms apply.',
    load: 'Load the calendar',
    open: 'Open it in a new tab',
    frame: 'Calendar for a call, by {name}',
    loading: 'The calendar is loading.',
    late: '{name} does not answer.',
    empty: 'If it stays empty, open it in a new tab',
  },
}
