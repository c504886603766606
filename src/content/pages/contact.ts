import type { Note } from '#src/model/rules.ts'

export const reasonsToWrite: readonly Note[] = [
  {
    title: 'Read by an engineer',
    text: 'The first answer comes from somebody who builds, and it answers the question.',
  },
  { title: 'A no is an answer', text: 'If we are the wrong crew, we say who is the right one.' },
  { title: 'Nothing to prepare', text: 'Two lines will do. We ask for the rest.' },
  {
    title: 'Under your terms',
    text: 'Send a non-disclosure agreement first if you like. We sign within a day.',
  },
]
