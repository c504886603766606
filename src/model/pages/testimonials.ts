import * as v from 'valibot'
import { line, link, listOf, note, paragraph } from '../rules.ts'

export const testimonialsPage = v.object({
  /** The page opens with the first testimonial, under this line as its heading. */
  hero: v.object({ title: line(60) }),
  /** Description of the stars for screen readers. `{rating}` is their number. */
  stars: line(40),
  figures: v.object({
    /** Name of the figures for screen readers. */
    label: line(40),
    stats: listOf(v.object({ value: line(6), label: line(40) }), 2, 6),
  }),
  /** All testimonials after the first. Without any the section is left out. */
  others: v.object({ heading: line(48) }),
  /** Without reasons the section is left out. */
  reasons: v.object({ heading: line(48), notes: listOf(note, 0, 6) }),
  callToAction: v.object({
    heading: line(48),
    text: paragraph(200),
    /** Second button. Without it the section has the link to book a call, where the site has one. */
    second: v.exactOptional(link),
  }),
})

/** Texts of the testimonials page. */
export type TestimonialsPage = v.InferOutput<typeof testimonialsPage>
