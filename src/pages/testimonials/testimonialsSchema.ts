import * as v from 'valibot'
import { entry, fact, file, line, listOf, note, optional, record, shared } from '../../shared/contentRules.ts'
import { callToActionOfWork } from '../common/commonSchema.ts'

export const testimonial = entry({
  name: fact(line(40)),
  company: fact(line(40)),
  /** Job title. */
  title: line(48),
  location: optional(line(40)),
  /** The quotation, without quotation marks. Pages get it with those of `quotation`. */
  content: line(240),
  project: line(40),
  /** Duration as it is shown, such as `9 months`. */
  timeline: line(20),
  /** Number of stars out of 5. */
  rating: optional(fact(v.picklist([1, 2, 3, 4, 5], 'must be a whole number from 1 to 5'))),
  technologies: optional(shared(listOf(line(24), 1, 4))),
})
export type Testimonial = v.InferOutput<typeof testimonial> & { slug: string }

/** Texts of the testimonials page. */
export const testimonialsPage = file({
  /** The page opens with the first testimonial, under this line as its heading. */
  hero: record({ title: line(60) }),
  /** A quotation in the marks of the language. Default: `“{text}”`. */
  quotation: optional(line(20, 'text')),
  /** Description of the stars for screen readers. `{rating}` is their number. Needed with a rating. */
  stars: optional(line(40, 'rating')),
  figures: optional(
    record({
      /** Name of the figures for screen readers. */
      label: line(40),
      stats: listOf(record({ value: line(6), label: line(40) }), 2, 6),
    }),
  ),
  /** All testimonials after the first. Without any the section is left out. */
  others: record({ heading: line(48) }),
  reasons: optional(record({ heading: line(48), notes: listOf(note, 1, 6) })),
  callToAction: callToActionOfWork,
})
