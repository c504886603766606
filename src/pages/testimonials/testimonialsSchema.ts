import * as v from 'valibot'
import {
  entry,
  fact,
  file,
  group,
  hint,
  line,
  listOf,
  note,
  optional,
  optionalGroup,
  optionalHint,
  record,
  shared,
} from '../../shared/contentRules.ts'
import { callToActionOfWork, heading } from '../common/commonSchema.ts'

/** It can quote others. One that begins and ends with a mark would have the page's marks twice. */
const quotation = v.pipe(
  line(240),
  v.check(
    (text) => !/^\p{Quotation_Mark}.*\p{Quotation_Mark}[.!?]?$/u.test(text),
    'has quotation marks: delete them',
  ),
)

export const testimonial = entry({
  name: shared(
    hint('Who says it. The home page shows the first three of the list, and the first one large.', line(40)),
  ),
  company: optional(shared(hint('Where the person works.', line(40)))),
  title: hint('Stands after the name.', line(48), 'Job title'),
  location: optionalHint('Where the company is. Not on the home page.', line(40)),
  content: hint('Without quotation marks: pages show those of the language.', quotation, 'Quotation'),
  project: optionalHint('What was done for the client, in a few words. Not on the home page.', line(40)),
  timeline: optionalHint('As it is shown, such as 9 months.', line(20), 'Duration'),
  rating: optional(
    fact(
      hint('Number of stars out of 5.', v.picklist([1, 2, 3, 4, 5], 'must be a whole number from 1 to 5')),
    ),
  ),
  technologies: optional(shared(hint('What the work was done with.', listOf(line(24), 1, 4)))),
})
export type Testimonial = v.InferOutput<typeof testimonial> & { slug: string }

export const testimonialsPage = file({
  hero: group('The page opens with the first testimonial, under this line as its heading.', {
    title: heading(60),
  }),
  quotation: optionalHint('A quotation in the language’s marks. Default: “{text}”.', line(20, 'text')),
  stars: optionalHint(
    'Description of the stars for screen readers. {rating} is their number. Needed with a rating.',
    line(40, 'rating'),
  ),
  figures: optionalGroup('What the testimonials add up to.', {
    label: hint('Name of the figures for screen readers.', line(40)),
    stats: hint('Such as 4.9.', listOf(record({ value: line(6), label: line(40) }), 2, 4)),
  }),
  others: group('All testimonials after the first. Without any the section is left out.', {
    heading: heading(48),
  }),
  reasons: optionalGroup('Reasons to trust the agency.', { heading: heading(48), notes: listOf(note, 1, 4) }),
  callToAction: callToActionOfWork,
})
