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
    text: 'Code, accounts and keys are yours from the first day. Leaving takes ten business days’ notice and no explanation.',
  },
]

export const testimonialsPage: TestimonialsPage = {
  hero: { title: `Testimonials · ${inWords(count)} client ${count === 1 ? 'letter' : 'letters'}` },
  stars: '{rating} of 5 stars',
  figures: {
    label: 'Summary',
    stats: [
      { value: '4.9/5', label: 'average rating by all clients' },
      { value: '98%', label: 'client satisfaction' },
      { value: '85%', label: 'repeat clients' },
      { value: '100%', label: 'on-time delivery' },
    ],
  },
  others: { heading: `${capitalized(inWords(count - 1))} more, in their own words` },
  reasons: {
    heading: `${capitalized(inWords(reasons.length))} ${reasons.length === 1 ? 'reason' : 'reasons'} they give`,
    notes: reasons,
  },
  callToAction: {
    heading: 'Ask one of them.',
    text: 'Name a letter and we put you in touch with its writer. We stay out of the call.',
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
