import { testimonialsPage } from 'virtual:content/testimonials'
import type { Testimonial } from './testimonialsSchema.ts'
import { fill } from '../../shared/fill.ts'

/** Returns the accessible name of a testimonial's stars, or an empty text without stars. */
export function starsLabel({ rating }: Testimonial): string {
  return rating ? fill(testimonialsPage.stars ?? '', { rating: `${rating}` }) : ''
}
