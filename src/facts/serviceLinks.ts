import { services } from '../content/services.ts'
import { slugOf } from '../shared/text.ts'

/** Number of services, from the first, that the footer links to. */
const LINKED_SERVICES = 6

/** Links to services on the services page. Every page has them, so they carry nothing else. */
export const serviceLinks = services
  .slice(0, LINKED_SERVICES)
  .map(({ title }) => ({ label: title, href: `/services#${slugOf(title)}` }))
