import { defineScene } from '../defineScene.tsx'
import { TESTIMONIALS_COUNT, testimonialsLayout } from './layout.ts'

/** Twenty octahedra that turn almost together, so that a glint passes over all of them, one after another. */
export const testimonialsScene = defineScene({
  id: 'testimonials',
  layout: testimonialsLayout,
  count: TESTIMONIALS_COUNT,
})
