import { testimonials } from '../content/testimonials.ts'

/**
 * Testimonials on the home page, at most three: the first, which is large there, and two small ones. From four
 * testimonials on, the second is not among them.
 */
export const featuredTestimonials = [
  ...testimonials.slice(0, 1),
  ...testimonials.slice(testimonials.length > 3 ? 2 : 1).slice(0, 2),
]
