import { aboutLayout } from '../../src/scenes/about/layout.ts'
import { contactLayout } from '../../src/scenes/contact/layout.ts'
import { defaultLayout } from '../../src/scenes/default/layout.ts'
import { portfolioLayout } from '../../src/scenes/portfolio/layout.ts'
import type { SceneId } from '../../src/scenes/registry.ts'
import { servicesLayout } from '../../src/scenes/services/layout.ts'
import { testimonialsLayout } from '../../src/scenes/testimonials/layout.ts'
import type { Layout, LayoutInput } from '../../src/scenes/layout.ts'

/** The pure layout behind each scene. */
export const layouts: Record<SceneId, (input: LayoutInput) => Layout> = {
  default: defaultLayout,
  services: servicesLayout,
  about: aboutLayout,
  portfolio: portfolioLayout,
  testimonials: testimonialsLayout,
  contact: contactLayout,
}
