import { testimonialsPage } from '../../content/pages/testimonials.ts'
import type { Testimonial } from '../../model/records.ts'
import { fill } from '../../shared/fill.ts'

/** Returns the accessible name of a testimonial's stars. */
export function starsLabel({ rating }: Testimonial): string {
  return fill(testimonialsPage.stars, { rating: `${rating}` })
}
