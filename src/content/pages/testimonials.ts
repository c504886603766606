import type { Note, Stat } from '#src/model/rules.ts'

export const testimonialStats: readonly Stat[] = [
  { value: '4.9/5', label: 'average rating' },
  { value: '98%', label: 'satisfaction' },
  { value: '85%', label: 'repeat clients' },
  { value: '100%', label: 'on-time delivery' },
]

export const reasonsToChoose: readonly Note[] = [
  {
    title: 'The estimate is signed by its engineer',
    text: 'Whoever says how long it takes is on the project, so the number has somebody to defend it.',
  },
  {
    title: 'A Friday build, every Friday',
    text: 'You see working software each week at your own address. A missed Friday is reported as a defect.',
  },
  {
    title: 'The bad news arrives first',
    text: 'Risks stand at the top of the weekly note, above progress, with what we propose and what it costs.',
  },
  {
    title: 'You can let us go',
    text: 'Code, accounts, keys and the hand-over file are yours from the first day. Leaving us takes one.',
  },
]
