import { services } from '../content/services.ts'
import { slugOf } from '../shared/slug.ts'

/** Services without their long descriptions, which only the services page loads. */
export const serviceSummaries = services.map(({ title, description, technologies }) => ({
  title,
  href: `/services#${slugOf(title)}`,
  description,
  technologies: technologies.slice(0, 2),
}))
