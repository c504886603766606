import type { TestimonialsPage } from '#src/model/pages/testimonials.ts'
import type { Note } from '#src/model/rules.ts'
import { capitalized, inWords } from '#src/shared/numbers.ts'
import { testimonials } from '../testimonials.ts'

const count = testimonials.length

const reasons: readonly Note[] = [
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

export const testimonialsPage: TestimonialsPage = {
  hero: { title: `Testimonials · ${inWords(count)} client ${count === 1 ? 'letter' : 'letters'}` },
  stars: '{rating} of 5 stars',
  figures: {
    label: 'Summary',
    stats: [
      { value: '4.9/5', label: 'average rating' },
      { value: '98%', label: 'satisfaction' },
      { value: '85%', label: 'repeat clients' },
      { value: '100%', label: 'on-time delivery' },
    ],
  },
  others: { heading: `${capitalized(inWords(count - 1))} more, unshortened` },
  reasons: {
    heading: `${capitalized(inWords(reasons.length))} ${reasons.length === 1 ? 'reason' : 'reasons'} they name`,
    notes: reasons,
  },
  callToAction: {
    heading: 'Ask one of them.',
    text: 'Name a letter, and we put you through to its writer, without us in the room.',
  },
}
