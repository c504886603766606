import { services } from '../content/services.ts'
import { slugOf } from '../shared/text.ts'

/** Number of services, from the first, that the home page lists. */
const LISTED_SERVICES = 6

/** Services on the home page, without the texts that only the services page loads. */
export const serviceSummaries = services
  .slice(0, LISTED_SERVICES)
  .map(({ title, description, technologies }) => ({
    title,
    href: `/services#${slugOf(title)}`,
    description,
    technologies: technologies.slice(0, 2),
  }))
